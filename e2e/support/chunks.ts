import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json')

type Chunk = { file: string; name?: string }

/** The address of a part that a page loads later: 'features/members/members-page.tsx'. */
export const chunkOf = (part: string): string => addressOf(part, ([key]) => key === `src/${part}`)

/** The address of the parts that a page loads after its first screen, as `apps/web/chunks.ts` names them. */
export const laterChunkOf = (page: string): string =>
  addressOf(page, ([, { name }]) => name === `later_${page}`)

function addressOf(part: string, isWanted: (entry: [string, Chunk]) => boolean): string {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const found = Object.entries(chunks).find(isWanted)
  if (!found) throw new Error(`${part} has no file of its own.`)
  return `**/${found[1].file}`
}
