import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Beside `src` while developing and beside `dist` once built, so it is looked for upwards; null where it is nowhere. */
export function findUpwards(path: string, from = import.meta.dirname): string | null {
  const found = join(from, path)
  if (existsSync(found)) return found
  const parent = dirname(from)
  return parent === from ? null : findUpwards(path, parent)
}
