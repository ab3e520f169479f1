import { pluralize } from '@turnout/rules/words'

export const arrivalsColumn = {
  takeOffList: (name: string) => `Take ${name} off the list?`,
  takeOff: 'Take off',
  takingOff: 'Taking off',
  losesPlaceInOrderAnd: (name: string) =>
    `${name} loses their place in the order and in their team. If they check in again, they go to the end.`,
}

export const arrivalsList = {
  arrivals: 'Arrivals',
  firstEndHere: (window: number) => `the first ${window} end here`,
  guest: 'Guest',
  searchByName: 'Search by name',
  noOneCalled: (search: string) => `No one here is called '${search}'.`,
  hereByArrival: 'Here, in order of arrival',
  sortByArrival: 'Sort by arrival',
  checkIn: (name: string) => `Check in ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  goneHome: 'gone home',
  out: 'Out',
  noReply: 'No reply',
  waitingList: 'Waiting list',
  brings: (guests: number) => `+${pluralize(guests, 'guest')}`,
  byPosition: 'by position',
  byCode: 'by code',
  byAdmin: 'by admin',
  putIntoTeam: 'Put into a team',
  moveOrSwap: 'Move or swap',
  changePlayers: 'Change players',
  giveArmbandOf: (team: string) => `Give the armband of ${team}`,
  takeOffList: 'Remove from the list',
}

export const checkInDistance = {
  km: (distanceM: string) => `${distanceM} km`,
}

export const manualCheckIn = {
  manualCheckIn: 'Manual check-in',
  forGuestsAndFlatBatteries: 'For guests and flat batteries.',
  player: (index: number) => `Player ${index}`,
  playerName: 'Player name',
  email: 'Email',
  phone: 'Phone',
  removePlayer: (index: number) => `Remove player ${index}`,
  remove: 'Remove',
  addAnotherPlayer: 'Add another player',
  checkIn: (length: number) => `Check in ${pluralize(length, 'player')}`,
}

export const venueCodePanel = {
  forWhoeverIsHereAnd: "For people who are here but whose phone doesn't know it. They scan it or type it.",
  showVenueCode: 'Show the venue code',
  checkInAt: (groupName: string) => `Check in at ${groupName}`,
  venueCodeCouldNotBe: "We couldn't load the venue code",
  oneMoment: 'One moment',
  venueCode: (spoken: string) => `Venue code ${spoken}`,
  nextOneComesInS: (secondsLeft: number) => `The next one comes in ${secondsLeft} s`,
  nextOneIsOnIts: 'The next one is on its way',
  qrCodeThatOpensThis: 'QR code that opens check-in with the code',
  typedLateItStillCounts: 'An old code still works for a minute.',
}

export const venueCodeSheet = {
  checkInAt: (groupName: string) => `Check in at ${groupName}`,
  sixDigitsOnOrganisersPhone: "Six digits on the organiser's phone. They change every minute.",
  countsWithinMinute:
    'We check you in if the connection is back within a minute. If not, enter the new code.',
}
