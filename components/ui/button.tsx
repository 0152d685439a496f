import Link from 'next/link'
import type { ButtonHTMLAttributes, ComponentProps } from 'react'

const LOOKS = {
  /** what the page is for; one in sight */
  prime: 'border-lamp bg-lamp font-semibold text-on-lamp hover:brightness-105',
  plain: 'border-line-strong font-medium hover:border-ink-3 hover:bg-raised',
  bare: 'border-transparent font-medium text-ink-2 hover:bg-raised hover:text-ink',
  /** on paper, where lamplight cannot be seen */
  felt: 'border-baize bg-baize font-semibold text-on-baize hover:brightness-110',
} as const
const SIZES = {
  normal: 'min-h-11 px-3.5 text-sm md:min-h-9',
  small: 'min-h-8 px-2.5 text-xs md:min-h-7',
  large: 'min-h-11 px-4 text-md',
  icon: 'size-11 text-sm md:size-9',
  'icon-small': 'size-9 text-xs md:size-7',
} as const

export type ButtonLook = {
  readonly look?: keyof typeof LOOKS
  readonly size?: keyof typeof SIZES
}

/** Classes of a button, for elements that are neither button nor link. */
export const buttonClass = ({ look = 'plain', size = 'normal' }: ButtonLook, extra = ''): string =>
  `inline-flex items-center justify-center gap-[7px] rounded-control border whitespace-nowrap no-underline transition-colors duration-(--t-quick) disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-pressed:bg-raised aria-pressed:text-ink ${LOOKS[look]} ${SIZES[size]} ${extra}`

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook

export function Button({ look, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}

export type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look, size, className = '', ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />
}
