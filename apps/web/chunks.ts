import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Pages that people open after one another. */
const FAMILIES = {
  landing: ['landing/landing-page'],
  accounts: ['accounts/sign-in-page', 'accounts/sign-up-user-page', 'accounts/profile-page'],
  lists: ['groups/group-list-page', 'events/event-list-page'],
  groups: ['groups/group-page', 'home/home-page', 'members/join-page'],
  gameDay: ['game-day/game-day-page'],
  match: ['live-match/live-match-page', 'live-match/watch-page', 'live-match/big-board-page'],
  forms: ['groups/create-group-page', 'groups/edit-group-page'],
}
type Family = keyof typeof FAMILIES
/** What four of these share is one file for all of them. */
const EVERYDAY: readonly Family[] = ['lists', 'groups', 'gameDay', 'match', 'forms']
/** Of no family, and light: the other pages load a family's file whole when they need something of it. */
const OF_NO_FAMILY = ['chat/chat-page', 'pages/faq-page']

const LISTED = new Set([...Object.values(FAMILIES).flat(), ...OF_NO_FAMILY])
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//

/**
 * A module lies in a file with those that the same families of pages need, so that a page loads nothing that belongs to
 * others only. A file for each set of pages would be 70 requests for the list of groups.
 */
export function chunkGroups(src: string) {
  let reached: [page: string, modules: Set<string>][] | undefined
  const reachedByAll = (graph: Graph) =>
    ['main', ...pagesIn(src)].map((page): [string, Set<string>] => [
      page,
      reachedFrom(join(src, page === 'main' ? 'main.tsx' : `features/${page}.tsx`), graph),
    ])
  const name = (id: string, graph: Graph): string | null => {
    reached ??= reachedByAll(graph)
    return chunkOf(
      id,
      reached.flatMap(([page, modules]) => (modules.has(id) ? page : [])),
    )
  }
  return [{ name, includeDependenciesRecursively: false }]
}

/** Null for what only later parts need, and for a page itself: the bundler has a file for each. */
function chunkOf(id: string, pages: readonly string[]): string | null {
  if (pages.includes('main')) return REACT.test(id) ? 'react' : 'turnout'
  if (pages.length === 0 || id.endsWith('-page.tsx')) return null
  const families = (Object.keys(FAMILIES) as Family[]).filter((family) =>
    FAMILIES[family].some((page) => pages.includes(page)),
  )
  if (families.length < 2) {
    const listed = pages.filter((page) => LISTED.has(page))
    return (listed.length > 0 ? listed : pages).join()
  }
  // each file of styles more is a request more
  if (id.endsWith('.css')) return 'styles'
  const others = families.filter((family) => !EVERYDAY.includes(family))
  return (families.length - others.length < 4 ? families : ['everyday', ...others]).join()
}

const pagesIn = (src: string): string[] =>
  readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+-page\.tsx$/.test(file))
    .map((file) => file.replace('\\', '/').slice(0, -'.tsx'.length))

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
