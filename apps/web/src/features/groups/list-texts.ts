import { pluralize } from '@turnout/rules/words'

export const groupCard = {
  km: (metres: string) => `${metres} km`,
}

export const groupFilters = {
  sport: 'Sport',
  allSports: 'All sports',
  playingDay: 'Playing day',
  searchGroups: 'Search groups',
  namePlaceOrSport: 'Name, place or sport',
}

export const groupListPage = {
  sportsGroups: 'Sports groups',
  signUp: 'Sign up',
  logIn: 'Log in',
  orWord: '{signInFirst}: {link} or {link2}',
}

export const groupLists = {
  allGroups: 'All groups',
}

export const groupTiles = {
  group: 'Group',
  gameDay: 'Game Day',
  forMembers: 'For members',
  tournament: 'Tournament',
  organisersPlanCup: 'Organisers plan a cup',
  planCup: 'Plan a cup',
  cupOn: 'The cup is on',
  cupOver: 'The cup is over',
  cupPlanned: 'A cup is planned for today',
  groupChat: 'Group Chat',
  people: (memberCount: number) => `${memberCount} people`,
  onlyYouYetInvitePeople: 'Only you so far. Invite people',
  arrivalsTeamsMatches: 'Arrivals, teams, matches',
  gameIsOver: 'The game is over',
  checkInIsOpen: 'Check-in is open',
  checkInOpensAt: (time: string) => `Check-in opens at ${time}`,
}

export const myGroupCard = {
  admin: 'Admin',
  moreFor: (name: string) => `More for ${name}`,
}

export const myGroupsPage = {
  byNextGame: 'By next game',
  noGroupHasBibFor: "You're not in a group yet.",
  findGame: 'Find a game',
  askToJoinOneOr: 'Ask to join one, or create your own.',
}

export const nearbyPlan = {
  plan: (places: number) => `A plan without streets: ${pluralize(places, 'place')} around the middle`,
  noPlaceYet: "The place of the pitch isn't known yet",
  whereIsPitch: 'Where is the pitch?',
  searchOrUse: 'Search, or use where you are.',
  km: (km: number) => `${km} km`,
  north: 'N',
  you: 'You',
  pin: 'The pin',
}

export const radiusSlider = {
  checkInCircle: (metres: string) => `Check-in circle: ${metres}`,
  playersCheckInWithTheir: 'Players check in with their phone inside it.',
}
