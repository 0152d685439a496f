// Plain JavaScript that the oldest Node with modules can read: it has to be able to say that it is too old.
const LEAST = 20

/** Ends the program with one clear sentence when Node is too old. */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= LEAST) return
  console.error(
    `Parlor needs Node.js ${LEAST} or newer, and this is ${process.version}: install it from https://nodejs.org and start again.`,
  )
  process.exit(1)
}
