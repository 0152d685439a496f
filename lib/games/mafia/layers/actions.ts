import { actionsText, type LegalActions } from '@/lib/core/choice'

const SEATS = /\bseats? (\d+(?:(?:, | or | and )\d+)*)/g

/** Every legal move with what follows from it; seats are named. `names`: with numbers. */
export const actionsLayer = ({ moves }: LegalActions, names: readonly string[]): string =>
  actionsText(
    moves.map(({ name, text, consequences }) => ({
      name,
      text: named(text, names),
      consequences: consequences.map((consequence) => named(consequence, names)),
    })),
  )

/** Moves tell seats by number, for forms and pages alike; a packet tells names. */
const named = (text: string, names: readonly string[]): string =>
  text.replace(SEATS, (_, seats: string) => {
    const told = (seats.match(/\d+/g) ?? []).map((seat) => names[Number(seat)])
    const joint = seats.includes(' or ') ? ' or ' : ' and '
    return told.length === 1 ? told[0] : `${told.slice(0, -1).join(', ')}${joint}${told[told.length - 1]}`
  })
