import { describe, test } from 'vitest'
import { ASH, act, BIRCH, CEDAR, ENGINE, given } from '../story'

describe('answers of agents', () => {
  test('C-ACT-1 an act by a lever of the scenario bears its title; any other is taken as free text', () =>
    given()
      .when(ASH, { actions: [act('arm'), act('sing', '', { text: 'A song.' })] })
      .thenJust(
        { type: 'acted', seat: ASH, lever: 'arm', title: 'Arm', target: null, text: 'So be it.' },
        { type: 'acted', seat: ASH, lever: 'other', title: '', target: null, text: 'A song.' },
        { type: 'answered', seat: ASH },
      ))

  test('C-ACT-2 a lever that others alone may pull is refused', () => {
    given()
      .when(ASH, { actions: [act('dam')] })
      .thenRefused('not-your-lever')
    given()
      .when(BIRCH, { actions: [act('dam')] })
      .thenOf('acted', { lever: 'dam' })
  })

  test('C-ACT-3 a target is another agent, by its name in whatever letters; some levers need one', () => {
    given()
      .when(ASH, { actions: [act('threaten', ' cedar ')] })
      .thenOf('acted', { target: CEDAR })
    given()
      .when(ASH, { actions: [act('threaten')] })
      .thenRefused('no-target')
    given()
      .when(ASH, { actions: [act('threaten', 'Oak')] })
      .thenRefused('unknown-target')
    given()
      .when(ASH, { actions: [act('threaten', 'Ash')] })
      .thenRefused('unknown-target')
    given()
      .when(ASH, { actions: [act('threaten', 'The engine')] })
      .thenRefused('unknown-target')
  })

  test('C-ACT-4 a covert act is told to who did it and the engine, an open one to all', () =>
    given()
      .when(ASH, { actions: [act('arm', '', { covert: true })] })
      .thenOf('acted', { to: [ASH, ENGINE] })
      .thenState(({ table, own }) => {
        const covert = own.map(({ acts }) => acts.length)
        if (table.acts.length > 0 || covert.join() !== '1,0,0,1') throw new Error(`leaked: ${covert}`)
      }))

  test('C-ACT-5 at most five acts and five messages an answer', () => {
    given()
      .when(ASH, { actions: Array(6).fill(act('arm')) })
      .thenRefused('too-many-actions')
    const letter = { to: ['Birch'], text: 'Hm.' }
    given()
      .when(ASH, { communications: Array(6).fill(letter) })
      .thenRefused('too-many-letters')
    given()
      .when(ASH, { actions: Array(5).fill(act('arm')), communications: Array(5).fill(letter) })
      .thenOf('answered', {})
  })

  test('C-ACT-6 an act by no lever says in its text what is done', () =>
    given()
      .when(ASH, { actions: [act('other', '', { text: ' ' })] })
      .thenRefused('says-nothing'))

  test('C-LETTER-1 a letter reaches those it names and the engine, nobody else', () =>
    given()
      .when(ASH, { communications: [{ to: ['Cedar', 'cedar'], text: 'Come\nquietly.' }] })
      .thenOf('letter-sent', {
        seat: ASH,
        recipients: [CEDAR],
        text: 'Come quietly.',
        to: [ASH, CEDAR, ENGINE],
      })
      .thenState(({ own }) => {
        const letters = own.map((one) => one.letters.length).join()
        if (letters !== '1,0,1,1') throw new Error(`leaked: ${letters}`)
      }))

  test('C-LETTER-2 a letter to nobody, to oneself, to a stranger or without a text is refused', () => {
    const letter = (to: string[], text = 'Hm.') => given().when(ASH, { communications: [{ to, text }] })
    letter([]).thenRefused('no-recipient')
    letter(['Ash']).thenRefused('unknown-recipient')
    letter(['Oak']).thenRefused('unknown-recipient')
    letter(['Birch'], ' \n ').thenRefused('empty-letter')
  })

  test('C-ACT-7 an answer is taken whole or not at all', () =>
    given()
      .when(ASH, { actions: [act('arm')], communications: [{ to: ['Oak'], text: 'Hm.' }] })
      .thenRefused('unknown-recipient')
      .thenAsks([ASH, 'respond'], [BIRCH, 'respond'], [CEDAR, 'respond']))
})
