const LOW = 2.5
const MID = 5
const HIGH = 7.5
type Dot = readonly [number, number]
const CENTRE: Dot = [MID, MID]
const FALLING: readonly Dot[] = [
  [LOW, LOW],
  [HIGH, HIGH],
]
const RISING: readonly Dot[] = [
  [LOW, HIGH],
  [HIGH, LOW],
]
const BESIDE: readonly Dot[] = [
  [LOW, MID],
  [HIGH, MID],
]

const dotsOf = (pips: number): readonly Dot[] => [
  ...(pips % 2 === 1 ? [CENTRE] : []),
  ...(pips > 1 ? FALLING : []),
  ...(pips > 3 ? RISING : []),
  ...(pips > 5 ? BESIDE : []),
]

function Die({ pips }: { pips: number }) {
  return (
    <svg className="die" viewBox="0 0 10 10" role="img" aria-label={String(pips)}>
      {dotsOf(pips).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.95} />
      ))}
    </svg>
  )
}

export type DiceProps = { readonly dice: readonly [number, number]; readonly rolling: boolean }

/** The last throw; nothing before the first of a turn. */
export function Dice({ dice: [first, second], rolling }: DiceProps) {
  if (first === 0) return null
  return (
    <div className="dice" data-rolling={rolling || undefined}>
      <Die pips={first} />
      <Die pips={second} />
    </div>
  )
}
