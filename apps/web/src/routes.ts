import { pageFields, textFields } from './platform/router/search-params.ts'

/** The place of the navigation that is marked as current. */
export type NavSection = 'home' | 'events' | 'groups' | 'vendors' | 'profile'

/**
 * What stands around a page on a phone. Desktops always have the header and the footer, except for 'bare' and 'board'.
 * - app: header, tabs
 * - form: header, and the page's own `ActionBar` in the tabs' place
 * - task: neither; the page brings a `PhoneHeader` and an `ActionBar`
 * - cover: tabs; the page begins with its picture and brings its own way back
 * - bare: nothing, on desktops neither
 * - board: not even a toast; the page is the whole screen
 */
export type Frame = 'app' | 'form' | 'task' | 'cover' | 'bare' | 'board'

export type Route = {
  /** Title of the window; a page may say more with `usePageTitle`. */
  title: string
  /** The module under `features`; it exports a component of the same name ('groups/group-page' has `GroupPage`). */
  page?: string
  /** Props beside those of the address. */
  props?: Record<string, string>
  /** Reads the search params of the page; any others are dropped. */
  search?: (params: Record<string, string>) => object
  redirectTo?: string
  /** Who may open it; the others are sent to the sign-in page, or away from it. Default: everyone. */
  access?: 'signed-in' | 'signed-out'
  section?: NavSection
  frame?: Frame
  /** Footer on phones too, and no tabs. */
  isPublic?: boolean
  /** The page begins with a picture from edge to edge; for visitors the header lies on it. */
  isOnArt?: boolean
  /**
   * What the build writes for this address (`prerender.tsx`).
   * - content: the page as a visitor first sees it
   * - skeleton: the page as it waits for its first answer
   * - preloads: only the list of its files, because a form that is drawn would lose what is typed into it
   */
  drawn?: 'content' | 'skeleton' | 'preloads'
  /** Modules that the page imports at once by itself; the drawn page preloads them too. */
  parts?: readonly string[]
  /** For search engines. */
  description?: string
}

const nextParam = textFields('next')
const tokenParam = textFields('token')
const memberPages = pageFields('page', 'asking')
const groupFilters = textFields('search', 'sport', 'day')
const seasonFields = textFields('season', 'from', 'to', 'sort')
const laterPage = pageFields('page')

const all = { props: { family: 'all' }, section: 'groups' } as const
const mine = { props: { family: 'mine' }, section: 'groups', access: 'signed-in' } as const
const account = { frame: 'bare', search: nextParam } as const
const signUp = { ...account, access: 'signed-out' } as const
const emailLink = { isPublic: true, search: tokenParam } as const
const text = (page: string, title: string, description: string) =>
  ({ page, title, isPublic: true, drawn: 'content', description }) as const
const comingSoon = (what: string, section: NavSection, description: string) =>
  ({ page: 'pages/coming-soon-page', props: { what }, section, drawn: 'content', description }) as const
const EVENTS_SOON = 'Events are on their way to Turnout.'
const editGroup = { page: 'groups/edit-group-page', title: 'Update Group', frame: 'form' } as const
const own = { section: 'home', access: 'signed-in' } as const
const bell = { ...own, page: 'notifications/notifications-page' } as const
const signedIn = { section: 'groups', access: 'signed-in' } as const

const DESCRIPTION =
  'Check-in, teams, one clock, and who is on next. For football in the park and every game like it.'

