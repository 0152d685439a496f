/** Shapes on a 24 × 24 grid, filled: a seat is told by its shape as well as by its colour. */
const SHAPES = {
  shark: 'M2.5 19.5c5.5 0 8-1.2 11-1.2 3.2 0 5 .7 8 1.2-2.6-3.3-3.4-9-1.7-15.5C11.5 5.5 5.5 11 2.5 19.5z',
  professor:
    'M6.8 7.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 5.2-3.6 5.6 5.6 0 1 0 0-4 5.6 5.6 0 0 0-5.2-3.6zm0 2.6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm10.4 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  hustler: 'M3.5 3.5l5.5 4h6l5.5-4 .8 9.5L12 21.5 2.7 13z',
  turtle: 'M2.5 16.5a8.3 8.3 0 0 1 15.5-1.2 2.8 2.8 0 1 1 3.4 3H3zM5 19h3v2.3H5zM13 19h3v2.3h-3z',
  cup: 'M4 5h13v3h2a3.5 3.5 0 0 1 0 7h-2.5A6.5 6.5 0 0 1 4 12zM4 20h14v2H4z',
  moth: 'M12 8c-2-4-7-5-9.5-3 .2 5 2.5 8 6.5 8-3 1-3.5 4-2 6.5 3 .3 4.5-2 5-4.5.5 2.5 2 4.8 5 4.5 1.5-2.5 1-5.5-2-6.5 4 0 6.3-3 6.5-8C19 3 14 4 12 8z',
  lamp: 'M12 2l7.5 10h-15zM10.5 13.5h3V20h4v2h-11v-2h4z',
  compass: 'M12 1.5l3 7.5 7.5 3-7.5 3-3 7.5L9 15l-7.5-3L9 9z',
  quill: 'M21 2.5C12 3 5 9 4 17l-1.5 4.5 2 .5L6 18c8 0 14-5 15-15.5z',
  anchor:
    'M12 2a3 3 0 0 1 1.5 5.6V10H17v2.5h-3.5v6.2c2.5-.4 4.3-2 5-4.7l2.5 1c-1 4.3-4.3 7-9 7s-8-2.7-9-7l2.5-1c.7 2.7 2.5 4.3 5 4.7v-6.2H7V10h3.5V7.6A3 3 0 0 1 12 2z',
  tower: 'M5 2h3.5v3H10V2h4v3h1.5V2H19v7h-2v10h2v3H5v-3h2V9H5z',
  gull: 'M1.5 8c4-2 8 0 10.5 5 2.5-5 6.5-7 10.5-5-4 .5-7 3.5-8.5 10h-4C8.5 11.5 5.5 8.5 1.5 8z',
  bell: 'M12 2a2 2 0 0 1 2 2c3 1 4.500 3.500 4.500 7v4l2.500 3v1.500H3V18l2.500-3v-4c0-3.500 1.500-6 4.500-7a2 2 0 0 1 2-2zM9.500 20.500h5a2.500 2.500 0 0 1-5 0z',
  key: 'M7.500 7a5 5 0 0 1 4.600 3.100H22v3.400h-2.200V17h-3.400v-3.500h-4.200A5 5 0 1 1 7.500 7zm0 3.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  leaf: 'M21 3c.5 9-3 15.500-10 15.500-2 0-3.500-.6-4.700-1.700L4 21H1.800C4 15.500 8 11 14 8.500 8.500 9.500 5 12 3.500 15.500 2.500 8 9 3 21 3z',
  hat: 'M7 15V5.500C7 4 9 3.500 12 3.500s5 .5 5 2V15c3 .4 5 1.200 5 2.300 0 1.700-4.500 3.200-10 3.200S2 19 2 17.300C2 16.200 4 15.400 7 15z',
} as const

export type EmblemName = keyof typeof SHAPES
export const EMBLEMS = Object.keys(SHAPES) as readonly EmblemName[]

const own = (persona: string): EmblemName | undefined => EMBLEMS.find((name) => name === persona)

/**
 * The emblem of each seat, by seat. A persona with a shape of its own has it; a second one of the same table,
 * and whoever has none, gets the next free shape, so that no two of up to sixteen seats look alike.
 */
export function seatEmblems(personas: readonly string[]): readonly EmblemName[] {
  const spoken = new Set(personas.map(own))
  const free = EMBLEMS.filter((name) => !spoken.has(name))
  const used = new Set<EmblemName>()
  return personas.map((persona, seat) => {
    const wish = own(persona)
    const emblem = wish && !used.has(wish) ? wish : (free.shift() ?? EMBLEMS[seat % EMBLEMS.length]!)
    used.add(emblem)
    return emblem
  })
}

export type EmblemProps = {
  readonly name: EmblemName
  readonly className?: string
  /** Where it lies in another drawing. */
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

export function Emblem({ name, className = 'size-4', ...place }: EmblemProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className={`flex-none ${className}`}
      {...place}
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}

const SIZES = { small: 'size-5', normal: 'size-6', large: 'size-7', huge: 'size-10' } as const

export type DiscProps = {
  readonly seat: number
  readonly emblem: EmblemName
  readonly size?: keyof typeof SIZES
  readonly className?: string
}

/** A seat's disc: its colour under its emblem. Decoration beside a name; alone it needs words of its own. */
export function Disc({ seat, emblem, size = 'normal', className = '' }: DiscProps) {
  return (
    <span
      data-seat={seat % 12}
      aria-hidden="true"
      className={`inline-grid flex-none place-items-center rounded-round bg-seat text-on-seat ${SIZES[size]} ${className}`}
    >
      <Emblem name={emblem} className="size-[66%]" />
    </span>
  )
}

export type SeatNameProps = { readonly seat: number; readonly children: string; readonly className?: string }

/** A name in its seat's colour. */
export function SeatName({ seat, children, className = '' }: SeatNameProps) {
  return (
    <b data-seat={seat % 12} dir="auto" className={`font-semibold text-seat ${className}`}>
      {children}
    </b>
  )
}
