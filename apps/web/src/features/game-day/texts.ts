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
  cancelled: "Today's game is cancelled.",
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

export const callOff = {
  notPlayingAfterAll: 'Not playing after all?',
  endsWithoutMatch: 'The game ends without a match. Check-in closes.',
  keepItOpen: 'Keep it open',
  noMatchHasBeenPlayed: 'No match has been played. Check-in closes and no match starts.',
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
  cancelled: 'The game is cancelled',
  reasonAndNext: (reason: string, nextGame: string) => `${reason} · ${nextGame}`,
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
  youHaveGone: "You've gone home",
  youPlayFor: 'You play for',
  toArrive: (place: string, time: string) => `${place} to arrive, ${time}`,
}

export const membersOnly = {
  membersOnly: 'Members only',
  askToJoin: 'Ask to join',
  requestSentAdminSaysYes: 'Request sent. An admin will answer, usually before the next game.',
  membersOfSeeWhoIs: (name: string) =>
    `The members of ${name} see who is here and which team they play for. Ask to join; an admin says yes.`,
}

export const people = {
  here: (length: number) => `${length} here`,
  came: (length: number) => `${length} came`,
  going: (going: number, here: number, missing: number, isOver: boolean) =>
    `Going ${going} · ${isOver ? 'came' : 'here'} ${here} · missing ${missing}`,
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
  nothingToDoHereUntil: (noGameToday: string, weekdayAt: string) =>
    `${noGameToday} Nothing to do here until ${weekdayAt}.`,
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