/** Every route of the specification, in its order. The first that matches an address has it. */
export const routes = {
  '/': { ...text('landing/landing-page', 'Turnout', DESCRIPTION), isOnArt: true },
  '/home': { ...own, page: 'home/home-page', title: 'Home' },
  '/events': { ...comingSoon('events', 'events', EVENTS_SOON), title: 'Events' },
  '/events/create': { ...comingSoon('new-event', 'events', EVENTS_SOON), title: 'Create event' },
  '/events/$eventId': {
    page: 'pages/coming-soon-page',
    props: { what: 'event' },
    title: 'Event',
    section: 'events',
  },
  '/vendors': {
    ...comingSoon('vendors', 'vendors', 'The market beside the pitch is on its way.'),
    title: 'Vendors',
  },
  '/vendors/me': {
    page: 'vendors/my-vendor-page',
    title: 'Your business',
    section: 'vendors',
    access: 'signed-in',
  },
  '/vendor-signup': { title: 'Turnout', redirectTo: '/signup/vendor' },
  '/signup': { ...signUp, page: 'accounts/sign-up-page', title: 'Sign up' },
  '/signup/user': { ...signUp, page: 'accounts/sign-up-user-page', title: 'Sign up' },
  '/signup/vendor': { ...signUp, page: 'accounts/sign-up-vendor-page', title: 'Sign up as vendor' },
  '/signin': {
    ...account,
    page: 'accounts/sign-in-page',
    title: 'Sign in',
    access: 'signed-out',
    drawn: 'preloads',
  },
  '/activate': { ...emailLink, page: 'accounts/activate-page', title: 'Activate your account' },
  '/newsletter/confirm': { ...emailLink, page: 'newsletter/confirm-subscription-page', title: 'The list' },
  '/newsletter/unsubscribe': { ...emailLink, page: 'newsletter/unsubscribe-page', title: 'Leave the list' },
  '/forgot-password': { ...account, page: 'accounts/forgot-password-page', title: 'Forgot password' },
  '/reset-password': {
    page: 'accounts/reset-password-page',
    title: 'New password',
    frame: 'bare',
    search: tokenParam,
  },
  '/notifications': { ...bell, props: { view: 'list' }, title: 'Notifications' },
  '/notifications/settings': { ...bell, props: { view: 'settings' }, title: 'What we tell you' },
  '/profile': { page: 'accounts/profile-page', title: 'Profile', section: 'profile', access: 'signed-in' },
  '/sports': { title: 'Turnout', redirectTo: '/sports/select' },
  '/sports/select': { page: 'groups/sport-chooser-page', title: 'Pick a sport', section: 'groups' },
  '/sports/create': {
    page: 'groups/create-group-page',
    title: 'Create Group',
    section: 'groups',
    frame: 'form',
    search: textFields('type'),
  },
  '/sports/groups': {
    page: 'groups/group-list-page',
    title: 'Sports groups',
    section: 'groups',
    search: (params) => ({ ...groupFilters(params), ...laterPage(params) }),
    drawn: 'skeleton',
  },
  '/sports/groups/$groupId': {
    ...all,
    page: 'groups/group-page',
    title: 'Group',
    frame: 'cover',
    drawn: 'skeleton',
  },
  '/sports/groups/$groupId/edit': { ...signedIn, ...editGroup },
  '/sports/groups/$groupId/members': {
    ...all,
    page: 'members/members-page',
    title: 'Members',
    search: memberPages,
    access: 'signed-in',
  },
  '/sports/groups/$groupId/invite': {
    ...all,
    page: 'members/invite-page',
    title: 'Invite',
    access: 'signed-in',
  },
  '/sports/groups/$groupId/chat': { ...all, page: 'chat/chat-page', title: 'Group Chat' },
  '/my-sports-groups': {
    ...signedIn,
    page: 'groups/my-groups-page',
    title: 'My groups',
    drawn: 'skeleton',
  },
  '/my-sports-groups/$groupId': {
    ...mine,
    page: 'groups/group-page',
    title: 'Group',
    frame: 'cover',
    drawn: 'skeleton',
  },
  '/my-sports-groups/$groupId/edit': { ...signedIn, ...editGroup },
  '/my-sports-groups/$groupId/members': {
    ...mine,
    page: 'members/members-page',
    title: 'Members',
    search: memberPages,
  },
  '/my-sports-groups/$groupId/invite': { ...mine, page: 'members/invite-page', title: 'Invite' },
  '/my-sports-groups/$groupId/join': {
    page: 'members/join-page',
    title: 'Join',
    section: 'groups',
    search: textFields('invite'),
    drawn: 'skeleton',
  },
  '/my-sports-groups/$groupId/chat': { ...mine, page: 'chat/chat-page', title: 'Group Chat' },
  '/my-sports-groups/$groupId/game-day': {
    ...signedIn,
    page: 'game-day/game-day-page',
    parts: ['game-day/game-day-content'],
    title: 'Game Day',
    frame: 'task',
    search: textFields('code'),
    drawn: 'skeleton',
  },
  '/my-sports-groups/$groupId/live-match': {
    ...signedIn,
    page: 'live-match/live-match-page',
    parts: ['live-match/match-screen'],
    title: 'Live match',
    frame: 'task',
    drawn: 'skeleton',
  },
  '/my-sports-groups/$groupId/games/$gameId': {
    ...signedIn,
    page: 'history/report-page',
    title: 'Results',
  },
  '/my-sports-groups/$groupId/statistics': {
    ...signedIn,
    page: 'history/statistics-page',
    title: 'Statistics',
    search: (params) => ({ ...seasonFields(params), ...laterPage(params) }),
  },
  '/answer/$groupId/$gameId': {
    ...signedIn,
    page: 'who-comes/answer-page',
    title: 'Are you in?',
    search: textFields('answer'),
  },
  '/watch/$token': { page: 'live-match/watch-page', title: 'Watch', frame: 'bare', drawn: 'skeleton' },
  '/board/$token': {
    page: 'live-match/big-board-page',
    title: 'Big board',
    frame: 'board',
    drawn: 'skeleton',
  },
  '/help': text('pages/help-page', 'Help', 'How a game day works on Turnout, step by step.'),
  '/contact': text('pages/contact-page', 'Contact', 'How to reach the people behind Turnout.'),
  '/faq': text('pages/faq-page', 'FAQ', 'Short answers about groups, check-in, drafts and the clock.'),
  '/fair-toss': text(
    'pages/fair-toss-page',
    'Check a toss',
    'Check for yourself that a coin toss was fair, without asking us.',
  ),
  '/privacy': text(
    'pages/privacy-page',
    'Privacy',
    'What Turnout stores about you, why, for how long, and how to take it back.',
  ),
  '/terms': text('pages/terms-page', 'Terms', 'What you may expect of Turnout, and what it expects of you.'),
} as const satisfies Record<`/${string}`, Route>

export type Pattern = keyof typeof routes

/** The table as a list, for what goes through all of it. */
export const routeList = Object.entries(routes) as [Pattern, Route][]
