import { pluralize } from '@turnout/rules/words'

export const messages = {
  eventFailed: "The event didn't load.",
  eventsFailed: "The events didn't load.",
  answerFailed: 'Failed to save your answer',
  placeFailed: 'Failed to take the place',
  guestRemoveFailed: 'Failed to remove your guest',
  saveFailed: 'Failed to save the event',
  draftSaved: 'Draft saved. Only you see it.',
  draftDeleted: 'Draft deleted',
  deleteFailed: 'Failed to delete the draft',
  changesSaved: 'Changes saved',
  checkedIn: "You're checked in",
  checkInFailed: 'Failed to check in',
  undoCheckInFailed: 'Failed to take back the check-in',
  cancelFailed: 'Failed to cancel the event',
  cancelled: 'Event cancelled. Everyone who is in or waits is told.',
}

export const common = {
  events: 'Events',
  in: (count: number) => `${count} in`,
  cancelled: 'Cancelled',
  moved: 'Moved',
  over: 'This event is over',
  edit: 'Edit',
  cancelEvent: 'Cancel event',
}

export const card = {
  groupGame: 'Group game',
  states: { draft: 'Draft', cancelled: 'Cancelled' },
}

export const places = {
  free: (count: number) => `${pluralize(count, 'place')} free`,
  left: (count: number) => `${pluralize(count, 'place')} left`,
  leftOf: (count: number, all: number) => `${pluralize(count, 'place')} left of ${all}`,
  full: 'Full',
  fullWaiting: (count: number) => `Full, ${count} waiting`,
}

export const when = {
  sameDay: (start: string, end: string) => `${start} to ${end}`,
  hours: (date: string, start: string, end: string) => `${date}, ${start} to ${end}`,
  endsNextDay: (weekday: string, end: string) => `Ends on ${weekday}, ${end} at night.`,
  clock: (place: string) => `By the clock in ${place}.`,
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${days} days`,
  until: (end: string) => `until ${end}`,
}

export const eventPage = {
  loading: 'Loading the event',
  notFound: "We can't find this event",
  notFoundNote: "It may have been deleted, or it isn't published yet.",
  allEvents: 'All events',
  draft: 'This is a draft',
  draftNote: 'Only you see it. Finish it and publish it when it is ready.',
  overNote: 'Answers are closed.',
  cancelledBy: (host: string, at: string) => `${host}, ${at}`,
  about: 'About',
  where: 'Where',
  directions: 'Directions',
  copyAddress: 'Copy address',
  hosts: { person: 'Host', group: 'Host · Group', vendor: 'Host · Vendor' },
  facts: 'Facts',
}

export const answering = {
  in: "I'm in",
  label: 'Your answer',
  signInFirst: "Sign up or sign in, and you're in.",
  confirmFirst: 'Confirm your email first.',
  youAreIn: "You're in",
  youWait: "You're on the waiting list",
}

export const whoIsIn = {
  title: "Who's in",
  nobody: 'No one yet. Be the first.',
  note: 'You see the names of people from your groups.',
  all: (count: number) => `All ${count} from your groups`,
  others: (count: number) => pluralize(count, 'other'),
  people: (count: number) => pluralize(count, 'person', 'people'),
}

export const sharing = {
  title: (name: string) => `Share ${name}`,
  linkAndCode: 'Link and QR code',
  qrLabel: (name: string) => `QR code that opens ${name}`,
  link: 'Link',
  addToCalendar: 'Add to calendar',
}

export const hosting = {
  title: 'You host this event',
  note: 'Only you see this part.',
  in: 'In',
  out: 'Out',
  waiting: 'Waiting',
  free: 'Free',
  noLimit: 'No limit',
  finishDraft: 'Finish the draft',
  guests: (count: number) => `${pluralize(count, 'guest')} among those who are in.`,
}

export const deleting = {
  title: (name: string) => `Delete ${name}?`,
  sure: "You can't get it back.",
  deleteDraft: 'Delete draft',
  deleting: 'Deleting',
}

export const checkIn = {
  title: 'Check in',
  near: 'You can check in when you are there.',
  withCode: 'Check in with the code that a host shows you.',
  checkIn: 'Check in',
  checkingIn: 'Checking in',
  waiting: 'Waiting for a signal',
  typeCode: 'Type the code',
  signIn: 'Sign in to check in',
  here: "You're here",
  since: (time: string) => `Since ${time}`,
}

export const replies = {
  here: (arrived: number, isIn: number) => `${arrived} of ${isIn} here`,
  checkInFor: (name: string) => `Check in ${name}`,
  hereSince: (time: string) => `Here ${time}`,
  more: (name: string) => `More for ${name}`,
  undo: 'Take back the check-in',
  title: 'Replies',
  label: 'Replies',
  tabs: { going: 'In', waiting: 'Waiting', not_going: 'Out' },
  search: 'Find by name',
  none: { going: 'No one is in yet', waiting: 'No one waits', not_going: 'No one is out' },
  notFound: (search: string) => `No one by the name "${search}"`,
  guestOf: (name: string) => `Guest of ${name}`,
  save: 'Save for a spreadsheet',
  saving: 'Saving',
  loading: 'Loading replies',
  failed: "Replies didn't load.",
}

export const cancelling = {
  title: (name: string) => `Cancel ${name}?`,
  tells: (isIn: number, waiting: number) => {
    if (isIn + waiting === 0) return 'No one is in yet.'
    const people = `${pluralize(isIn, 'person is', 'people are')} in`
    const others = pluralize(waiting, 'person waits', 'people wait')
    if (waiting === 0) return `${people}. We tell them now.`
    return isIn === 0 ? `${others}. We tell them now.` : `${people}, ${waiting} waiting. We tell them now.`
  },
  why: 'Why',
  keepIt: 'Keep it',
  cancelling: 'Cancelling',
}

export const eventList = {
  createEvent: 'Create event',
  whatToFind: 'What to find',
  tabs: { events: 'Events', groups: 'Groups', vendors: 'Vendors' },
  tabWithCount: (tab: string, count: number) => `${tab} ${count}`,
  order: 'Order',
  soonestFirst: 'Soonest first',
  nearestFirst: 'Nearest first',
}

export const eventFilters = {
  searchEvents: 'Search Events',
  when: 'When',
  whens: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend', week: 'Next 7 days' },
  date: 'Date',
  what: 'What',
  withPlacesLeft: 'With places left',
}

export const myEvents = {
  title: 'Your events',
  hosted: 'You host it',
  going: "You're in",
  waiting: "You're on the waiting list",
  over: 'Over',
  failed: "Your events didn't load.",
}

export const suggested = {
  forYou: 'Events for you',
  comingUp: 'Coming up',
  all: 'All events',
}

export const found = {
  today: (what: string) => `${what} today`,
  tomorrow: (what: string) => `${what} tomorrow`,
  weekend: (what: string) => `${what} this weekend`,
  week: (what: string) => `${what} in the next 7 days`,
  onDate: (what: string, date: string) => `${what} on ${date}`,
}

export const noEvents = {
  no: (search: string) => `No ${search}`,
  noEvents: 'No events',
  nextIs: 'The next one is {event}, {facts}.',
  nearestIs: 'The nearest one is {event}, {facts}.',
  whatAbout: 'What about {event}, {facts}?',
  anyDate: 'Any date',
  clearFilters: 'Clear all filters',
  noEventsYet: 'No events yet',
  createEvent: 'Create event',
  beTheFirst: 'Create the first one and share its link.',
}
