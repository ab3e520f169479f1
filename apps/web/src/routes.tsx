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
  gameRoute,
  groupRoute,
  groupSearchRoute,
  linkRoute,
  searchParsers,
  searchRoute,
  signedInOnly,
  signedOutOnly,
  withProps,
} from './shell/route-binding.tsx'
import './shell/static-data.ts'

const rootRoute = createRootRoute({
  component: AppShell,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
  staticData: { title: 'Turnout' },
})
const getParentRoute = () => rootRoute

/** Open to everybody. */
const publicRoute = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData })

/** Only for people who are signed in. */
const signedInRoute = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData, beforeLoad: signedInOnly })

/** Open, and keeps the page that led here, to return to it. */
const returningRoute = <const P extends Pattern>(
  path: P,
  component: RouteComponent,
  staticData: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, component, staticData, validateSearch: searchParsers.next })

const redirectRoute = <const P extends Pattern>(path: P, to: '/signup/vendor' | '/sports/select') =>
  createRoute({
    getParentRoute,
    path,
    staticData: { title: 'Turnout' },
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })

const allGroups = { family: 'all' } as const
const myGroups = { family: 'mine' } as const
const { Group, Members, Invite, Chat, ComingSoon } = pages

/** Every route of the specification (section 2), in its order. */
const routes = [
  publicRoute('/', pages.Landing, { title: 'Turnout', isPublic: true, isOnArt: true }),
  signedInRoute('/home', pages.Home, { title: 'Home', section: 'home' }),
  publicRoute('/events', withProps(ComingSoon, { what: 'events' }), { title: 'Events', section: 'events' }),
  publicRoute('/events/create', withProps(ComingSoon, { what: 'new-event' }), {
    title: 'Create event',
    section: 'events',
  }),
  publicRoute('/events/$eventId', withProps(ComingSoon, { what: 'event' }), {
    title: 'Event',
    section: 'events',
  }),
  publicRoute('/vendors', withProps(ComingSoon, { what: 'vendors' }), {
    title: 'Vendors',
    section: 'vendors',
  }),
  signedInRoute('/vendors/me', pages.MyVendor, { title: 'Your business', section: 'vendors' }),
  redirectRoute('/vendor-signup', '/signup/vendor'),
  returningRoute('/signup', pages.SignUp, { title: 'Sign up', frame: 'bare' }),
  returningRoute('/signup/user', pages.SignUpUser, { title: 'Sign up', frame: 'bare' }),
  returningRoute('/signup/vendor', pages.SignUpVendor, { title: 'Sign up as vendor', frame: 'bare' }),
  createRoute({
    getParentRoute,
    path: '/signin',
    component: searchRoute(pages.SignIn),
    staticData: { title: 'Sign in', frame: 'bare' },
    validateSearch: searchParsers.next,
    beforeLoad: signedOutOnly,
  }),
  createRoute({
    getParentRoute,
    path: '/activate',
    component: searchRoute(pages.Activate),
    staticData: { title: 'Activate your account', isPublic: true },
    validateSearch: searchParsers.token,
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/confirm',
    component: searchRoute(pages.ConfirmSubscription),
    staticData: { title: 'The list', isPublic: true },
    validateSearch: searchParsers.token,
  }),
  createRoute({
    getParentRoute,
    path: '/newsletter/unsubscribe',
    component: searchRoute(pages.Unsubscribe),
    staticData: { title: 'Leave the list', isPublic: true },
    validateSearch: searchParsers.token,
  }),
  returningRoute('/forgot-password', pages.ForgotPassword, { title: 'Forgot password', frame: 'bare' }),
  createRoute({
    getParentRoute,
    path: '/reset-password',
    component: searchRoute(pages.ResetPassword),
    staticData: { title: 'New password', frame: 'bare' },
    validateSearch: searchParsers.token,
  }),
  signedInRoute('/profile', pages.Profile, { title: 'Profile', section: 'profile' }),
  redirectRoute('/sports', '/sports/select'),
  publicRoute('/sports/select', pages.SportChooser, { title: 'Pick a sport', section: 'groups' }),
  createRoute({
    getParentRoute,
    path: '/sports/create',
    component: searchRoute(pages.CreateGroup),
    staticData: { title: 'Create Group', section: 'groups', frame: 'form' },
    validateSearch: searchParsers.createGroup,
  }),
  createRoute({
    getParentRoute,
    path: '/sports/groups',
    component: searchRoute(pages.GroupList),
    staticData: { title: 'Sports groups', section: 'groups' },
    validateSearch: searchParsers.groupList,
  }),
  publicRoute('/sports/groups/$groupId', groupRoute(Group, allGroups), {
    title: 'Group',
    section: 'groups',
    frame: 'cover',
  }),
  signedInRoute('/sports/groups/$groupId/edit', groupRoute(pages.EditGroup, {}), {
    title: 'Update Group',
    section: 'groups',
    frame: 'form',
  }),
  createRoute({
    getParentRoute,
    path: '/sports/groups/$groupId/members',
    component: groupRoute(Members, allGroups),
    staticData: { title: 'Members', section: 'groups' },
    validateSearch: searchParsers.members,
    beforeLoad: signedInOnly,
  }),
  signedInRoute('/sports/groups/$groupId/invite', groupRoute(Invite, allGroups), {
    title: 'Invite',
    section: 'groups',
  }),
  publicRoute('/sports/groups/$groupId/chat', groupRoute(Chat, allGroups), {
    title: 'Group Chat',
    section: 'groups',
  }),
  signedInRoute('/my-sports-groups', pages.MyGroups, { title: 'My groups', section: 'groups' }),
  signedInRoute('/my-sports-groups/$groupId', groupRoute(Group, myGroups), {
    title: 'Group',
    section: 'groups',
    frame: 'cover',
  }),
  signedInRoute('/my-sports-groups/$groupId/edit', groupRoute(pages.EditGroup, {}), {
    title: 'Update Group',
    section: 'groups',
    frame: 'form',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/members',
    component: groupRoute(Members, myGroups),
    staticData: { title: 'Members', section: 'groups' },
    validateSearch: searchParsers.members,
    beforeLoad: signedInOnly,
  }),
  signedInRoute('/my-sports-groups/$groupId/invite', groupRoute(Invite, myGroups), {
    title: 'Invite',
    section: 'groups',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/join',
    component: groupSearchRoute(pages.Join),
    staticData: { title: 'Join', section: 'groups' },
    validateSearch: searchParsers.join,
  }),
  signedInRoute('/my-sports-groups/$groupId/chat', groupRoute(Chat, myGroups), {
    title: 'Group Chat',
    section: 'groups',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/game-day',
    component: groupSearchRoute(pages.GameDay),
    staticData: { title: 'Game Day', section: 'groups', frame: 'task' },
    validateSearch: searchParsers.gameDay,
    beforeLoad: signedInOnly,
  }),
  signedInRoute('/my-sports-groups/$groupId/live-match', groupRoute(pages.LiveMatch, {}), {
    title: 'Live match',
    section: 'groups',
    frame: 'task',
  }),
  signedInRoute('/my-sports-groups/$groupId/games/$gameId', gameRoute(pages.Report), {
    title: 'Evening',
    section: 'groups',
  }),
  createRoute({
    getParentRoute,
    path: '/my-sports-groups/$groupId/statistics',
    component: groupSearchRoute(pages.Statistics),
    staticData: { title: 'Statistics', section: 'groups' },
    validateSearch: searchParsers.statistics,
    beforeLoad: signedInOnly,
  }),
  publicRoute('/watch/$token', linkRoute(pages.Watch), { title: 'Watch', frame: 'bare' }),
  publicRoute('/board/$token', linkRoute(pages.BigBoard), { title: 'Big board', frame: 'board' }),
  publicRoute('/help', pages.Help, { title: 'Help', isPublic: true }),
  publicRoute('/contact', pages.Contact, { title: 'Contact', isPublic: true }),
  publicRoute('/faq', pages.Faq, { title: 'FAQ', isPublic: true }),
  publicRoute('/fair-toss', pages.FairToss, { title: 'Check a toss', isPublic: true }),
  publicRoute('/privacy', pages.Privacy, { title: 'Privacy', isPublic: true }),
  publicRoute('/terms', pages.Terms, { title: 'Terms', isPublic: true }),
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
export const routeTree = rootRoute.addChildren(routes)
