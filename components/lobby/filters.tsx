import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { LinkWait } from '@/components/ui/link-wait'

export type FilterLink = { readonly href: string; readonly label: string; readonly here: boolean }

/** One of a few views of the same list, as links: each has an address of its own. */
export function Filters({ label, links }: { readonly label: string; readonly links: readonly FilterLink[] }) {
  return (
    <nav
      aria-label={label}
      className="inline-flex overflow-hidden rounded-control border border-line-strong [&>a+a]:border-l-line"
    >
      {links.map(({ href, label, here }) => (
        <Link
          key={href}
          href={href}
          aria-current={here ? 'page' : undefined}
          className={buttonClass(
            { look: 'bare', size: 'small' },
            'rounded-none! border-0 border-l! first:border-l-0! focus-visible:-outline-offset-2 aria-[current]:bg-raised aria-[current]:text-ink',
          )}
        >
          {label}
          <LinkWait />
        </Link>
      ))}
    </nav>
  )
}
