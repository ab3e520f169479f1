import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Imports = { importedIds: string[]; dynamicallyImportedIds: string[] }
type Graph = { getModuleInfo: (id: string) => Imports | null }

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
/** Code that four of these need is one file for all of them. */
const EVERYDAY: readonly Family[] = ['lists', 'groups', 'gameDay', 'match', 'forms']
/** Opened at a pitch, in a hurry: few files matter more here than bytes that load later. */
const GAME: readonly Family[] = ['gameDay', 'match']
/** Light pages of no family, which load nothing of a family either. */
const OF_NO_FAMILY = ['chat/chat-page', 'pages/faq-page']

const LISTED = new Set([...Object.values(FAMILIES).flat(), ...OF_NO_FAMILY])
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
const MAIN = 'main'

/**
 * Groups modules into files by the families of pages that need them, so that a page loads nothing that belongs to
 * others only. A file for each set of pages would mean 70 requests for the list of groups.
 */
export function chunkGroups(src: string) {
  const fileOf = (page: string) => join(src, page === MAIN ? 'main.tsx' : `features/${page}.tsx`)
  const pages = [MAIN, ...pagesIn(src)]
  const pageFiles = new Set(pages.map(fileOf))
  const reachedByAll = (graph: Graph) =>
    pages.map((page) => ({
      page,
      first: reachedFrom(fileOf(page), (id) => graph.getModuleInfo(id)?.importedIds),
      withLater: reachedFrom(fileOf(page), (id) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
        return [...importedIds, ...dynamicallyImportedIds.filter((next) => !pageFiles.has(next))]
      }),
    }))
  let reached: ReturnType<typeof reachedByAll> | undefined
  const name = (id: string, graph: Graph): string | null => {
    reached ??= reachedByAll(graph)
    const first = reached.filter((one) => one.first.has(id))
    const later = reached.filter((one) => one.withLater.has(id) && !one.first.has(id))
    return chunkOf(
      id,
      first.map(({ page }) => page),
      later.map(({ page }) => page),
    )
  }
  return [{ name, includeDependenciesRecursively: false }]
}

/** Null for modules of later parts only, and for a page itself: the bundler makes a file for each. */
function chunkOf(id: string, pages: readonly string[], later: readonly string[]): string | null {
  if (pages.includes(MAIN)) return REACT.test(id) ? 'react' : 'turnout'
  if (pages.length === 0 || id.endsWith('-page.tsx')) return null
  const families = familiesOf(pages)
  if (families.length < 2) return [...ownOf(pages), ...laterUsers(families, later)].join()
  // each further style file is a further request
  if (id.endsWith('.css')) return 'styles'
  const others = families.filter((family) => !EVERYDAY.includes(family))
  return (families.length - others.length < 4 ? families : ['everyday', ...others]).join()
}

const familiesOf = (pages: readonly string[]) =>
  (Object.keys(FAMILIES) as Family[]).filter((family) =>
    FAMILIES[family].some((page) => pages.includes(page)),
  )

function ownOf(pages: readonly string[]): readonly string[] {
  const listed = pages.filter((page) => LISTED.has(page))
  return listed.length > 0 ? listed : pages
}

/** Otherwise a later part of another page that needs a little of this page would load all of it. */
function laterUsers([family]: readonly Family[], later: readonly string[]): string[] {
  const isGame = family !== undefined && GAME.includes(family)
  const users = familiesOf(later).filter((user) => user !== family && (!isGame || user === 'groups'))
  const isShared = !isGame && later.some((page) => !LISTED.has(page))
  return [...users, ...(isShared ? ['others'] : [])].map((user) => `later ${user}`)
}

const pagesIn = (src: string): string[] =>
  readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+-page\.tsx$/.test(file))
    .map((file) => file.replace('\\', '/').slice(0, -'.tsx'.length))

function reachedFrom(start: string, importsOf: (id: string) => readonly string[] | undefined): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of importsOf(id) ?? []) reached.add(next)
  return reached
}
