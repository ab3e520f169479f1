import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * The parts of a page by the address at which it is opened; what it fetches at once by itself is one of them. None
 * for /home, which the installed app keeps as its page for every address (`app-worker.ts`).
 */
const PARTS: Record<string, readonly string[]> = {
  '/signin': ['accounts/sign-in-page'],
  '/sports/groups': ['groups/group-list-page'],
  '/sports/groups/$groupId': ['groups/group-page'],
  '/my-sports-groups': ['groups/my-groups-page'],
  '/my-sports-groups/$groupId': ['groups/group-page'],
  '/my-sports-groups/$groupId/join': ['members/join-page'],
  '/my-sports-groups/$groupId/game-day': ['game-day/game-day-page', 'game-day/evening'],
  '/my-sports-groups/$groupId/live-match': ['live-match/live-match-page', 'live-match/match-screen'],
  '/watch/$token': ['live-match/watch-page'],
  '/board/$token': ['live-match/big-board-page'],
}

/**
 * What the browser fetches while the app is still on its way, instead of once the app has asked for it: on a phone
 * each such question is another tenth or two of a second. The server writes it into the page (`web-files.ts`).
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
        const ahead = Object.entries(PARTS).map(([address, parts]) => {
          const starts = parts.map((part) => chunkOf(`features/${part}.tsx`))
          const more = reachedFrom(starts, chunks).filter((chunk) => !frame.has(chunk))
          return [address, tagsOf(more)] as const
        })
        const source = JSON.stringify(Object.fromEntries(ahead), null, 1)
        this.emitFile({ type: 'asset', fileName: 'pages/ahead.json', source })
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

function tagsOf(chunks: readonly Chunk[]): string {
  const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" />`),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
  ].join('')
}
