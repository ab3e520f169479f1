import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { PUBLIC_PAGES } from './src/shell/public-pages.ts'
import { WAITING_PAGES } from './src/shell/waiting-pages.ts'

type Chunk = Rolldown.OutputChunk

const AHEAD_FILE = '.vite/ahead.json'
/** Files of a page, without those of the frame. */
export type Made = { scripts: string[]; styles: string[] }
/** By the address of the page. */
type Ahead = Record<string, Made>

/** What the build has written down. */
export function aheadIn(dist: string): (path: string) => Made {
  const ahead: Ahead = JSON.parse(readFileSync(join(dist, AHEAD_FILE), 'utf8'))
  return (path) => {
    const made = ahead[path]
    if (!made) throw new Error(`What the page at ${path} is made of is not written down (ahead.ts).`)
    return made
  }
}

/**
 * What a page is made of, written down for whoever draws it (`drawn-pages.ts`): named in the page, it comes while the
 * app is still on its way, instead of once the app has asked for it. On a phone each such question is another tenth
 * or two of a second.
 */
export function fetchedAhead(): Plugin {
  return {
    name: 'turnout:fetched-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const chunkOf = (module: string): Chunk => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
          return chunk ?? this.error(`${module} is in no part that was built.`)
        }
        const frame = reachedFrom([chunkOf('main.tsx')], chunks)
        const pageOf = (part: string) => chunkOf(`features/${part}.tsx`)
        const ahead: Ahead = {}
        for (const { path, parts } of WAITING_PAGES)
          ahead[path] = filesOf(reachedFrom(parts.map(pageOf), chunks, { but: frame }))
        // what stands below the fold is drawn too, and has to look as it does
        for (const { path, page } of PUBLIC_PAGES)
          ahead[path] = filesOf(reachedFrom([pageOf(page)], chunks, { but: frame, later: isPartOf(page) }))
        this.emitFile({ type: 'asset', fileName: AHEAD_FILE, source: JSON.stringify(ahead, null, 1) })
      },
    },
  }
}

const isPartOf = (page: string) => {
  const feature = `/src/features/${page.split('/')[0]}/`
  return (chunk: Chunk) => chunk.facadeModuleId?.includes(feature) ?? false
}

type Reach = { but?: readonly Chunk[]; later?: (chunk: Chunk) => boolean }

/** What a part is made of before the part, as its styles want it; after it what it fetches `later`, where that counts. */
function reachedFrom(
  starts: readonly Chunk[],
  chunks: readonly Chunk[],
  { but = [], later = () => false }: Reach = {},
): Chunk[] {
  const reached: Chunk[] = []
  const seen = new Set(but)
  const named = (files: readonly string[]) =>
    files.flatMap((file) => chunks.filter(({ fileName }) => fileName === file))
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const next of named(chunk.imports)) visit(next)
    reached.push(chunk)
    for (const next of named(chunk.dynamicImports).filter(later)) visit(next)
  }
  for (const start of starts) visit(start)
  return reached
}

const filesOf = (chunks: readonly Chunk[]) => ({
  scripts: chunks.map(({ fileName }) => fileName),
  styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
})
