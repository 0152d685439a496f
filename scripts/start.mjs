// npm start, npm run dev, web and worker. Nothing is imported before Node's version is known to do.
import { requireNode } from './node-version.mjs'

requireNode()
import('./launch.mjs').then(({ launch }) => launch(process.argv.slice(2)))
