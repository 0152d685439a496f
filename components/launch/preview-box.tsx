import type { Preview, PreviewPart } from '@/lib/core/document'

/** A line's end within a paragraph is where its writer's window ended. */
const paragraphs = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))

/** What a document says, before it is dealt: its own words first, then its lists, folded. */
export function PreviewBox({ preview, noun }: { readonly preview: Preview; readonly noun: string }) {
  const { title, lead, text, parts } = preview
  return (
    <section
      aria-label={`${noun}: ${title}`}
      className="min-w-0 rounded-panel border border-line bg-panel px-4 pt-3.5 pb-1"
    >
      <h3 dir="auto" className="written font-medium font-voice text-xl leading-tight">
        {title}
      </h3>
      <p className="mt-0.5 text-ink-3 text-sm">{lead}</p>
      <div className="my-3 grid max-w-[70ch] gap-2 font-voice text-ink-2 text-lg leading-[1.4]">
        {paragraphs(text).map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a document never move
          <p key={i} dir="auto" className="written text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      {parts.map((part, i) => (
        <details key={part.title} open={i === 0} className="border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm md:min-h-9">
            <span className="font-medium">{part.title}</span>
            <span className="text-ink-3">{part.rows.length}</span>
          </summary>
          <PartTable part={part} />
        </details>
      ))}
    </section>
  )
}

function PartTable({ part: { title, columns, rows } }: { readonly part: PreviewPart }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={title} className="mb-3 max-h-96 overflow-auto">
      <table className="w-full border-collapse text-sm max-md:min-w-[36rem]">
        <thead className="text-left text-ink-3 text-xs">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a document never move
            <tr key={row} className="border-line border-t align-top">
              {cells.map((cell, i) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  key={i}
                  dir="auto"
                  className={`written min-w-20 max-w-[46ch] py-1.5 pr-4 ${i === 0 ? 'text-ink' : 'text-ink-2'}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
