import { pageFields, textFields } from './platform/router/search-params.ts'

/** The section that the navigation marks as current. */
export type NavSection = 'home' | 'events' | 'groups' | 'vendors' | 'profile'

/**
 * The frame of a page on a phone. Desktops always have the header and the footer, except for 'bare' and 'board'.
 * - app: header, tabs
 * - form: header, and the page's own `ActionBar` in place of the tabs
 * - task: neither; the page has its own `PhoneHeader` and `ActionBar`
 * - cover: tabs; the page begins with its picture and has its own link back
 * - screen: as task; the page is as high as the window and scrolls within itself, without a footer
 * - bare: nothing, on desktops neither
 * - board: not even a toast; the page fills the screen
 */
export type Frame = 'app' | 'form' | 'task' | 'screen' | 'cover' | 'bare' | 'board'

export type Route = {
  /** Title of the window; a page may set a longer one with `usePageTitle`. */
  title: string
  /** The module under `features`; it exports a component of the same name ('groups/group-page' has `GroupPage`). */
  page?: string
  /** Further props besides those of the address. */
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
  /** The page begins with a full-width picture; for visitors the header lies on it. */
  isOnArt?: boolean
}

const nextParam = textFields('next')
const tokenParam = textFields('token')
const memberPages = pageFields('page', 'asking')
const listFilters = textFields('search', 'sport', 'day', 'type', 'within', 'box')
const seasonFields = textFields('season', 'from', 'to', 'sort')
const laterPage = pageFields('page')
const listSearch = (params: Record<string, string>) => ({ ...listFilters(params), ...laterPage(params) })
const eventFilters = textFields('tab', 'when', 'category', 'places', 'sort')
const eventSearch = (params: Record<string, string>) => ({ ...listSearch(params), ...eventFilters(params) })

const all = { props: { family: 'all' }, section: 'groups' } as const
const mine = { props: { family: 'mine' }, section: 'groups', access: 'signed-in' } as const
const account = { frame: 'bare', search: nextParam } as const
const signUp = { ...account, access: 'signed-out' } as const
const emailLink = { isPublic: true, search: tokenParam } as const
const text = (page: string, title: string) => ({ page, title, isPublic: true }) as const
const editGroup = { page: 'groups/edit-group-page', title: 'Update Group', frame: 'form' } as const
const chat = { page: 'chat/chat-page', title: 'Group Chat', frame: 'screen' } as const
const vendors = { title: 'Vendors', section: 'vendors' } as const
const enquiries = { title: 'Enquiries', section: 'vendors', access: 'signed-in', search: listSearch } as const
const events = { page: 'events/events-page', section: 'events' } as const
const own = { section: 'home', access: 'signed-in' } as const
const bell = { ...own, page: 'notifications/notifications-page' } as const
const signedIn = { section: 'groups', access: 'signed-in' } as const

/** Every route of the specification, in its order. The first match counts. */
export const routes = {
  '/': { ...text('landing/landing-page', 'Turnout'), isOnArt: true },
  '/home': { ...own, page: 'home/home-page', title: 'Home' },
  '/events': { ...events, page: 'events/event-list-page', title: 'Events', search: eventSearch },
  '/events/create': {
    ...events,
    props: { view: 'create' },
    title: 'Create event',
    frame: 'form',
  },
  '/events/$eventId': {
    ...events,
    props: { view: 'detail' },
    title: 'Event',
    frame: 'task',
    search: textFields('answer', 'code'),
  },
  '/events/$eventId/edit': {
    ...events,
    props: { view: 'edit' },
    title: 'Edit event',
    frame: 'form',
    access: 'signed-in',
  },
  '/vendors': { ...vendors, page: 'vendors/vendors-page', search: listSearch },
  '/vendors/me': { ...vendors, page: 'vendors/my-vendor-page', title: 'Your business', access: 'signed-in' },
  '/vendors/enquiries': {
    ...enquiries,
    page: 'enquiries/enquiries-page',
  },
  '/vendors/enquiries/$enquiryId': {
    ...enquiries,
    page: 'enquiries/enquiry-page',
    frame: 'screen',
  },
  '/vendors/$vendorId': { ...vendors, page: 'vendors/vendor-page' },
  '/vendor-signup': { title: 'Turnout', redirectTo: '/signup/vendor' },
  '/signup': { ...signUp, page: 'accounts/sign-up-page', title: 'Sign up' },
  '/signup/user': { ...signUp, page: 'accounts/sign-up-user-page', title: 'Sign up' },
  '/signup/vendor': { ...signUp, page: 'accounts/sign-up-vendor-page', title: 'Sign up as vendor' },
  '/signin': {
    ...account,
    page: 'accounts/sign-in-page',
    title: 'Sign in',
    access: 'signed-out',
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
  '/notifications/unsubscribe': {
    ...emailLink,
    page: 'notifications/unsubscribe-page',
    title: 'Stop emails',
  },
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
    search: listSearch,
  },
  '/sports/groups/$groupId': {
    ...all,
    page: 'groups/group-page',
    title: 'Group',
    frame: 'cover',
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
  '/sports/groups/$groupId/chat': { ...all, ...chat },
  '/my-sports-groups': {
    ...signedIn,
    page: 'groups/my-groups-page',
    title: 'My groups',
  },
  '/my-sports-groups/$groupId': {
    ...mine,
    page: 'groups/group-page',
    title: 'Group',
    frame: 'cover',
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
  },
  '/my-sports-groups/$groupId/chat': { ...mine, ...chat },
  '/my-sports-groups/$groupId/game-day': {
    ...signedIn,
    page: 'game-day/game-day-page',
    title: 'Game Day',
    frame: 'task',
    search: textFields('code'),
  },
  '/my-sports-groups/$groupId/live-match': {
    ...signedIn,
    page: 'live-match/live-match-page',
    title: 'Live match',
    frame: 'task',
  },
  '/my-sports-groups/$groupId/cup': {
    ...signedIn,
    page: 'cup/cup-page',
    title: 'Cup night',
  },
  '/my-sports-groups/$groupId/cup/plan': {
    ...signedIn,
    page: 'cup/plan-page',
    title: 'Plan a cup',
    frame: 'form',
    search: textFields('game'),
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
  '/watch/$token': { page: 'live-match/watch-page', title: 'Watch', frame: 'bare' },
  '/board/$token': {
    page: 'live-match/big-board-page',
    title: 'Big board',
    frame: 'board',
  },
  '/help': text('pages/help-page', 'Help'),
  '/contact': text('pages/contact-page', 'Contact'),
  '/faq': text('pages/faq-page', 'FAQ'),
  '/fair-toss': text('pages/fair-toss-page', 'Check a toss'),
  '/privacy': text('pages/privacy-page', 'Privacy'),
  '/terms': text('pages/terms-page', 'Terms'),
} as const satisfies Record<`/${string}`, Route>

export type Pattern = keyof typeof routes

/** The table as a list. */
export const routeList = Object.entries(routes) as [Pattern, Route][]
