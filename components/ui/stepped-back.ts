// Loaded with the first page: the router listens too, and draws the page at once when it hears of a step before this does.
let stepped = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  addEventListener('popstate', () => {
    stepped = performance.now()
  })

/** Milliseconds since the browser's history was stepped through. */
export const sinceStep = (): number => performance.now() - stepped
