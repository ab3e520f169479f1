export const messages = {
  myListFailed: 'Failed to load your sport groups.',
}

export const common = {
  gameIsOver: 'The game is over.',
  findGame: 'Find a game',
  myGroups: 'My groups',
}

export const homeLinks = {
  moreToDo: 'More to do',
  allSportsGroups: 'All sports groups',
  whereYouPlay: 'Where you play',
  events: 'Events',
  whatIsOn: "What's on",
  createEvent: 'Create event',
  inviteAnyone: 'Invite anyone',
  vendors: 'Vendors',
  foodMusicLight: 'Food, music, light',
  enquiries: 'Enquiries',
  whatYouAskedVendors: 'You and vendors',
  yourBusiness: 'Your business',
  whatYouOffer: 'What you offer',
}

export const homePage = {
  hello: 'Hello',
  loadingYourGroups: 'Loading your groups',
}

export const joinRequests = {
  requestsWaitingForYou: 'Requests waiting for you',
  toJoin: (pendingCount: number) => `${pendingCount === 1 ? 'person asks' : 'people ask'} to join`,
}

export const myGames = {
  myOtherGroups: 'My other groups',
  all: 'All',
  noNextGame: 'No next game',
}

export const noGroups = {
  nothingToTurnOutFor: 'Nothing to turn out for yet',
  createGroup: 'Create Group',
  joinGroupThatPlaysNear: 'Join a group near you, or start your own.',
}

export const todaysGameCard = {
  kickOff: (start: string) => `Kick-off ${start}`,
  until: (end: string, venueName: string) => `until ${end}, ${venueName}`,
  nextGame: (dayLabel: string, startTime: string) => `Next game: ${dayLabel}, ${startTime}.`,
}
