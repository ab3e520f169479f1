import { join } from 'node:path'

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }
/** Modules, which are known once all has been read. */
type Choose = (graph: Graph) => Set<string>

const FRAME = ['main.tsx']
/** What the frame stands on: files of their own, so that a slow phone reads each in a moment of its own (`start.ts`). */
const GROUND = {
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  // makes React ready: a browser with an inspector reads anew whatever runs then, and this is short
  draw: /\/src\/shell\/draw\.ts$/,
  router: /\/node_modules\/@tanstack\//,
}
const pages = (...names: readonly string[]) => names.map((name) => `features/${name}.tsx`)

/** What people open first, and whatever these need is not to bring along what only the others do. */
const LIGHT = pages(
  'landing/landing-page',
  'pages/faq-page',
  'pages/coming-soon-page',
  'accounts/sign-in-page',
)
const GROUPS = pages('groups/group-list-page', 'groups/my-groups-page', 'groups/group-page')
/** A later part of a page counts as a page where it is fetched with it. */
const MATCHES = pages(
  'live-match/live-match-page',
  'live-match/match-screen',
  'live-match/watch-page',
  'live-match/big-board-page',
)
const DAY = pages('home/home-page', 'game-day/game-day-page', 'game-day/evening')

/**
 * What every page needs comes in one file, and what several of the everyday pages share in a few more. By themselves
 * these would be forty: each asked for by itself, six at a time, with headers of its own, and a tenth larger because
 * each is compressed by itself.
 */
export function chunksOf(src: string) {
  const reachedBy = (page: string, graph: Graph) => reachedFrom(join(src, page), graph)
  const shared =
    (some: readonly string[], by: number): Choose =>
    (graph) =>
      inAtLeast(
        by,
        some.map((page) => reachedBy(page, graph)),
      )
  const light = shared(LIGHT, 1)
  const families =
    (by: number): Choose =>
    (graph) =>
      inAtLeast(
        by,
        [GROUPS, MATCHES, DAY].map((family) => shared(family, 1)(graph)),
      )
  const both =
    (one: Choose, other: Choose): Choose =>
    (graph) =>
      inAtLeast(2, [one(graph), other(graph)])
  const frame = shared(FRAME, 1)
  const ground = Object.entries(GROUND).map(([name, made]): [string, Choose] => [
    name,
    (graph) => new Set([...frame(graph)].filter((id) => made.test(id))),
  ])
  // the first that takes a module has it, and what it is made of
  const groups: [string, Choose][] = [
    ...ground,
    ['turnout', frame],
    ['light', both(light, families(2))],
    ['light', both(light, (graph) => partsOf(families(1)(graph)))],
    ['everyday', both(shared(GROUPS, 1), families(2))],
    ['games', families(2)],
    ['groups', shared(GROUPS, 2)],
    ['match', shared(MATCHES, 2)],
  ]
  return groups.map(([name, choose], at) => group(name, groups.length - at, choose))
}

const partsOf = (modules: Set<string>) => new Set([...modules].filter((id) => id.includes('/src/ui/')))

function group(name: string, priority: number, choose: Choose) {
  let modules: Set<string> | null = null
  const nameOf = (id: string, graph: Graph): string | null => {
    modules ??= choose(graph)
    return modules.has(id) ? name : null
  }
  return { debugName: name, priority, name: nameOf }
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

function inAtLeast(many: number, sets: readonly Set<string>[]): Set<string> {
  const counts = new Map<string, number>()
  for (const id of sets.flatMap((set) => [...set])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].flatMap(([id, count]) => (count >= many ? id : [])))
}
