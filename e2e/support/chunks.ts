import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')

type Files = Record<string, { file: string; name?: string }>

/** The address of a part that a page loads later: 'features/members/members-page.tsx'. */
export function chunkOf(part: string): string {
  const files: Files = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const chunk = files[`src/${part}`]
  if (!chunk) throw new Error(`${part} is no part that comes by itself.`)
  return `**/${chunk.file}`
}

/** The address of the parts that a page loads after its first screen, as `apps/web/chunks.ts` names them: 'landing/landing-page'. */
export function laterChunkOf(page: string): string {
  const files: Files = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const chunk = Object.values(files).find(({ name }) => name === `later_${page}`)
  if (!chunk) throw new Error(`${page} loads no parts of its own later.`)
  return `**/${chunk.file}`
}
