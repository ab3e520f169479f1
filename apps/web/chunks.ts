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
/** Opened at a pitch, in a hurry: few files matter more here than bytes that load later, but on pages of lists. */
const GAME: readonly Family[] = ['gameDay', 'match']
const LISTS: readonly Family[] = ['lists', 'groups']
/** Pages of no family whose files hold nothing that only others need. */
const OF_NO_FAMILY = [
  'chat/chat-page',
  'events/events-page',
  'pages/faq-page',
  'vendors/vendor-page',
  'vendors/vendors-page',
]

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
  const reachedByAll = (graph: Graph) => {
    const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
    const partsOf = (id: string) =>
      (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((next) => !pageFiles.has(next))
    return pages.map((page) => {
      const first = reachedFrom([fileOf(page)], importsOf)
      return { page, first, later: reachedFrom([...first].flatMap(partsOf), importsOf) }
    })
  }
  let reached: ReturnType<typeof reachedByAll> | undefined
  const name = (id: string, graph: Graph): string | null => {
    reached ??= reachedByAll(graph)
    const first = reached.filter((one) => one.first.has(id))
    const later = reached.filter((one) => one.later.has(id) && !one.first.has(id))
    return chunkOf(
      id,
      first.map(({ page }) => page),
      later.map(({ page }) => page),
    )
  }
  return [{ name, includeDependenciesRecursively: false }]
}

/**
 * Takes the pages that need a module for their first screen, and those whose parts need it after that. Null for a page
 * itself and for what only opens on a press: the bundler makes a file for each.
 */
function chunkOf(id: string, pages: readonly string[], later: readonly string[]): string | null {
  if (pages.includes(MAIN)) return REACT.test(id) ? 'react' : 'turnout'
  if (id.endsWith('-page.tsx')) return null
  if (pages.length === 0) return laterChunkOf(later)
  const families = familiesOf(pages)
  if (families.length < 2) return [...ownOf(pages), ...laterUsers(families, later)].join()
  // each further style file is a further request
  if (id.endsWith('.css')) return 'styles'
  const others = families.filter((family) => !EVERYDAY.includes(family))
  return (families.length - others.length < 4 ? families : ['everyday', ...others]).join()
}

/** The later parts of one family come together; what parts of several families need comes by itself. */
function laterChunkOf(pages: readonly string[]): string | null {
  const isOfOne =
    pages.length === 1 || (familiesOf(pages).length === 1 && pages.every((page) => LISTED.has(page)))
  return isOfOne && !pages.includes(MAIN) ? laterParts(...ownOf(pages)) : null
}

/** The name of the file with the parts that these pages load after their first screen. */
export const laterParts = (...pages: readonly string[]): string => ['later', ...pages].join('_')

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
  const users = familiesOf(later).filter((user) => user !== family && (!isGame || LISTS.includes(user)))
  if (users.length > 0) return users.map((user) => `later ${user}`)
  return !isGame && later.some((page) => familiesOf([page]).length === 0) ? ['later others'] : []
}

const pagesIn = (src: string): string[] =>
  readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+-page\.tsx$/.test(file))
    .map((file) => file.replace('\\', '/').slice(0, -'.tsx'.length))

/** These and all that they import, directly or not. */
export function reachedFrom(
  starts: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const reached = new Set(starts)
  for (const id of reached) for (const next of importsOf(id)) reached.add(next)
  return reached
}
