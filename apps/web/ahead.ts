import type { Plugin, Rolldown } from 'vite'
import { WAITING_PAGES } from './src/shell/waiting-pages.ts'

type Chunk = Rolldown.OutputChunk

export const AHEAD_FILE = '.vite/ahead.json'
/** Files of a page by its address, without those of the frame. */
export type Ahead = Record<string, { scripts: string[]; styles: string[] }>

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
        const frame = new Set(reachedFrom([chunkOf('main.tsx')], chunks))
        const ahead: Ahead = {}
        for (const { path, parts } of WAITING_PAGES) {
          const starts = parts.map((part) => chunkOf(`features/${part}.tsx`))
          ahead[path] = filesOf(reachedFrom(starts, chunks).filter((chunk) => !frame.has(chunk)))
        }
        this.emitFile({ type: 'asset', fileName: AHEAD_FILE, source: JSON.stringify(ahead, null, 1) })
      },
    },
  }
}

/** What a part is made of before the part, as its styles want it. */
function reachedFrom(starts: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const reached = new Set<Chunk>()
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const next of chunk.imports) for (const one of chunks) if (one.fileName === next) visit(one)
    reached.add(chunk)
  }
  for (const start of starts) visit(start)
  return [...reached]
}

const filesOf = (chunks: readonly Chunk[]) => ({
  scripts: chunks.map(({ fileName }) => fileName),
  styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
})
