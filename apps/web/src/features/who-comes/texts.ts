import { ordinal } from '@turnout/rules/ordinal'
import { pluralize } from '@turnout/rules/words'

export const common = {
  in: "I'm in",
  out: "I'm out",
  keepIt: 'Keep it',
  notNow: 'Not now',
  places: 'Places',
  date: 'Date',
  starts: 'Starts',
  ends: 'Ends',
  answerFailed: 'Failed to save your answer',
}

export const answers = {
  youAreIn: "You're in",
  youAreOut: "You're out",
  onTheList: 'Waiting',
  count: (going: number) => `${going} in`,
  countOf: (going: number, places: number) => `${going} of ${places} in`,
  placesLeft: (free: number, places: number) => `${pluralize(free, 'place')} left of ${places}`,
  allTaken: (places: number) => `${places} of ${places} places taken`,
  needed: (minimum: number) => `${minimum} needed, so it's on`,
  missing: (missing: number) => `${missing} more to play`,
  position: (position: number) => `You're ${ordinal(position)} on the waiting list`,
  waitingNote: 'A free place goes to the first in line.',
  behindNote:
    "Twice in your last five games you dropped out late or didn't come. So the others on the list go first, this once.",
  placeFree: 'A place is free. Take it?',
  othersWait: (waiting: number) =>
    waiting > 1 ? `${waiting} people are waiting. The first to tap gets it.` : 'The first to tap gets it.',
  takeIt: 'Take it',
  noThanks: 'No thanks',
  takeFailed: 'Failed to take the place',
  notAtShortNotice: 'Not at short notice',
  skipMe: 'Skip me in the last 3 hours',
  bringGuest: 'Bring a guest',
  willBeSent: 'Saved on this phone. It is sent when you are online.',
  cancelled: 'Cancelled',
  inEvery: (weekday: string) => `In · every ${weekday}`,
  always: (weekday: string) => `I always come on ${weekday}s`,
  alwaysNote: "You're in when replies open. Change any date when you need to.",
}

export const guest = {
  title: 'Who are you bringing?',
  name: 'Name',
  takesPlace: 'Takes one place. You can bring two.',
  add: 'Add guest',
  remove: (name: string) => `Remove ${name}`,
  failed: 'Failed to add your guest',
  removed: (name: string) => `${name} isn't coming any more`,
  removeFailed: 'Failed to remove your guest',
}

export const people = {
  title: "Who's in",
  label: 'Replies',
  in: (n: number) => `In ${n}`,
  out: (n: number) => `Out ${n}`,
  noReply: (n: number) => `No reply ${n}`,
  waiting: (n: number) => `Waiting ${n}`,
  spare: 'Spare',
  guestOf: (name: string) => `Guest of ${name}`,
  answeredByOrganiser: 'Answered by an organiser',
  replyFor: (name: string) => `Reply for ${name}`,
  sayIn: 'In',
  sayOut: 'Out',
  replied: 'Reply saved',
  replyFailed: 'Failed to save the reply',
  nobody: 'No one yet',
  loading: 'Loading replies',
  failed: "Replies didn't load.",
}

export const dates = {
  title: 'Upcoming Games',
  addDate: 'Add a date',
  hours: (start: string, end: string) => `${start} to ${end}`,
  hoursAndCount: (start: string, end: string, count: string) => `${start} to ${end} · ${count}`,
  moved: 'Moved',
  added: 'Extra date',
  movedTo: (venue: string) => `Moved to ${venue}`,
  movedFrom: (old: string) => `Moved from ${old}`,
  was: 'Was',
  cancelled: 'Cancelled',
  none: 'No games in the next two weeks.',
  manage: (day: string) => `Manage ${day}`,
}

export const week = {
  title: 'This week',
  failed: "Your games didn't load.",
  nextGame: 'Next game',
  marks: {
    changed: 'moved or cancelled',
    open: 'not answered',
    waiting: 'on the waiting list',
    in: "you're in",
    out: "you're out",
  },
  until: (date: string, end: string) => `${date}, until ${end}`,
  untilTime: (end: string) => `Until ${end}`,
  day: (day: string) => `${day},`,
  cancelledRow: (day: string, reason: string | null) => (reason === null ? day : `${day} · ${reason}`),
}

