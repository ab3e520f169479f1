import { join } from 'node:path'

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }
/** Runs once the whole graph is known. */
type SelectModules = (graph: Graph) => Set<string>

const APP_ENTRY = ['main.tsx']
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
const pages = (...names: readonly string[]) => names.map((name) => `features/${name}.tsx`)

/** Pages that people open first; they should not load what only the others need. */
const ENTRY_PAGES = pages('landing/landing-page', 'pages/faq-page', 'accounts/sign-in-page')
const GROUP_PAGES = pages('groups/group-list-page', 'groups/my-groups-page', 'groups/group-page')
/** A part that a page imports at once counts as a page. */
const MATCH_PAGES = pages('live-match/live-match-page', 'live-match/watch-page', 'live-match/big-board-page')
const GAME_DAY_PAGES = pages('home/home-page', 'game-day/game-day-page')
/** What other pages show of a chat: small parts, of which a page with one often has another. */
const CHAT_PARTS = pages('chat/public/chat-tile', 'chat/public/unread-chats', 'chat/public/chat-switch')

/** Where people say in or out. */
const ANSWER_PARTS = pages(
  'who-comes/public/my-week',
  'who-comes/public/replies',
  'who-comes/public/dates',
  'who-comes/answer-page',
)

const VENDOR_PAGES = pages('vendors/vendors-page', 'vendors/vendor-page', 'vendors/my-vendor-page')

const CUP_PAGES = pages('cup/plan-page')
const CUP_SCHEDULE = /\/rules\/src\/cup\/(schedule|time-plan)\.ts$/

const VENDOR_STYLES = /\/features\/vendors\/[^/]*\.module\.css/
const CREATE_GROUP_PAGE = 'features/groups/create-group-page.tsx'
const EDIT_GROUP_PAGE = 'features/groups/edit-group-page.tsx'
const GAME_DAY_PAGE = 'features/game-day/game-day-page.tsx'
const STYLES = /\.module\.css/
const LANDING_PAGE = 'features/landing/landing-page.tsx'
const LIVE_MATCH_PAGE = 'features/live-match/live-match-page.tsx'
const GROUP_LIST_PAGE = 'features/groups/group-list-page.tsx'
const SEARCH_PARTS = /\/features\/search\/(public\/(?!near-of)|texts\.ts)/
/** Forms and home have these too. */
const SMALL_PARTS =
  /\/load-status\.|\/ui\/badge\.|\/date-tile\.module|\/(select-field|week-picker)\.module|\/(groups\/public\/last-position|search\/public\/near-of|contract\/src\/sports|rules\/src\/list-in-words)\.ts$/
/** Forms have both, or one that is too small to be asked for by itself. */
const FORM_PARTS =
  /\/ui\/(text-area|focus-first-error)\.|\/form-page\.module\.|\/(photo-problems|use-object-url|use-form|field-errors|lazy-check)\.ts$/
const LIST_FIELDS = /\/ui\/(select-field|week-picker)\.tsx$/

const PROFILE_PAGE = 'features/accounts/profile-page.tsx'
const CHAT_PAGE = 'features/chat/chat-page.tsx'
/** Small, and asked for one by one because other pages or later parts have them too. */
const CHAT_SMALL_PARTS =
  /\/chat\/(message-parts|chat-group|public\/message-field)\.|\/use-stored-text\.|\/rules\/src\/chat-reports\./

const MATCH_SCREEN = 'features/live-match/match-screen.tsx'
/** Of a few lines each. */
const SMALL_HOOKS = /\/src\/ui\/use-(timeout|window-event)\.ts$/
/** Forms have it too. */
const USE_DELAY = /\/src\/ui\/use-delay\.ts$/
/** Small; what lies over every page has the one, and where people answer the other. */
const APP_SMALL_PARTS = /\/src\/(ui\/use-media|platform\/realtime\/live-paths)\.ts$/
/** Its later parts have them too. */
const MATCH_SMALL_PARTS = /\/live-match\/(actions|my-turn)\.ts$/

const EVENT_LIST_PAGE = 'features/events/event-list-page.tsx'
/** The header's suggestions search for events too. */
const EVENT_SEARCH = /\/contract\/src\/event-(search|card)\.ts$|\/rules\/src\/search-dates\.ts$/
/** What stands on a card, at home and on the landing page too, and what an event's page has of it. */
const EVENT_CARDS = /\/features\/events\/(event-(card|image|words|query)\.|texts\.ts|public\/)/
/** Small; a list goes by the clock without the parts of a game. */
const DATES = /\/platform\/time\/(date-words|use-server-minute)\.ts$/
/** Of the parts that answers have too. */
const EVENT_TABS = /\/ui\/tabs\.tsx$|\/platform\/device\/locate\.ts$/
/** Vendors have them too. */
const EVENT_COVERS = /\/art\/src\/(event-cover|gatherings\/)/

