import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')

/** The address of a part that a page loads later: 'features/landing/below-the-fold.tsx'. */
export function chunkOf(part: string): string {
  const files = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>
  const chunk = files[`src/${part}`]
  if (!chunk) throw new Error(`${part} is no part that comes by itself.`)
  return `**/${chunk.file}`
}
