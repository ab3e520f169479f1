import { pluralize } from '@turnout/rules/words'

export const messages = {
  checkedIn: 'Players checked in successfully!',
  checkInFailed: 'Failed to check in',
  guestsFailed: 'Failed to check in players',
  captainNamed: 'Captain assigned successfully!',
  captainFailed: 'Failed to assign captain',
  drafted: 'Players drafted successfully!',
  guestsDrafted: 'Manual participants drafted successfully!',
  autoAssigned: 'Remaining players auto-assigned to teams!',
  autoAssignFailed: 'Failed to auto-assign remaining players',
  startFailed: 'Failed to start game',
  arrived: (people: number) => `${pluralize(people, 'player')} arrived`,
  notFound: 'Group not found',
  waiting: 'Waiting for arrivals',
  notOpenYet: 'Check-in is not enabled yet. It opens 1 hour before game start.',
  notPlayingDay: 'Today is not a playing day for this group.',
  notAtVenue: 'You must be at the venue to check in',
  guestDraftFailed: 'Failed to draft manual participants',
  draftFailed: 'Failed to draft players',
  codeIncomplete: 'Type all six digits of the venue code.',
}

export const common = {
  kickOff: (gameStartTime: string, venueName: string) => `Kick-off ${gameStartTime}, ${venueName}`,
  gameIsOver: 'The game is over.',
  checkingIn: 'Checking in',
  checkIn: 'Check in',
  givingArmband: 'Giving the armband',
  startDraft: 'Start the draft',
  startingDraft: 'Starting the draft',
  toGroup: 'To the group',
  admins: 'Admins',
  waitingForSignal: 'Waiting for a signal',
  backToGroup: 'Back to the group',
  openingMatch: 'Opening the match',
  playBall: 'Play Ball',
  venueCode: 'Venue code',
}

export const actions = {
  out: (autoAssigned: string, total: number) =>
    `${autoAssigned} ${pluralize(total, 'player')} ${total === 1 ? 'sits' : 'sit'} out.`,
  youAreCheckedIn: "You're checked in!",
  playerCheckedIn: 'Player checked in successfully!',
  failedToEvenTeams: 'Failed to even the teams',
  failedToMovePlayer: 'Failed to move player',
  failedToRemovePlayer: 'Failed to remove player',
}

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
  giveArmbandOf: (team: string) => `Give the armband of ${team}`,
  takeOffList: 'Remove from the list',
}

export const callOff = {
  notPlayingAfterAll: 'Not playing after all?',
  endsWithoutMatch: 'The game ends without a match. Check-in closes.',
  keepItOpen: 'Keep it open',
  noMatchHasBeenPlayed: 'No match has been played. Check-in closes and no match starts.',
}

export const captainPanel = {
  firstCaptains: 'First captains',
  nextCaptain: 'Next captain',
  giveArmband: (name: string) => `Give ${name} the armband`,
}

export const checkInDistance = {
  km: (distanceM: string) => `${distanceM} km`,
}

export const draftColumn = {
  captainsPick: 'Captains pick',
  byHand: 'By hand',
  everybodyWhoFitsIsIn: 'Everyone who fits is in a team.',
  captainsPickInTurn: 'Captains pick in turn. The first two to arrive are the first captains.',
  howTeamsAreMade: 'How teams are made',
}

export const draftPanel = {
  roomFor: (room: number) => `Room for ${room}`,
  whoPicksWhen: 'Who picks when',
  nobodyWhoMayJoinThis: 'No one who can join this team is free.',
  guestArrived: 'Guest, arrived',
  arrived: 'Arrived',
}