export const answerPage = {
  title: 'Are you in?',
  failed: 'Failed to load the game.',
  loading: 'Loading the game',
  place: (venue: string, count: string) => `${venue} · ${count}`,
  answeringAs: (name: string) => `Answering as ${name}.`,
  notYou: 'Not you?',
  cancelled: 'This game is cancelled',
  over: 'This game is over',
  overNote: 'Answers are closed.',
  notAsked: "This group doesn't ask who comes",
  notAskedNote: 'People just turn up.',
  notFound: 'Game not found',
  notFoundNote: 'It may be over, or the group has changed its days.',
  membersOnly: 'Members only',
  membersOnlyNote: 'Only members of the group answer for its games.',
  backToGroup: 'Back to the group',
}

export const manage = {
  move: 'Move to another time or place',
  moveTitle: 'Move this game',
  moveIt: 'Move it',
  moving: 'Moving',
  moved: 'Game moved',
  moveFailed: 'Failed to move the game',
  callSpares: 'Call the spares',
  sparesAsked: 'Spares without a reply are asked now',
  sparesToAsk: (spares: number) =>
    spares === 0 ? 'No spares to ask' : `${pluralize(spares, 'spare')} to ask`,
  sparesAskedAlready: 'The spares have been asked',
  sparesCalledAlready: 'They have been asked already.',
  callSparesFailed: 'Failed to call the spares',
  cancel: 'Cancel this game',
  cancelTitle: (day: string) => `Cancel ${day}?`,
  peopleIn: (going: number) =>
    going === 0 ? 'No one is in yet.' : `${pluralize(going, 'person is', 'people are')} in.`,
  why: 'Why',
  cancelGame: 'Cancel game',
  cancelling: 'Cancelling',
  cancelled: 'Game cancelled',
  cancelFailed: 'Failed to cancel the game',
  restore: 'Play after all',
  restored: 'The game is on again',
  restoreFailed: 'Failed to bring the game back',
  addTitle: 'Add a date',
  addIt: 'Add it',
  adding: 'Adding',
  added: 'Date added',
  addFailed: 'Failed to add the date',
}

export const paid = {
  title: 'Who has paid',
  mine: 'What you owe',
  earlier: 'Earlier games',
  perPerson: (money: string) => `${money} per person`,
  owesFor: (money: string, day: string) => `You owe ${money} for ${day}`,
  owes: (money: string) => `You owe ${money}`,
  hasPaid: (money: string) => `${money} · paid`,
  paidAndOut: "You've paid, and you're not in any more.",
  outSince: 'Has paid, and is not in any more',
  sum: (money: string, guests: number) =>
    guests > 0 ? `${money} · with ${pluralize(guests, 'guest')}` : money,
  guest: (money: string) => `${money} · guest`,
  total: (settled: number, due: number, paidMoney: string, dueMoney: string) =>
    `${settled} of ${due} paid · ${paidMoney} of ${dueMoney}`,
  noOne: 'No one is in yet.',
  notMine: 'You have nothing to pay.',
  free: 'This game costs nothing.',
  markFailed: 'Failed to save who has paid',
  failed: "The list didn't load.",
  loading: 'Loading the list',
}

export const place = {
  title: 'Place',
  another: 'Another place',
  stay: (name: string) => `Stay at ${name}`,
  backTo: (name: string) => `Back to ${name}`,
  missing: 'Choose the place: a name, an address and a pin.',
}

export const settings = {
  title: 'Do you ask who comes?',
  open: 'Who comes',
  offerNote:
    'Members say in or out before each game, and you see who comes. Nothing changes until you choose.',
  ask: 'Ask who comes',
  change: 'Change',
  off: 'No',
  offNote: 'People just turn up',
  whoComes: 'Yes',
  whoComesNote: 'In or out, no limit',
  limited: 'Yes, with limited places',
  limitedNote: 'Then a waiting list, it runs by itself',
  minimum: 'Needed to play',
  fairPlaces: 'Fair places',
  fairPlacesNote: 'Out late or missing twice: last in the next line, once',
  guests: 'Guests',
  guestsNote: 'Up to two each',
  cost: 'Cost per person',
  currency: 'Currency',
  currencyName: (code: string, name: string) => `${code} ${name}`,
  costNote: 'You mark who has paid. The money changes hands without Turnout.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  failed: 'Failed to save',
  loading: 'Loading settings',
}
