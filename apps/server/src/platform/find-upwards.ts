import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Finds a path next to `src` in development and next to `dist` in a build by searching upwards; null if there is none.
 */
export function findUpwards(path: string, from = import.meta.dirname): string | null {
  const found = join(from, path)
  if (existsSync(found)) return found
  const parent = dirname(from)
  return parent === from ? null : findUpwards(path, parent)
}
