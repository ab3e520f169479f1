import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { Pattern } from './platform/paths.ts'
import { AppShell } from './shell/app-shell.tsx'
import { CrashPage } from './shell/crash-page.tsx'
import { pages } from './shell/lazy-pages.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import {
  byLink,
  given,
  ofGame,
  ofGroup,
  ofGroupAndSearch,
  ofSearch,
  searches,
  signedInOnly,
  signedOutOnly,
} from './shell/route-parts.tsx'
import './shell/static-data.ts'

const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
  staticData: { title: 'Turnout' },
})
const getParentRoute = () => rootRoute

/** Open to everybody. */
const open = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData })

/** Only for people who are signed in. */
const own = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData, beforeLoad: signedInOnly })

/** Open, and remembers where somebody wanted to go who was led here. */
const door = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData, validateSearch: searches.door })

const all = { family: 'all' } as const
const mine = { family: 'mine' } as const
const { Group, Members, Invite, Chat, ComingSoon } = pages

/** Every route of the specification (section 2), in its order. */
const table = [
  open('/', pages.Landing, { title: 'Turnout', isPublic: true, isOnArt: true }),
  own('/home', pages.Home, { title: 'Home', place: 'home' }),
  open('/events', given(ComingSoon, { what: 'events' }), { title: 'Events', place: 'events' }),
  open('/events/create', given(ComingSoon, { what: 'new-event' }), {
    title: 'Create event',
    place: 'events',
  }),
  open('/events/$eventId', given(ComingSoon, { what: 'event' }), { title: 'Event', place: 'events' }),
  open('/vendors', given(ComingSoon, { what: 'vendors' }), { title: 'Vendors', place: 'vendors' }),
  own('/vendors/me', pages.MyVendor, { title: 'Your business', place: 'vendors' }),
  createRoute({
    getParentRoute,
    path: '/vendor-signup',
    staticData: { title: 'Sign up as vendor' },
    beforeLoad: () => {
      throw redirect({ to: '/signup/vendor', replace: true })
    },
  }),

  door('/signup', pages.SignUp, { title: 'Sign up', frame: 'bare' }),
  door('/signup/user', pages.SignUpUser, { title: 'Sign up', frame: 'bare' }),
  door('/signup/vendor', pages.SignUpVendor, { title: 'Sign up as vendor', frame: 'bare' }),
  createRoute({
    getParentRoute,
    path: '/signin',
    component: ofSearch(pages.SignIn),
    staticData: { title: 'Sign in', frame: 'bare' },
    validateSearch: searches.door,
    beforeLoad: signedOutOnly,
  }),
  createRoute({
    getParentRoute,
    path: '/activate',
    component: ofSearch(pages.Activate),
    staticData: { title: 'Activate your account', isPublic: true },
    validateSearch: searches.token,
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/confirm',
    component: ofSearch(pages.ConfirmSubscription),
    staticData: { title: 'The list', isPublic: true },
    validateSearch: searches.token,
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/unsubscribe',
    component: ofSearch(pages.Unsubscribe),
    staticData: { title: 'Leave the list', isPublic: true },
    validateSearch: searches.token,
  }),
  door('/forgot-password', pages.ForgotPassword, { title: 'Forgot password', frame: 'bare' }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    component: ofSearch(pages.ResetPassword),
    staticData: { title: 'New password', frame: 'bare' },
    validateSearch: searches.token,
  }),
  own('/profile', pages.Profile, { title: 'Profile', place: 'profile' }),

  createRoute({
    getParentRoute,
    path: '/sports',
    staticData: { title: 'Sports' },
    beforeLoad: () => {
      throw redirect({ to: '/sports/select', replace: true })
    },
  }),
  open('/sports/select', pages.SportChooser, { title: 'Pick a sport', place: 'groups' }),
  createRoute({
    getParentRoute,
    path: '/sports/create',
    component: ofSearch(pages.CreateGroup),
    staticData: { title: 'Create Group', place: 'groups', frame: 'form' },
    validateSearch: searches.createGroup,
  }),
  createRoute({
    getParentRoute,
    path: '/sports/groups',
    component: ofSearch(pages.GroupList),
    staticData: { title: 'Sports groups', place: 'groups' },
    validateSearch: searches.groupList,
  }),
  open('/sports/groups/$groupId', ofGroup(Group, all), { title: 'Group', place: 'groups', frame: 'cover' }),
  own('/sports/groups/$groupId/edit', ofGroup(pages.EditGroup, {}), {
    title: 'Update Group',
    place: 'groups',
    frame: 'form',
  }),
  createRoute({
    getParentRoute,
    path: '/sports/groups/$groupId/members',
    component: ofGroup(Members, all),
    staticData: { title: 'Members', place: 'groups' },
    validateSearch: searches.members,
    beforeLoad: signedInOnly,
  }),
  own('/sports/groups/$groupId/invite', ofGroup(Invite, all), { title: 'Invite', place: 'groups' }),
  open('/sports/groups/$groupId/chat', ofGroup(Chat, all), { title: 'Group Chat', place: 'groups' }),

  own('/my-sports-groups', pages.MyGroups, { title: 'My groups', place: 'groups' }),
  own('/my-sports-groups/$groupId', ofGroup(Group, mine), {
    title: 'Group',
    place: 'groups',
    frame: 'cover',
  }),
  own('/my-sports-groups/$groupId/edit', ofGroup(pages.EditGroup, {}), {
    title: 'Update Group',
    place: 'groups',
    frame: 'form',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/members',
    component: ofGroup(Members, mine),
    staticData: { title: 'Members', place: 'groups' },
    validateSearch: searches.members,
    beforeLoad: signedInOnly,
  }),
  own('/my-sports-groups/$groupId/invite', ofGroup(Invite, mine), { title: 'Invite', place: 'groups' }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/join',
    component: ofGroupAndSearch(pages.Join),
    staticData: { title: 'Join', place: 'groups' },
    validateSearch: searches.join,
  }),
  own('/my-sports-groups/$groupId/chat', ofGroup(Chat, mine), { title: 'Group Chat', place: 'groups' }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/game-day',
    component: ofGroupAndSearch(pages.GameDay),
    staticData: { title: 'Game Day', place: 'groups', frame: 'task' },
    validateSearch: searches.gameDay,
    beforeLoad: signedInOnly,
  }),
  own('/my-sports-groups/$groupId/live-match', ofGroup(pages.LiveMatch, {}), {
    title: 'Live match',
    place: 'groups',
    frame: 'task',
  }),
  own('/my-sports-groups/$groupId/games/$gameId', ofGame(pages.Report), {
    title: 'Evening',
    place: 'groups',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/statistics',
    component: ofGroupAndSearch(pages.Statistics),
    staticData: { title: 'Statistics', place: 'groups' },
    validateSearch: searches.statistics,
    beforeLoad: signedInOnly,
  }),

  open('/watch/$token', byLink(pages.Watch), { title: 'Watch', frame: 'bare' }),
  open('/board/$token', byLink(pages.BigBoard), { title: 'Big board', frame: 'board' }),

  open('/help', pages.Help, { title: 'Help', isPublic: true }),
  open('/contact', pages.Contact, { title: 'Contact', isPublic: true }),
  open('/faq', pages.Faq, { title: 'FAQ', isPublic: true }),
  open('/fair-toss', pages.FairToss, { title: 'Check a toss', isPublic: true }),
  open('/privacy', pages.Privacy, { title: 'Privacy', isPublic: true }),
  open('/terms', pages.Terms, { title: 'Terms', isPublic: true }),

  // all parts in all their states: for whoever builds the product, and absent from what is built
  createRoute({
    getParentRoute,
    path: '/gallery',
    component: import.meta.env.DEV
      ? lazyRouteComponent(() => import('./gallery/page.tsx'), 'GalleryPage')
      : NotFoundPage,
    staticData: { title: 'Gallery', frame: 'bare' },
  }),
] as const

export const routeTree = rootRoute.addChildren(table)