export const draftView = {
  draftFor: (teamTitle: string) => `Draft for ${teamTitle}`,
  youPutThisTeamTogether: 'You pick this team yourself, without a captain.',
  stillFreeFromFirst: (window: number) => `Still free from the first ${window}`,
  stillFree: 'Still free',
  yourPick: (name: string) => `Your pick, ${name}`,
  needsCaptain: (team: string) => `${team} needs a captain`,
  isPickingFor: (captain: string, team: string) => `${captain} is picking for ${team}`,
  isGuestAndHasNo: (captain: string) => `${captain} is a guest. Tap the players they choose.`,
  isAwayYouCanPick: (captain: string) => `Is ${captain} away? You can pick for them.`,
  youAreNext: "You're next.",
  isNext: (captainName: string) => `${captainName} is next.`,
  done: '✓ done',
  picking: 'picking',
  filling: 'filling',
  later: 'later',
  nextYou: 'next, you',
  draft: (chosen: number) => `Draft ${pluralize(chosen, 'player')}`,
  choose: 'Choose',
  forChoose: (teamName: string) => `For ${teamName}: choose`,
  onePick: (chosen: number, choose: string) => (chosen === 0 ? `${choose} one player` : '1 picked'),
  thenOthersPick: (pick: string) => `${pick}, then the others pick`,
  thenOneMore: (pick: string) => `${pick}, then one more`,
  upTo: (choose: string, room: number) => `${choose} up to ${room}`,
  pickedRoomForMore: (chosen: number, more: number) => `${chosen} picked, room for ${more} more`,
  pickedTeamIsFullThen: (chosen: number) => `${chosen} picked, the team is full then`,
  pickedButRoomForOnly: (chosen: number, room: number) => `${chosen} picked, but room for ${room} only`,
}

export const gameDayPage = {
  failedToLoadGameDay: 'Failed to load game day.',
  loadingGameDay: 'Loading game day',
  backToAllGroups: 'Back to all groups',
}

export const heroStatus = {
  nextGame: (date: string, startTime: string) => `Next game ${date}, ${startTime}`,
  noNextGameIsPlanned: 'No next game yet.',
  to: (date: string, gameStartTime: string, gameEndTime: string, venueName: string) =>
    `${date}, ${gameStartTime} to ${gameEndTime}, ${venueName}`,
  notPlayingDay: 'Not a playing day',
  gameIsOver: 'The game is over',
  checkInIsOpenKick: (gameStartTime: string) => `Check-in is open, kick-off ${gameStartTime}`,
  checkInOpens: 'Check-in opens',
  untilCheckIn: (minutes: number) => `${minutes === 1 ? 'minute' : 'minutes'} until check-in`,
  opensAtKickOff: (opening: string, gameStartTime: string) =>
    `Opens at ${opening}, kick-off ${gameStartTime}`,
  checkInOpensAt: (time: string) => ` Check-in opens at ${time}.`,
  nobodyHereYetFirstOne: (opens: string) => `No one here yet.${opens} Be the first.`,
}

