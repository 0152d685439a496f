// The private thought, three lines: what is seen, what it means, what follows.
import type { Seat } from '@/lib/core/game'
import { type Action, NOBODY, type Request } from '../../actions'
import { occasionOf, urgencyOf } from '../reveal'
import { accusersOf } from '../today'
import { inSentence, listed, theRole } from './because'
import { type Listening, reasonFor } from './listening'
import { sentence } from './sentences'

export const thoughtOf = (listening: Listening, request: Request, action: Action): string =>
  [observed(listening), analysed(listening), planned(listening, request, action)].join('\n')

function observed({ stance: { table, seat, own, isMafia }, names }: Listening): string {
  const parts: string[] = []
  const last = table.deaths[table.deaths.length - 1]
  if (last !== undefined && last.turn >= table.turn - 1) {
    const was = last.role === null ? '' : `, ${theRole(table, last.role)}`
    const how = last.by === 'night' ? 'was killed in the night' : 'was voted out'
    parts.push(sentence(`${inSentence(names, last.seat)}${was}${was === '' ? '' : ','} ${how}`))
  } else if (table.turn > 1) parts.push('Nobody has died since yesterday.')
  else parts.push(`${table.seats} of us begin, ${table.options.mafia} of them mafia.`)
  const against = accusersOf(table, seat)
  if (against.length > 0) parts.push(sentence(`${listed(names, against)} named me today`))
  else if (table.nominees.length > 0 && table.phase !== 'NIGHT_ACTIONS')
    parts.push(
      sentence(
        `${listed(names, table.nominees)} ${table.nominees.length === 1 ? 'stands' : 'stand'} nominated`,
      ),
    )
  const found = own.investigations[own.investigations.length - 1]
  if (found !== undefined)
    parts.push(
      sentence(
        `my last look showed ${inSentence(names, found.target)} ${found.isMafia ? 'to be mafia' : 'not to be mafia'}`,
      ),
    )
  const living = own.partners.filter((one) => one !== seat && table.alive[one])
  if (isMafia)
    parts.push(
      living.length === 0 ? 'No partner of mine is left.' : sentence(`with me ${listed(names, living)}`),
    )
  return parts.join(' ')
}

/** The two it suspects most, with figures and grounds; a mafioso weighs how the table sees its own. */
function analysed(listening: Listening): string {
  const { stance, names } = listening
  const { table, seat, scores, reading, own, isMafia, prior } = stance
  const others = scores
    .map((score, other) => ({ score: Math.round(score), other }))
    .filter(({ other }) => table.alive[other] && other !== seat && !(isMafia && own.partners.includes(other)))
    .sort((a, b) => b.score - a.score)
  const figures = others.slice(0, 2).map(({ score, other }) => {
    const why = reasonFor({ ...listening, isOpen: true }, other, true)
    const name = inSentence(names, other)
    return why === null || score <= prior
      ? sentence(`${name} is at ${score}`)
      : sentence(`${name} is at ${score} and ${why}`)
  })
  const ours = isMafia
    ? own.partners
        .filter((one) => table.alive[one])
        .map(
          (one) =>
            `${one === seat ? 'me' : inSentence(names, one)} at ${Math.round(100 * reading.odds[one])}`,
        )
    : []
  const trusted = others[others.length - 1]
  return [
    ...(isMafia ? [`The table would put ${ours.join(', ')}.`, 'Of the others:'] : []),
    ...figures,
    ...(!isMafia && trusted !== undefined && trusted.score < prior / 2
      ? [sentence(`I trust ${inSentence(names, trusted.other)} most, at ${trusted.score}`)]
      : []),
  ].join(' ')
}

function planned(listening: Listening, request: Request, action: Action): string {
  const { names } = listening
  const who = (seat: Seat) => inSentence(names, seat)
  switch (request.decision) {
    case 'speaking': {
      const { nominates, accuses, defends } = action as Action<'speaking'>
      return speaks(listening, request, [
        ...(nominates === NOBODY ? [] : [`nominate ${who(nominates)}`]),
        ...accuses.filter((seat) => seat !== nominates).map((seat) => `accuse ${who(seat)}`),
        ...defends.map((seat) => `stand up for ${who(seat)}`),
      ])
    }
    case 'defence':
    case 'last_words': {
      const { accuses, defends } = action as Action<'defence'>
      return speaks(listening, request, [
        ...accuses.map((seat) => `turn them on ${who(seat)}`),
        ...defends.map((seat) => `stand up for ${who(seat)}`),
      ])
    }
    case 'voting': {
      const { vote } = action as Action<'voting'>
      return vote === NOBODY
        ? 'Nobody who stands is worth my vote, so I abstain.'
        : `My vote goes to ${who(vote)}.`
    }
    case 'night_kill': {
      const { target } = action as Action<'night_kill'>
      return target === NOBODY
        ? 'Nobody dies tonight.'
        : `I propose ${who(target)}, in round ${request.bounds.round}.`
    }
    case 'investigation':
      return `I look at ${who((action as Action<'investigation'>).target)}, the most doubtful of those I have not looked at.`
    case 'protection': {
      const { target } = action as Action<'protection'>
      return target === request.seat
        ? 'I keep watch over myself.'
        : `I keep watch over ${who(target)}, a likely target.`
    }
  }
}

function speaks({ stance, lies }: Listening, request: Request, does: readonly string[]): string {
  const { role, traits, seat, reading } = stance
  const deeds = does.length === 0 ? 'I listen and name nobody.' : sentence(`I ${does.join(', ')}`)
  if (role === 'mafia') {
    const occasion = occasionOf(stance, request.decision)
    if (occasion === null) return deeds
    const why = occasion === 'counter-claim' ? 'A sheriff has spoken' : 'I stand in a corner'
    return lies
      ? `${deeds} ${why}, so I claim what I am not.`
      : `${deeds} ${why}, and still I leave the great lie alone.`
  }
  if (role === 'villager' || reading.claims[seat]?.role === role || request.decision === 'last_words')
    return deeds
  const urgency = urgencyOf(stance, request.decision)
  const shows = urgency >= traits.suspicionThreshold
  return `${deeds} To say that I am the ${role} is urgent to ${urgency} of 100; from ${traits.suspicionThreshold} on I ${shows ? 'do, so I do' : 'would'}.`
}
