import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The built web app, found from the sources (dev, tests) and from the bundle. */
export const webFolder =
  ['../../web/dist', '../../../apps/web/dist']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path)) ?? fileURLToPath(new URL('../../web/dist', import.meta.url))