export const hero = {
  youAreSubstitute: "You're a substitute",
  youAreIn: "You're in",
  youPlayFor: 'You play for',
  toArrive: (place: string, time: string) => `${place} to arrive, ${time}`,
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

export const membersOnly = {
  membersOnly: 'Members only',
  askToJoin: 'Ask to join',
  requestSentAdminSaysYes: 'Request sent. An admin will answer, usually before the next game.',
  membersOfSeeWhoIs: (name: string) =>
    `The members of ${name} see who is here and which team they play for. Ask to join; an admin says yes.`,
}

export const moveSheet = {
  of: (length: number, maxPlayersPerTeam: number) => `${length} of ${maxPlayersPerTeam}`,
  noTeam: 'No team',
  sitsOut: (givenName: string) => `${givenName} sits out`,
  move: (name: string) => `Move ${name}`,
  whereTo: 'Where to',
  inReturnComes: 'In return',
  thisTeamIsFullSomebody: 'This team is full. Choose someone to swap.',
  chooseSomebody: 'Choose someone',
  nobody: 'No one',
  armbandOfStaysBehindFirst: (team: string) =>
    `The armband of ${team} stays with the team. The first to arrive of those who stay is next.`,
  moving: 'Moving',
  move2: (givenName: string) => `Move ${givenName}`,
  swapTwo: 'Swap them',
}

export const passArmband = {
  youAre: 'You are',
  captainIs: (name: string | null) => `${name ?? 'The captain'} is`,
  passingItOn: 'Passing on',
  passArmbandTo: (name: string) => `Pass the armband to ${name}`,
  passArmbandOfTo: (team: string, name: string) => `Pass the armband of ${team} to ${name}?`,
  keepIt: 'Keep it',
  passItOn: 'Pass it on',
  freeToBeDrawnBy: (wearer: string) =>
    `${wearer} free to be picked by any team then, and won't be asked again.`,
}

export const people = {
  here: (length: number) => `${length} here`,
  going: (going: number, here: number, missing: number) =>
    `Going ${going} · here ${here} · missing ${missing}`,
}

export const pickedMeanwhile = {
  pickedJustBeforeYou: (team: string, name: string) => `${team} picked ${name} just before you.`,
}

export const gameDayLink = {
  goToGameDay: 'Go to Game Day',
}

export const matchLink = {
  seeResult: 'See the result',
  goToLiveMatch: 'Go to the live match',
}

export const stepButton = {
  giveArmband: (name: string | null) => `Give ${name ?? 'them'} the armband`,
  choosePlayerToDraft: 'Choose a player to draft',
  drafting: 'Drafting',
}

export const stepContextText = {
  nothingToDoHereUntil: (notPlayingDay: string, weekdayAt: string) =>
    `${notPlayingDay} Nothing to do here until ${weekdayAt}.`,
  noSignalYourCheckIn: "No signal. We'll send your check-in as soon as you're back.",
  youWouldBeFirstOne: "You'd be the first one here.",
  yourPickIsOnIts: 'Your pick is on its way. Without a signal it waits.',
  opensLiveMatchForEverybody: 'Opens the live match for everyone.',
  startsPlannedCup: 'Opens the planned cup for everyone.',
  cupNeedsTeams: (needed: number, here: number) =>
    `The planned cup needs ${needed} teams. With ${here} the winner stays on instead.`,
  playHasBegun: 'Play has begun.',
  isNextInOrder: 'is next in order',
  arrived: (place: string) => `arrived ${place}`,
  andGetsArmbandOf: (name: string, arrived: string, team: string) =>
    `${name} ${arrived} and gets the armband of ${team}.`,
  captainsWillBe: (first: string, team: string, second: string, otherTeam: string) =>
    `${first} will be captain of ${team}, ${second} of ${otherTeam}.`,
  gameIsOverWhatWas: 'The game is over. The results are in the group.',
  gameIsOverNoMatch: 'The game is over. No match was played.',
  isPickingFor: (captainName: string, team: string) => `${captainName} is picking for ${team}.`,
  captainOrAdminPressesPlay: 'A captain or an admin presses Play Ball.',
  twoPlayersAreNeededBefore: 'You need two players before the draft can start.',
  adminStartsDraft: 'An admin starts the draft.',
  captainOrAdminGivesIt: (next: string) => `${next} A captain or an admin gives it.`,
}

export const stepContext = {
  howToSwitchItOn: 'How to switch it on',
  pressSignAtLeftOf:
    "Tap the icon to the left of the address, open the permissions, allow location and press Check in again. If it still doesn't work, an admin can check you in with one tap.",
  iHaveVenueCode: 'I have the venue code',
}

export const stepPanel = {
  noGameToday: 'No game today',
  draft: 'The draft',
  teamsAreReady: 'The teams are ready',
  match: 'The match',
  whatComesNext: 'What comes next',
}

export const substitutes = {
  everyTeamIsFull: 'Every team is full.',
  roomThatIsLeftIn: (window: number) =>
    `The places left in teams 1 and 2 are for the first ${window} to arrive.`,
  substitutes: 'Substitutes',
}

export const teamsColumn = {
  makingTeams: 'Making teams',
  autoAssignRest: 'Auto-assign the rest',
  planCup: 'Plan a cup',
  changeCup: 'Change the planned cup',
  makesTeamsOf: (sizes: string) => `Makes teams of ${sizes}.`,
}

export const teamsPanel = {
  teams: 'Teams',
  ofHavePlayers: (teamsWithPlayers: number, maxTeams: number) =>
    `${teamsWithPlayers} of ${maxTeams} have players`,
  teamOf: (number: number, length: number, size: number, turnNote: string) =>
    `Team ${number} · ${length} of ${size}${turnNote}`,
  pickingNow: ', picking now',
  picksNext: ', picks next',
}

export const teamSizes = {
  teamSizes: 'Team sizes',
  teamsWillBe: (sizes: string) => `Teams will be ${sizes}.`,
  sitOut: (left: number) => `${pluralize(left, 'player')} ${left === 1 ? 'sits' : 'sit'} out.`,
  everyoneShares: (sizes: string) => `Even teams: ${sizes}.`,
  evenTeams: 'Even teams',
  change: 'Change team sizes',
  howManyTeams: 'How many teams',
  teams: (count: number) => pluralize(count, 'team'),
  groupSize: "The group's size",
  asManyAsGroupAllows: 'As many players as the group has set',
  forThisGameOnly: 'For this game only. Players stay in their team unless it is too large.',
  makeTeamsNow: 'Make the teams now',
  makingTeams: 'Making teams',
  pickWithinSizes: 'Pick up to these sizes',
  useGroupSize: "Use the group's size",
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
}
