import { pluralize } from '@turnout/rules/words'

export const addressField = {
  venueAddress: 'Venue address',
}

export const createGroupPage = {
  logInToCreateYour: 'Log in to create your group. We keep what you typed.',
  failedToCreateGroup: 'Failed to create group',
  creating: 'Creating',
  confirmYourEmailFirstThen: 'Confirm your email first, then you can create groups.',
  youLogInFirstWhat: "You'll log in first. We keep what you typed on this device. Add the photo after that.",
  changeSport: 'Change sport',
  chooseSport: 'Choose a sport',
}

export const customRules = {
  whenClockIsAtZero: 'When the clock is at zero',
  matchEnds: 'The match ends',
  lastPlayGoesOn: 'The last play goes on',
  winnerGoesOff: 'The winner goes off',
  never: 'Never',
  afterInRow: (wins: number) => `After ${pluralize(wins, 'win')} in a row`,
  drawWithGoals: 'A draw with goals',
  goallessDraw: 'A goalless draw',
  knockoutGoals: 'Knockout goals',
  knockoutStarts: 'Knockout starts',
  onlyByHand: 'Only by hand',
  inTheLast: (duration: string) => `In the last ${duration}`,
  changeoverSeconds: 'Changeover seconds',
}

export const daysFields = {
  playingDays: 'Playing days',
  startTime: 'Start time',
  endTime: 'End time',
  checkInOpensAt: 'Check-in opens at',
  oneHourBefore: ', one hour before.',
  gameEndsAtOnDay: (end: string) => ` The game ends at ${end} on the day after.`,
}

export const draftNote = {
  yourDraftIsBackAs: 'We kept your draft.',
  startAfresh: 'Start over',
}

export const draftOrderField = {
  howCaptainsPick: 'How captains pick',
  orders: {
    team_by_team: 'Team by team',
    alternating: 'One player at a time',
    snake: 'One player, there and back',
  },
  hints: {
    team_by_team: 'Each captain picks a whole team in one turn.',
    alternating: 'One player each in turn: 1, 2, 1, 2.',
    snake: 'One player each, and back: 1, 2, 2, 1. The fairest order.',
  },
}

export const editGroupPage = {
  backToMyGroups: 'Back to my groups',
  onlyAdminsOfChangeIt: (name: string) => `Only admins of ${name} change it`,
  askOneOfThemOr: 'Ask one of them, or ask them to make you an admin.',
  save: 'Save',
  saving: 'Saving',
  backToGroup: 'Back to the group',
}

export const groupFields = {
  group: 'The group',
  pitch: 'The pitch',
  days: 'The days',
  teams: 'The teams',
  setPlaceOfPitchCheck: 'Set the pin of the pitch. Check-in is measured from it.',
  name: 'Name',
  description: 'Description',
  whatNewcomerShouldKnowLevel: 'What a newcomer should know: level, pace, what to bring.',
  startTimeIsRequired: 'Start time is required.',
  endTimeIsRequired: 'End time is required.',
  oneToLine: 'One to a line.',
  refereeRequired: 'Referee required',
}

export const stepBar = {
  steps: 'Steps',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
}

export const groupForm = {
  next: { group: '', pitch: 'Next: the pitch', days: 'Next: days and times', teams: 'Next: the teams' },
  preview: 'Preview',
  howItWillLookIn: 'How it will look in the list',
  coverChangesAsYouType: 'The cover changes as you type the name.',
}

export const houseRulesField = {
  usualFor: (sport: string) => `Usual for ${sport}`,
  sevenMinutesTwoClearGoals: 'Seven minutes, two clear goals',
  matchRules: 'Match rules',
  ownRules: 'Own rules',
  setThemOneByOne: 'Set them one by one',
}

export const matchLengthField = {
  matchMinutes: 'Match minutes',
  to: (shortest: number, longest: number) => `${shortest} to ${longest}`,
  matchSeconds: 'Match seconds',
  n0To: (maxSeconds: number) => `0 to ${maxSeconds}`,
  minutesIsLongest: (longest: number) => `${longest} minutes is the longest.`,
}

