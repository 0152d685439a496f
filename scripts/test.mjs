// npm test. Nothing is imported before Node's version is known to do.
import { requireNode } from './node-version.mjs'

requireNode()
import('./test-steps.mjs').then(({ runTests }) => runTests())