/** Where people check in. */
const CHECK_IN_PARTS = pages('game-day/game-day-page', 'events/event-check-in')
/** Its later parts have them too. */
const GAME_DAY_SMALL_PARTS =
  /\/ui\/player-row\.|\/game-day\/(texts\.ts\?section=common|game-day\.module)|\/device\/geolocation\./

const ACCOUNT_PAGES = pages(
  'accounts/sign-in-page',
  'accounts/forgot-password-page',
  'accounts/reset-password-page',
)

/**
 * The app is one file beside React, and what several everyday pages share is a few more. With one
 * shared file for all everyday pages, the list of groups is 28 files instead of 18, each with a request of its own.
 */
export function chunkGroups(src: string) {
  const reachedBy = (page: string, graph: Graph) => reachedFrom(join(src, page), graph)
  const shared =
    (entries: readonly string[], minimum: number): SelectModules =>
    (graph) =>
      inAtLeastOf(
        minimum,
        entries.map((page) => reachedBy(page, graph)),
      )
  const entryPages = shared(ENTRY_PAGES, 1)
  const families =
    (minimum: number): SelectModules =>
    (graph) =>
      inAtLeastOf(
        minimum,
        [GROUP_PAGES, MATCH_PAGES, GAME_DAY_PAGES].map((family) => shared(family, 1)(graph)),
      )
  const inBoth =
    (first: SelectModules, second: SelectModules): SelectModules =>
    (graph) =>
      inAtLeastOf(2, [first(graph), second(graph)])
  const everyday = inBoth(shared(GROUP_PAGES, 1), families(2))
  const landing = shared([LANDING_PAGE], 1)
  const list = shared([GROUP_LIST_PAGE], 1)
  const live = shared([LIVE_MATCH_PAGE], 1)
  const home = shared(['features/home/home-page.tsx'], 1)
  const day = shared([GAME_DAY_PAGE], 1)
  const group: SelectModules = inBoth(shared(pages('groups/group-page'), 1), shared(GROUP_PAGES, 2))
  const inAny =
    (first: SelectModules, second: SelectModules): SelectModules =>
    (graph) =>
      new Set([...first(graph), ...second(graph)])
  const stylesIn: SelectModules = (graph) => new Set([...families(1)(graph)].filter((id) => STYLES.test(id)))
  const app = shared(APP_ENTRY, 1)
  const react: SelectModules = (graph) => new Set([...app(graph)].filter((id) => REACT.test(id)))
  const chatParts: SelectModules = (graph) =>
    new Set([...shared(CHAT_PARTS, 1)(graph)].filter((id) => id.includes('/features/chat/')))
  // taken before the answers, or a group's page would need all of these for a date tile
  const overviewParts: SelectModules = (graph) =>
    new Set(
      [...inBoth(shared(GROUP_PAGES, 1), shared(ANSWER_PARTS, 1))(graph)].filter(
        (id) => !id.includes('/src/platform/'),
      ),
    )
  const answerParts: SelectModules = (graph) =>
    new Set([...shared(ANSWER_PARTS, 2)(graph)].filter((id) => id.includes('/features/who-comes/')))
  const accountParts: SelectModules = (graph) =>
    new Set([...shared(ACCOUNT_PAGES, 2)(graph)].filter((id) => id.includes('/features/accounts/')))
  // with the styles of all of them: each file more is a name more in the app
  const vendorParts: SelectModules = (graph) => {
    const styles = [...shared(VENDOR_PAGES, 1)(graph)].filter((id) => VENDOR_STYLES.test(id))
    const parts = [...shared(VENDOR_PAGES, 2)(graph)].filter((id) =>
      /\/src\/(features\/vendors|art)\/|\/art\/src\//.test(id),
    )
    return new Set([...styles, ...parts])
  }
  // the rules of a game import it, and without this its pages would load what only the plan of a cup uses
  const cupSchedule: SelectModules = (graph) =>
    new Set([...shared(CUP_PAGES, 1)(graph)].filter((id) => CUP_SCHEDULE.test(id)))
  const partsOf =
    (page: string, parts: RegExp): SelectModules =>
    (graph) =>
      new Set([...reachedBy(page, graph)].filter((id) => parts.test(id)))
  const inPages =
    (pages: readonly string[], parts: RegExp): SelectModules =>
    (graph) =>
      new Set(pages.flatMap((page) => [...partsOf(page, parts)(graph)]))
  // the first that takes a module has it, and what it is made of
  const groups: [string, SelectModules][] = [
    ['react', react],
    // with the colours that everything drawn has
    ['turnout', inAny(inAny(app, inBoth(landing, live)), partsOf(LIVE_MATCH_PAGE, APP_SMALL_PARTS))],
    ['drawings', inBoth(landing, families(2))],
    [
      'forms',
      inAny(inBoth(entryPages, families(2)), partsOf('features/accounts/sign-in-page.tsx', SMALL_HOOKS)),
    ],
    ['forms', inBoth(entryPages, (graph) => uiModules(families(1)(graph)))],
    // a list of groups has nothing of a game, and a match nothing of lists
    // with the styles of all of them: each file of styles is a request of its own
    [
      'everyday',
      inAny(
        inAny(inBoth(everyday, inBoth(list, live)), inBoth(families(2), stylesIn)),
        inPages([GROUP_LIST_PAGE, 'features/groups/group-page.tsx'], SMALL_PARTS),
      ),
    ],
    [
      'panels',
      inAny((graph) => uiModules(inBoth(everyday, live)(graph)), partsOf(LIVE_MATCH_PAGE, USE_DELAY)),
    ],
    ['covers', inBoth(inBoth(everyday, list), home)],
    ['lists', inAny(inBoth(everyday, list), partsOf(EVENT_LIST_PAGE, EVENT_TABS))],
    ['evening', inBoth(everyday, inAny(live, inBoth(day, home)))],
    ['tiles', inBoth(everyday, home)],
    ['meeting', everyday],
    ['games', inBoth(families(2), day)],
    [
      'groups',
      inAny(
        inBoth(shared(GROUP_PAGES, 2), inAny(stylesIn, shared(GROUP_PAGES, 3))),
        inBoth(group, inAny(list, shared([CREATE_GROUP_PAGE], 1))),
      ),
    ],
    ['cards', inBoth(list, shared(GROUP_PAGES, 2))],
    ['members', inBoth(group, shared([EDIT_GROUP_PAGE], 1))],
    ['overview', inAny(overviewParts, group)],
    ['match', inBoth(live, shared(MATCH_PAGES, 2))],
    ['chat', chatParts],
    ['answers', answerParts],
    ['accounts', accountParts],
    ['turns', partsOf(MATCH_SCREEN, MATCH_SMALL_PARTS)],
    ['check-in', inAny(shared(CHECK_IN_PARTS, 2), partsOf(GAME_DAY_PAGE, GAME_DAY_SMALL_PARTS))],
    ['vendors', vendorParts],
  ]
  // what these are made of stays where the everyday pages have it
  const alone: [string, SelectModules][] = [
    ['cups', cupSchedule],
    ['search', partsOf(EVENT_LIST_PAGE, SEARCH_PARTS)],
    ['fields', partsOf(GROUP_LIST_PAGE, LIST_FIELDS)],
    ['writing', inPages([PROFILE_PAGE, EDIT_GROUP_PAGE], FORM_PARTS)],
    ['events', partsOf(EVENT_LIST_PAGE, EVENT_SEARCH)],
    ['event-cards', partsOf(EVENT_LIST_PAGE, EVENT_CARDS)],
    ['dates', partsOf(EVENT_LIST_PAGE, DATES)],
    ['messages', partsOf(CHAT_PAGE, CHAT_SMALL_PARTS)],
    ['covers', partsOf(EVENT_LIST_PAGE, EVENT_COVERS)],
  ]
  return [...alone, ...groups].map(([name, select], index, all) => ({
    ...chunkGroup(name, all.length - index, select),
    includeDependenciesRecursively: index >= alone.length,
  }))
}

const uiModules = (modules: Set<string>) =>
  new Set([...modules].filter((id) => /\/src\/(ui|platform)\//.test(id)))

function chunkGroup(name: string, priority: number, select: SelectModules) {
  let modules: Set<string> | null = null
  const nameOf = (id: string, graph: Graph): string | null => {
    modules ??= select(graph)
    return modules.has(id) ? name : null
  }
  return { debugName: name, priority, name: nameOf }
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

function inAtLeastOf(minimum: number, sets: readonly Set<string>[]): Set<string> {
  const counts = new Map<string, number>()
  for (const id of sets.flatMap((set) => [...set])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return new Set([...counts].flatMap(([id, count]) => (count >= minimum ? id : [])))
}