export const photoPanel = {
  photo: 'A photo',
  venueImage: 'Venue image',
  choosePhotoOfPitch: 'Choose a photo of the pitch',
  noPhotoWeDrawCover: 'No photo? We draw a cover for you from your sport and name.',
}

export const pinDialog = {
  mapDidNotComeThere:
    "The map didn't load: there's a newer version, or no signal. Use where you are, or type the coordinates.",
  noStreetMapHere:
    'No street map right now. Type the coordinates, or go back to search or use where you are.',
  mapIsComing: 'Loading the map',
  cancel: 'Cancel',
  streetOrPlace: 'Street or place',
  moveMapUntilPin: 'Move the map until the pin is on the pitch.',
  zoomInToPitch: 'Zoom in to the pitch first.',
  inDegrees: 'In degrees, the way map apps show them.',
  setPinHere: 'Set the pin here',
  numberFrom90To90: 'A number from -90 to 90, like 51.53917',
  numberFrom180To180: 'A number from -180 to 180, like -0.05761',
  pinAt: (latitude: number, longitude: number) => `Pin at ${latitude}, ${longitude}`,
}

export const pinMapView = {
  closer: 'Closer',
  furtherAway: 'Further away',
  km: (km: number) => `${km.toLocaleString('en-GB')} km`,
  pinOfPitch: 'Pin of the pitch. Arrow keys move it by 5 metres, with Shift by 50.',
}

export const nearbyVenues = {
  title: (isNearPerson: boolean) =>
    isNearPerson ? 'Places near you where others play' : 'Places near the pin where others play',
  noneNearby: 'No group plays within 5 km yet.',
}

export const positionNotes = {
  youAreAt: (distance: string | null, venue: string) =>
    distance === null ? `You are at ${venue}` : `You are ${distance} from ${venue}`,
  groupsPlayThere: (groups: string, count: number) =>
    `${groups} ${count === 1 ? 'plays' : 'play'} there already. Use that place?`,
  yes: 'Yes, use it',
  no: 'No',
  rough: (distance: string) => `Your position is rough, about ${distance}`,
  goOutside: 'Go outside, or move the pin yourself.',
}

export const policyFields = {
  weatherPolicy: 'Weather policy',
  substitutionPolicy: 'Substitution policy',
  eachIsLineOfRules: 'Each becomes a line of the rules.',
}

export const sportChooserPage = {
  pickSport: 'Pick a sport',
  whatDoesYourGroupPlay: 'What does your group play?',
  searchSports: 'Search sports',
  searchByName: 'Search by name',
  nothingFor: (search: string) => `Nothing for '${search}'.`,
  noSportsYet: 'No sports yet.',
  clearSearch: 'Clear the search',
  sports: 'Sports',
}

export const suggestionText = {
  where: (name: string, groups: string, groups2: number | undefined) =>
    `${name}, where ${groups} ${groups2 === 1 ? 'plays' : 'play'}`,
  km: (km: string | number) => `${km} km`,
}

export const teamSizeFields = {
  maxTeams: 'Max teams',
  playersPerTeam: 'Players per team',
  roomForAnybodyBeyondThat: (teams: number, players: number) =>
    `Room for ${pluralize(teams * players, 'player')}. Everyone else is a substitute.`,
}

export const suggestionField = {
  noSuggestionsJustNowType: 'No suggestions right now. Type the address and set the pin yourself.',
  onlyVenuesThatGroupsHere:
    "Only places that groups here already use. The map service isn't answering right now.",
  onceYouAreLoggedIn: 'Log in to get address suggestions.',
  noAddressLikeThat: 'No address like that. Check the spelling, use where you are, or set the pin.',
  suggestions: 'Suggestions',
}

export const venueFields = {
  venueName: 'Venue name',
  noStreetMap: 'No street map right now',
  pickPlaceSearchOrUse: 'Pick a place nearby, search, or use where you are.',
}

export const winField = {
  numberOfGoals: 'A number of goals',
  nothingBeforeTimeIsUp: 'Nothing before the time is up',
  whatWinsMatch: 'What wins a match',
  lead: 'Lead',
  goalsAtLeast: 'Goals at least',
  firstTo: 'First to',
}
