import { randomOf } from './chance'

// Sentences to make packets of: common words often, most words seldom, as in any language.

const VOCABULARY = 20_000
const SENTENCES = 24_000
const SYLLABLES = 'ba do ke lu mi no pa ra se ti vo wa zu fen gar hol jin mer sul tor'.split(' ')
/** Words of the games, the commonest first. */
const COMMON =
  'the a of to rent for and lot cash you is in owns house group trade turn pays mortgage board at with bid offer'
    .concat(
      ' deal railroad utility orange avenue electric company jail double hotel bank worth price Shark Turtle',
    )
    .split(' ')

function vocabulary(): readonly string[] {
  const draw = randomOf(1)
  const words = new Set(COMMON)
  while (words.size < VOCABULARY) {
    const length = 2 + Math.floor(draw() * 3)
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(draw() * SYLLABLES.length)]).join(''))
  }
  return [...words]
}

/** Sentences of about ninety characters. */
export function sentences(): readonly string[] {
  const words = vocabulary()
  const draw = randomOf(2)
  // rank r comes about as often as 1/r
  const word = () => words[Math.floor(words.length ** draw()) - 1] ?? words[0]
  return Array.from({ length: SENTENCES }, () => {
    const text = Array.from({ length: 12 + Math.floor(draw() * 8) }, word).join(' ')
    return `${text[0].toUpperCase()}${text.slice(1)}.`
  })
}

/** Words that come in a known share of the layers of actions, and of the thoughts. */
export const RARE: readonly (readonly [string, number])[] = [
  ['marzipan', 0.000_02],
  ['periwinkle', 0.000_5],
  ['lighthouse', 0.005],
  ['brimstone', 0.03],
]
