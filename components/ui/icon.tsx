import type { SVGProps } from 'react'

/** Paths on a 24 × 24 grid, drawn with a stroke of 1.75; `solid` ones are filled as well. */
const PATHS = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-4 4-6 8-6s7 2 8 6',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6 6h12v12H6z',
  plus: 'M12 5v14M5 12h14',
  x: 'M6 6l12 12M18 6L6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  again: 'M20 12a8 8 0 1 1-2.5-5.800M20 3v5h-5',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  check: 'M5 13l4.5 4.5L19 7',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2',
  copy: 'M8 8h12v12H8zM16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  dice: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.7 8.7h.1v.1h-.1zM15.2 8.7h.1v.1h-.1zM8.7 15.2h.1v.1h-.1zM15.2 15.2h.1v.1h-.1z',
  shuffle:
    'M3 7h3.5c5 0 6 10 11 10H21M18 14l3 3-3 3M3 17h3.5c1.8 0 3-1.3 4-3M14 10c1-1.7 2-3 3.5-3H21M18 4l3 3-3 3',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  'skip-left': 'M18 5l-7 7 7 7M11 5l-7 7 7 7',
  'skip-right': 'M6 5l7 7-7 7M13 5l7 7-7 7',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.7.3-1 .9-1 1.7M12 17h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  layers: 'M12 3.5l9 4.5-9 4.5L3 8zM3.5 12.5l8.5 4.2 8.5-4.2M3.5 16.5l8.5 4.2 8.5-4.2',
  ear: 'M7 9a5 5 0 0 1 10 0c0 3.5-3.5 4-3.5 7.5a3 3 0 0 1-5.5 1.5M10 10a2 2 0 0 1 4 0c0 1.5-1.5 2-1.5 3.5',
  chart: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 7',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  book: 'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
  house: 'M4 20V10l8-6 8 6v10z',
  go: 'M20 12H5M11 5l-7 7 7 7',
  bars: 'M5 3v18M10 3v18M15 3v18M20 3v18',
  bench: 'M12 21V9M7 9a5 5 0 0 1 10 0zM9 21h6M12 4V2',
  chance: 'M12 3l2.2 6.3L21 12l-6.8 2.7L12 21l-2.2-6.3L3 12l6.8-2.7z',
  chest: 'M4 10h16v9H4zM4 10a4 4 0 0 1 4-5h8a4 4 0 0 1 4 5M10 10v4h4v-4',
  crown: 'M3 7l4.5 4L12 5l4.5 6L21 7l-2 11H5z',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  hand: 'M5 12h11M12 6l6 6-6 6M20 4v16',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-9M17 6l3 3',
  ring: 'M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9 9L7 5l2-2h6l2 2-2 4',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3L17.7 20 12 16.7 6.3 20l1.5-6.1L3 9.6 9.3 9z',
  mask: 'M3 8c6-3 12-3 18 0 0 6-3 9-6 9-1.5 0-2-2-3-2s-1.5 2-3 2c-3 0-6-3-6-9zM7.5 11h2M14.5 11h2',
  vote: 'M4 12v8h16v-8M8 12l3 3 6-8',
  tax: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const
const SOLID: ReadonlySet<string> = new Set(['play'])

export type IconName = keyof typeof PATHS
export type IconProps = SVGProps<SVGSVGElement> & { readonly name: IconName }

/** A picture of 16 pixels beside words; whoever stands alone needs an aria-label on the button around it. */
export function Icon({ name, className = 'size-4', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none ${className}`}
      fill={SOLID.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
