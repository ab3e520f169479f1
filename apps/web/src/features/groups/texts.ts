import { pluralize } from '@turnout/rules/words'

export const messages = {
  left: 'Left group successfully!',
  leaveFailed: 'Failed to leave group',
  updated: 'Sport group updated successfully!',
  editFailed: 'Failed to load sport group data.',
  editNotFound: 'Sport group not found.',
  notFound: 'Group not found',
  listFailed: 'Failed to load sport groups.',
  myListFailed: 'Failed to load your sport groups.',
  arrived: (people: number) => `${pluralize(people, 'player')} arrived`,
  deleted: 'Group deleted successfully!',
  deleteFailed: 'Failed to delete group',
  deleteSure: 'Are you sure you want to delete this group? This action cannot be undone.',
  joined: 'Join request submitted successfully!',
  joinFailed: 'Failed to join group',
  sportsFailed: 'Failed to load sports. Please try again.',
}

export const common = {
  addToCalendar: 'Add to calendar',
  createGroup: 'Create Group',
  updateGroup: 'Update Group',
  today: 'Today',
  teamThatWaitsLongestSends: 'The team that waits longest sends one.',
  leaveGroup: 'Leave Group',
  rules: 'Rules',
  myGroups: 'My groups',
  members: 'Members',
  join: 'Join',
  withdrawRequest: 'Withdraw the request',
  setPin: 'Set the pin',
  typeCoordinates: 'Type coordinates',
  movePin: 'Move the pin',
  looking: 'Looking',
  useWhereIAm: 'Use where I am',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

export const joining = {
  signInFirst: 'Sign up or log in to join',
  confirmFirst: 'Confirm your email first, then you can ask to join.',
  sent: 'Request sent. An admin will answer, usually before the next game.',
  letIn: "You're in.",
  oldLink: 'That link is old, so an admin has to say yes first.',
}

export const actions = {
  requestWithdrawn: 'Request withdrawn',
  failedToWithdrawYourRequest: 'Failed to withdraw your request',
  newAddressOldOneShows: 'New address. The old one no longer works.',
  failedToRenewAddress: 'Failed to renew the address',
}

export const addressField = {
  venueAddress: 'Venue address',
}

export const calendarDialog = {
  addressDidNotLoad: "We couldn't load the address.",
  oneMoment: 'One moment',
  yourCalendarAsksHereFor:
    'Your calendar gets the games of the next twelve weeks and updates when a time changes.',
  openInMyCalendar: 'Open in my calendar',
  addressToSubscribeTo: 'Address to subscribe to',
  itIsYoursAloneWhoever: 'Keep it to yourself. Anyone who has it can see when and where you play.',
  copyAddress: 'Copy address',
  renewing: 'Renewing',
  getNewAddress: 'Get a new address',
}

export const coverStrip = {
  yourCover: 'Your cover',
  yourCoverDrawnFromName: 'Your cover, drawn from the name',
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

export const gameDates = {
  onNow: 'On now',
  over: 'Over',
  tomorrow: 'Tomorrow',
  nextWeek: (day: string) => `${day} next week`,
  inWeeks: (day: string, floor: number) => `${day} in ${floor} weeks`,
  everyDay: 'Every day',
}

export const gameDayOver = {
  gameIsOver: 'The game is over.',
  nextGame: (word: string, startTime: string) => `Next game: ${word}, ${startTime}.`,
}

export const groupCard = {
  km: (metres: string) => `${metres} km`,
}

export const groupDetails = {
  facts: 'Facts',
  byClockAtPitch: (zoneName: string) => `By the clock at the pitch (${zoneName})`,
  directions: 'Directions',
  upToTeamsOf: (maxTeams: number, maxPlayersPerTeam: number) =>
    `Up to ${maxTeams} teams of ${maxPlayersPerTeam}`,
  roomFor: 'Room for',
  anybodyBeyondThatIsSubstitute: '. Everyone else is a substitute.',
  captainsPickOnePlayerAt: ' Captains pick one at a time.',
  refereeNeeded: 'Referee needed',
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

export const groupFilters = {
  sport: 'Sport',
  allSports: 'All sports',
  playingDay: 'Playing day',
  searchGroups: 'Search groups',
  namePlaceOrSport: 'Name, place or sport',
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

export const groupHeading = {
  at: (sport: string, venueName: string) => `${sport} at ${venueName}`,
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

export const groupMembers = {
  seeAll: 'See all',
  onlyYouSoFarSend: 'Only you so far. Send the link to the people you play with.',
  invitePlayers: 'Invite players',
}

export const groupPage = {
  backTo: (toLowerCase: string) => `Back to ${toLowerCase}`,
}

export const groupPreview = {
  pickDays: 'Pick the days',
  yourGroup: 'Your group',
  yourPitch: 'Your pitch',
}

export const groupResults = {
  nearYou: (groups: string) => `${groups} near you`,
  noGroupPlaysHereYet: 'No group plays here yet.',
  startFirstOne: 'Start the first one.',
  forWord: (search: string) => `for '${search}'`,
  inWord: (sport: string) => `in ${sport}`,
  onS: (day: string) => `on ${day}s`,
  nothing: (join: string) => `Nothing ${join}.`,
  clearFilters: 'Clear the filters',
  anotherDayOrAnotherWord: 'Try another day or another word.',
}

export const groupSkeleton = {
  loadingGroup: 'Loading group',
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
  checkInOpensAt: (hourBefore: string) => `Check-in opens at ${hourBefore}`,
}

export const groupView = {
  about: 'About',
}

export const houseRulesField = {
  usualFor: (sport: string) => `Usual for ${sport}`,
  sevenMinutesTwoClearGoals: 'Seven minutes, two clear goals',
  matchRules: 'Match rules',
  ownRules: 'Own rules',
  setThemOneByOne: 'Set them one by one',
}

export const leaveDialog = {
  leave: (name: string) => `Leave ${name}?`,
  stay: 'Stay',
  leaving: 'Leaving',
  youNoLongerSeeIts: "You won't see its members and game days any more. To come back, ask to join again.",
}

export const limits = {
  to: (min: number, max: number) => `${min} to ${max}`,
}

export const matchLengthField = {
  matchMinutes: 'Match minutes',
  to: (shortest: number, longest: number) => `${shortest} to ${longest}`,
  matchSeconds: 'Match seconds',
  n0To: (maxSeconds: number) => `0 to ${maxSeconds}`,
  minutesIsLongest: (longest: number) => `${longest} minutes is the longest.`,
}

export const membershipAction = {
  asking: 'Asking',
  requestPending: 'Request Pending',
  withdrawing: 'Withdrawing',
}

export const membershipBadge = {
  join: (name: string) => `Join ${name}`,
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

export const nextGame = {
  movedTo: (venue: string) => `Moved to ${venue}`,
  to: (start: string, end: string) => `${start} to ${end}`,
  nobodyHereYet: 'No one here yet.',
  checkInOpensAt: (hourBefore: string) => `Check-in opens at ${hourBefore}.`,
}

export const photoPanel = {
  photo: 'A photo',
  venueImage: 'Venue image',
  choosePhotoOfPitch: 'Choose a photo of the pitch',
  pngJpgGifUpTo: 'PNG, JPG, GIF up to 10MB',
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

export const nearbyPlan = {
  plan: (places: number) => `A plan without streets: ${pluralize(places, 'place')} around the middle`,
  noPlaceYet: 'The place of the pitch is not known yet',
  whereIsPitch: 'Where is the pitch?',
  searchOrUse: 'Search, or use where you are.',
  km: (km: number) => `${km} km`,
  north: 'N',
  you: 'You',
  pin: 'The pin',
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

export const previousGames = {
  previousGames: 'Previous Games',
  statistics: 'Statistics',
  resultsDidNotLoad: "We couldn't load the results.",
  loadingResults: 'Loading the results',
  nothingPlayedYetResultsStand: 'No games yet. Results show up here after the first game day.',
  showEarlierGames: 'Show earlier games',
  won: (team: string, wins: number) => `${team} won ${wins}`,
  shareFirst: (names: string, wins: number) => `${names} won ${wins} each`,
  allDrawn: 'All square',
  wonCup: (team: string) => `${team} won the cup`,
  to: 'to',
  wholeGame: 'Full results',
}

export const deleteGroup = {
  deleteGroup: 'Delete Group',
  moreFor: (group: string) => `More for ${group}`,
  deleteWord: (name: string) => `Delete ${name}?`,
  deleting: 'Deleting',
}

export const radiusSlider = {
  checkInCircle: (metres: string) => `Check-in circle: ${metres}`,
  playersCheckInWithTheir: 'Players check in with their phone inside it.',
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

export const teamMark = {
  won: 'won',
}

export const teamSizeFields = {
  maxTeams: 'Max teams',
  playersPerTeam: 'Players per team',
  roomForAnybodyBeyondThat: (teams: number, players: number) =>
    `Room for ${pluralize(teams * players, 'player')}. Everyone else is a substitute.`,
}

export const upcomingGames = {
  upcomingGames: 'Upcoming Games',
  loadingNextGames: 'Loading the next games',
  to: (startTime: string, endTime: string) => `${startTime} to ${endTime}`,
  cancelled: 'Cancelled',
  moved: 'Moved',
  nextGamesDidNotLoad: "We couldn't load the next games.",
  tryAgain: 'Try Again',
}

export const resolvePlace = {
  weCouldNotFindOut: "We couldn't find that place. Set the pin instead.",
}

export const suggestionField = {
  noSuggestionsJustNowType: 'No suggestions right now. Type the address and set the pin yourself.',
  onlyVenuesThatGroupsHere:
    "Only places that groups here already use. The map service isn't answering right now.",
  onceYouAreLoggedIn: 'Log in to get address suggestions.',
  noAddressLikeThat: 'No address like that. Check the spelling, use where you are, or set the pin.',
  suggestions: 'Suggestions',
}

export const currentPosition = {
  yourBrowserDoesNotTell: "We don't know where you are. Set the pin by hand instead.",
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
