'use client'

import { Button, type ButtonProps } from './button'
import { useReady } from './ready'

export type SubmitProps = Omit<ButtonProps, 'type' | 'disabled'> & {
  readonly pending?: boolean
}

/** Sends its form; before anything hears it, it looks ready and waits. */
export function Submit({ pending = false, className = '', ...rest }: SubmitProps) {
  const ready = useReady()
  const look = ready ? className : `${className} disabled:opacity-100!`
  return <Button type="submit" disabled={pending || !ready} className={look} {...rest} />
}
