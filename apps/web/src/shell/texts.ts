import { pluralize } from '@turnout/rules/words'

export const common = {
  events: 'Events',
  vendors: 'Vendors',
  profile: 'Profile',
  searchEvents: 'Search Events',
  logOut: 'Log out',
}

export const appShell = {
  skipToContent: 'Skip to the content',
}

export const bell = {
  label: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} new`),
  /** On the badge, which has no room for more. */
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
}

export const confirmEmailBanner = {
  linkCouldNotBeSent: "We couldn't send the link",
  sending: 'Sending',
  sendItAgain: 'Send it again',
}

export const footer = {
  sports: 'Sports',
  help: 'Help',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  oneStopPlatformForEvents: 'A one-stop platform for events, sports and vendor management.',
  more: 'More',
}

export const header = {
  account: 'Account',
  signIn: 'Sign in',
  signUp: 'Sign up',
}

export const joinRequestsLink = {
  toJoin: (requestCount: number) => `${pluralize(requestCount, 'request')} to join`,
}

export const loadingOverlay = {
  oneMoment: 'One moment',
}

export const navItems = {
  groups: 'Groups',
}

export const navTabs = {
  main: 'Main',
}

export const notFoundPage = {
  pageNotFound: 'Page not found',
  goHome: 'Go home',
  goToStart: 'Go to the start',
}

export const offlineNotice = {
  inLine: (queuedCount: number, isScoring: boolean) =>
    `${pluralize(queuedCount, 'press', 'presses')} ${queuedCount === 1 ? 'waits' : 'wait'} in line. ${isScoring ? 'Keep scoring. ' : ''}We'll send everything in order.`,
  noSignal: 'No signal',
  notSentYet: 'Not sent yet',
  lastSeen: (time: string) => `Last seen ${time}`,
  messagesWait: (queuedCount: number) => `${pluralize(queuedCount, 'message')} to send.`,
  youSeeOnlyWhatThis: "You only see what's already on this phone.",
  thisIsLastStateThis: 'This is the last we got.',
  cannotSave: "Turnout can't save right now.",
  pressesWait: 'Your presses wait on this phone.',
  mayBeOld: "Turnout can't answer right now. What you see may be old.",
}

export const signedInHeader = {
  places: 'Places',
  yourMenu: 'Your menu',
  yourProfile: 'Your profile',
}
