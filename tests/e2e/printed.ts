import { tmpdir } from 'node:os'
import path from 'node:path'

/** The file that holds all that web server and worker of the browser tests print. */
export const printed = (port: number): string => path.join(tmpdir(), `parlor-e2e-${port}.log`)
