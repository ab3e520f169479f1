import { scoreText } from '@turnout/rules/score-text'
import { pluralize } from '@turnout/rules/words'

export const messages = {
  startFailed: 'Failed to start match',
  timerFailed: 'Failed to start match timer',
  endFailed: 'Failed to end match',
  scored: 'Score updated!',
  scoreFailed: 'Failed to update score',
  lateFailed: 'Failed to decide about the late goals',
  chooseBoth: 'Both teams must choose a side',
  sameSide: 'Teams cannot choose the same side!',
  lateKept: 'Kept. The result is corrected.',
  lateDropped: 'Dropped. The result stays as it is.',
  loadFailed: 'Failed to load match data',
  loading: 'Loading match data...',
  started: 'Match started!',
  timeUp: 'Time is up!',
  drawn: 'Match ended in a draw - coin toss required!',
  won: (team: string) => `${team} wins and advances!`,
  next: (a: string, b: string) => `Next Match: ${a} vs ${b}`,
  notFound: 'Match Not Found',
  adminsStart: 'Only admins can start matches',
  adminOnly: 'Admin Only',
  tossFailed: 'Failed to perform coin toss',
}

export const common = {
  gameDay: 'Game day',
  result: 'Result',
  whistleSound: 'Whistle sound',
  fullScreen: 'Full screen',
  scoreboard: 'Scoreboard',
  referee: 'Referee',
  coinToss: 'Coin Toss',
  playOn: 'Play on',
  ending: 'Ending',
  starting: 'Starting',
  start: 'Start',
  coinIsInAir: 'The coin is in the air.',
  noMatchWasPlayed: 'No match was played.',
  coinTossComesFirst: 'The coin toss comes first.',
  keepIt: 'Keep it',
  heldStartWhenYouAre: "On hold. Start when you're ready.",
  stillPlaying: 'Still playing?',
  coinDecidesWhoStaysOn: 'A coin decides who stays on.',
  nextMatch: 'Next Match',
  knockout: 'knockout',
  v: 'v',
}

export const actions = {
  failedToPauseMatchTimer: 'Failed to pause match timer',
  failedToHoldNextMatch: 'Failed to hold the next match',
  failedToChangeReferee: 'Failed to change the referee',
  failedToSwitchStage: 'Failed to switch the stage',
  closedToSpectators: 'Closed to spectators.',
  failedToChangeWhoMay: 'Failed to change who may watch',
  newLinkOldOneShows: 'New link. The old one no longer works.',
  failedToRenewLink: 'Failed to renew the link',
}

export const availableTeams = {
  availableTeams: 'Available Teams',
  team: (number: number, players: number) =>
    `Team ${number} · ${pluralize(players, 'player')}\u00A0· {state}`,
  states: {
    playing: 'playing',
    coin: 'coin decides',
    'next on': 'next on',
    waiting: 'waiting',
    out: 'no more matches',
  },
  playsAfter: (matches: number) => `plays after ${pluralize(matches, 'match', 'matches')}`,
}

export const bigBoard = {
  live: '{part} Live',
  noSignalLastSeen: 'No signal. Last seen',
  notLiveLastSeen: 'Not live. Last seen',
  firstMatchStandsHereAs: "The first match shows up here as soon as it's called.",
  cupNight: (group: string) => `${group} cup night`,
  firstMatch: 'First match',
  match: (number: number) => `Match ${number}`,
  knockoutFrom: (time: string) => `knockout from ${time}`,
}

export const board = {
  fullTime: 'full time',
  lastPlay: 'Last play',
}

export const changeReferee = {
  change: 'Change',
  changeReferee: 'Change the referee',
  anybodyHereWhoDoesNot:
    "Anyone here who isn't playing in this match. With an account they can run it from their own phone.",
  nobody: 'No one',
  changing: 'Changing',
  chooseSomebodyElse: 'Choose someone else.',
}

export const checkToss = {
  thisIsNotSealThat: "This isn't the seal this phone saw before the toss.",
  checkToss: 'Check the toss',
  checkedOnThisDevice: 'Checked on this device:',
  thisPhoneSawSealBefore: ' This phone saw the seal before the toss.',
  seal: 'Seal',
  secret: 'Secret',
  chance: 'Chance',
  checkThisTossYourself: 'Check this toss yourself',
}

export const clockControls = {
  space: 'Space',
  pause: 'Pause{part}',
  endMatch: 'End match',
  endThisMatch: 'End this match?',
  itStandsSoItEnds: (score: number, score2: number) =>
    `It stands ${scoreText(score, score2)}, so it ends in a draw.`,
  isInFrontAndWins: (score: string, max: number, min: number) =>
    `${score} is in front and wins ${scoreText(max, min)}.`,
  runningOn: 'Resuming',
  runOn: 'Resume',
}

export const coinChooser = {
  heads: 'Heads',
  tails: 'Tails',
  taken: 'Taken',
}

export const coinResult = {
  nextMatchV: (name: string, name2: string) => `Next Match: ${name} v ${name2}`,
}

export const coinText = {
  sideThatWinsStaysOn: 'The side that wins stays on.',
  sideThatWinsStaysOn2: (name: string) => `The side that wins stays on and plays ${name}.`,
  coinDecides: 'A coin decides',
  coinIsInAir: 'The coin is in the air',
  coinShows: (result: string) => `The coin shows ${result}`,
}

export const coinToss = {
  tossing: 'Tossing',
  toss: 'Toss',
  resultWasSealedBeforeAnyone:
    'The result was sealed before anyone chose, and anyone can check it afterwards.',
  backToMatch: 'Back to the match',
  tossAgain: 'Toss again',
  tossedBefore: (sentence: string) =>
    `This coin has been tossed already: ${sentence}. A coin is tossed once, so it shows the same again.`,
}

export const completedMatches = {
  completedMatches: 'Completed Matches',
  soFar: (length: number) => `${length} so far`,
  firstMatchIsStillTo: 'No match has finished yet.',
  reason: (reason: string) => `Reason: ${reason}`,
  whyTheseTwo: 'Why these two',
}

export const cupLink = {
  seeCup: 'See the cup',
}

export const drawText = {
  drawGoesToCoinToss: 'A draw goes to a coin toss.',
  afterDrawBothGoOff: 'After a draw both go off.',
  afterDrawSideThatWas: 'After a draw the side that was on longest goes off.',
  afterDrawChallengerGoesOff: 'After a draw the challenger goes off.',
}

export const endGame = {
  endMatchFirst: 'End the match first.',
  noMatchHasBeenPlayed: 'No match has been played. No more matches start.',
  intoHistoryOfNothingMore: (played: number, groupName: string) =>
    `${pluralize(played, 'match', 'matches')} ${played === 1 ? 'goes' : 'go'} into the history of ${groupName}. No more matches start, and everyone sees the results.`,
}

export const gameResult = {
  wonOf: (wins: number, length: number, teams: number) =>
    `${teams > 1 ? 'Each won' : 'Won'} ${wins} of ${pluralize(length, 'match', 'matches')}`,
  seeWholeGame: 'See all results',
  table: 'The table',
  tableOfDay: 'The table of the day',
  wonGame: (teamNameIn: string) => `${teamNameIn} won the day`,
  wonCup: (teamNameIn: string) => `${teamNameIn} won the cup`,
  shareFirst: (names: string) => `${names} share first place`,
  allDrawn: 'All square: every match was a draw',
  gameIsOver: 'The game is over',
  played: (matches: number) =>
    `${pluralize(matches, 'match', 'matches')} ${matches === 1 ? 'was' : 'were'} played.`,
}

export const afterGame = {
  sessionHasEnded:
    'The session has ended. A match that you start now still counts. The game closes after an hour without a press.',
}

export const goalBar = {
  addGoal: 'Add a goal',
  addGoalFor: (name: string) => `. Add a goal for ${name}`,
  goal: 'Goal',
  takeGoalFrom: (name: string) => `Take a goal from ${name}`,
}

export const houseRules = {
  houseRules: 'House rules',
}

export const lateGoalGroups = {
  thesePresses: (length: number) => `These ${length} changes`,
  thisGoalTakenBack: 'This undone goal',
  cameInAfterTime: (subject: string) => `${subject} came in after time.`,
  match: (name: string, matchNumber: number, signedNumber: string) =>
    `${name}, match ${matchNumber}: ${signedNumber}`,
  keepThem: 'Keep them',
  dropThem: 'Drop them',
  dropIt: 'Drop it',
  thisGoal: 'This goal',
  theseGoals: (goals: number) => `These ${goals} goals`,
}

export const lateGoals = {
  afterTime: (where: string) => `After time: ${where}`,
  afterTime2: 'After time',
  organiserKeepsOrDropsThis: 'An organiser keeps or drops this.',
}

export const liveHeader = {
  floodlights: 'Floodlights',
  live: 'Live',
  noSignal: 'No signal',
  notLive: 'Not live',
  connecting: 'Connecting',
}

export const loadingBoard = {
  noTimeYet: 'No time yet',
}

export const matchNews = {
  matchCorrected: (number: number, scoreOf: string) => `Match ${number} corrected: ${scoreOf}`,
  knockoutStageFromNowOn: 'Knockout stage: from now on the first goals decide.',
  winsCoinTossRequired: (name: string) => `${name} wins - coin toss required!`,
  staysOn: (result: string, name: string) => `${result === 'heads' ? 'Heads' : 'Tails'}. ${name} stays on`,
  wins: (name: string) => `${name} wins.`,
  winsToss: (result: string, name: string) =>
    `${result === 'heads' ? 'Heads' : 'Tails'}. ${name} wins the toss`,
  goalFor: (scorer: string, score: string) => `Goal for ${scorer}. ${score}`,
}

export const matchNotFound = {
  matchesOfTodayStandHere: "Today's matches show up here once an admin or captain presses Play Ball.",
  membersOnly: 'Members only',
  toGroup: 'To the group',
  membersOfThisGroupWatch: "Members of this group watch its matches here. Ask to join on the group's page.",
}

export const matchScreen = {
  result: 'The result',
  match: (number: number) => `Match ${number}`,
  matchOfCup: (number: number, stage: string) => `Match ${number} · ${stage}`,
  liveMatch: 'Live match',
}

export const nextMatchView = {
  firstGoalWins: 'The first goal wins.',
  firstToWins: (goals: number) => `The first to ${pluralize(goals, 'goal')} wins.`,
  knockoutStage: (rule: string) => `Knockout stage. ${rule}`,
  knockoutFrom: (time: string, rule: string) => `Knockout from ${time}, once every team has played. ${rule}`,
  heldItStartsWhenYou: "On hold. Start when you're ready.",
  heldOrganiserStartsIt: 'On hold. An organiser starts it.',
  waitsForOrganiser: 'The next match waits for an organiser.',
  nothingPressed: 'Nothing was pressed during the last two matches.',
  lastOfCup: 'This is the last match of the cup.',
  winner: 'Winner',
  staysOn: 'stays on',
  waitingLongest: 'waiting longest',
  tossWinner: 'Toss winner',
  twoTeamsAreNeededFor: 'Two teams are needed for a match.',
  whenThisOneEnds: 'when this one ends',
  afterThisOneEnds: (changeover: number) => `${pluralize(changeover, 'second')} after this one ends`,
  startsByItself: (when: string) => `Starts by itself ${when}.`,
  nobodyElseIsWaitingSo: (startText: string) =>
    `No other team is waiting, so the same two play again. ${startText}`,
}

export const nextMatch = {
  letItStartByItself: 'Let it start by itself',
  yesStillPlaying: 'Yes, let it start',
  holdNextMatch: 'Hold the next match',
  vIn: '{name} v {name2} in {seconds}',
}

export const nextMove = {
  youCanStartWhenThis: (canSteerGame: boolean) =>
    `You can start ${canSteerGame ? 'another pairing' : 'the next match'} when this match is over.`,
  twoTeamsNeedAtLeast: 'Two teams need at least one player each.',
}

export const nextOnBoard = {
  next: 'Next',
  held: 'on hold',
  inLine: 'In the queue',
  after: 'Then',
  startsIn: 'starts in',
  inWord: (formatClock: string) => `in ${formatClock}`,
}

export const noBoard = {
  twoTeamsAreNeeded: 'Two teams are needed',
  draftOnGameDayUntil:
    'Draft on the game day until two teams have players. Then the first match shows up here.',
}

export const notOpenToWatch = {
  notOpenToWatch: 'Not open to watch',
  whatIsTurnout: 'What is Turnout?',
  gameIsOverOrIts:
    'The game is over, or the organiser closed it or changed the link. Ask the person who sent it to you.',
}

export const organiserBar = {
  pausedNothingCountsUntilIt: "Paused. Goals don't count until the clock runs.",
  vReadyWhenYouAre: (name: string, name2: string) => `${name} v ${name2}, ready when you are.`,
  inWord: (pair: string, formatClock: string) => `${pair} in ${formatClock}`,
}

export const playingTime = {
  fairShares: 'Fair shares',
  team: 'Team',
  matches: 'Matches',
  playedMin: 'Played, min',
  longestWaitMin: 'Longest wait, min',
  waitsNowMin: 'Waits now, min',
}

export const endGameButton = {
  failedToEndGame: 'Failed to end the game',
  endGame: 'End the game',
  endGameQuestion: 'End the game?',
}

export const correctResultButton = {
  correct: 'Correct result',
  correctMatch: (number: number) => `Correct result of match ${number}`,
}

export const correctResult = {
  title: (number: number) => `Correct match ${number}`,
  reason: 'Reason',
  reasonHint: 'Members who see the result can read it.',
  giveReason: 'Say why in at least three letters.',
  whatFollows: 'The table and the statistics follow. The queue and later matches stay as they are.',
  changeScoreFirst: 'Change the score first.',
  correct: 'Correct result',
  correcting: 'Correcting',
  corrected: 'Result corrected',
  failed: 'Failed to correct the result',
}

export const undoButtons = {
  undo: {
    button: (what: string) => `Undo: ${what}`,
    question: (what: string) => `Undo: ${what}?`,
    confirm: 'Undo',
    busy: 'Undoing',
    done: (what: string) => `Undone: ${what}`,
    failed: 'Failed to undo this',
  },
  redo: {
    button: (what: string) => `Redo: ${what}`,
    question: (what: string) => `Redo: ${what}?`,
    confirm: 'Redo',
    busy: 'Redoing',
    done: (what: string) => `Redone: ${what}`,
    failed: 'Failed to redo this',
  },
}

export const tossReceipt = {
  secretDoesNotFitSeal: 'The secret does not fit the seal: it was changed after the seal was shown.',
  secretAndChanceDoNot: 'Secret and chance do not make this coin.',
  coinWasCalledRightBy: 'The coin was called right by another team.',
  browsersCanCheckThisOnly: 'Browsers can check this only over https. The two commands below need none.',
  secretSealAndCoinFit:
    'Secret, seal and coin fit. No phone had a hand in it: the sealed secret alone decided.',
  secretChanceSealAndCoin: 'Secret, chance, seal and coin fit, and the winner had called this side.',
}

export const myTurn = {
  playingNow: "You're playing now",
  onNext: "You're on next",
  youStayOn: 'You stay on',
  coinDecides: 'A coin decides',
  notInTeam: "You're not in a team yet",
  someoneCanAddYou: 'A captain or an organiser can add you to one.',
  matchesBefore: (matches: number) => `${pluralize(matches, 'match', 'matches')} before you`,
  playsWinner: (name: string) => `${name} plays the winner`,
  playsTossWinner: (name: string) => `${name} plays the winner of the toss`,
  playsAtAbout: (name: string, time: string) => `${name} plays at about ${time}`,
  inStage: (name: string, stage: string) => `${name}: ${stage}`,
  onceStarted: (pair: string) => `${pair}, once an organiser starts it`,
  startsIn: (pair: string, clock: string) => `${pair} in ${clock}`,
  endsFirst: (time: string) => `The game ends at ${time}, before your turn`,
  min: 'min',
}

export const refereeText = {
  thisMatchHasNoReferee: 'This match has no referee.',
  nextMatchHasItsReferee: 'The next match has its referee when it is called.',
  inNoTeam: 'In no team.',
  captainOf: (name: string) => `Captain of ${name}`,
  teamWaitingLongest: (from: string) => `${from}, the team waiting longest`,
}

export const spectatorLink = {
  closeThisGameToSpectators: 'Close this game to spectators?',
  whoeverWatchesByLinkSees: 'The link stops working. Members can still watch.',
  close: 'Close',
  closing: 'Closing',
  renewLink: 'Renew the link?',
  whoeverWatchesByOldLink: 'The old link stops working, also on the big board.',
  renew: 'Renew',
  renewing: 'Renewing',
  linkToWatch: 'Link to watch',
  copyLink: 'Copy link',
  watchLive: (groupName: string) => `Watch ${groupName} live.`,
  bigBoard: 'Big board',
  qrCodeOfLinkTo: (groupName: string) => `QR code of the link to watch ${groupName}`,
  holdItUpPhonesCamera: "Hold it up: a phone's camera opens the link. The big board is for a TV.",
  renewLink2: 'Renew the link',
  closeToSpectators: 'Close to spectators',
}

export const spectators = {
  letAnyoneWatch: 'Let anyone watch',
  withLinkAnyoneSeesScore:
    'Anyone with the link sees the score, clock and queue on a phone or TV, without an account. People are shown by first name and initial.',
  opening: 'Opening',
  openThisGame: 'Let people watch',
}

export const stageSwitch = {
  knockoutStage: 'Knockout stage',
  youCanSwitchItBetween: (rule: string) => `${rule} You can switch it between matches.`,
}

export const startNewMatch = {
  teamCannotPlayItselfChoose: 'A team cannot play itself. Choose two teams.',
  chooseTwoTeams: 'Choose two teams.',
  choose: 'Choose',
  startNewMatch: 'Start New Match',
  firstTeam: 'First team',
  secondTeam: 'Second team',
  suggested: 'The suggested pair',
}

export const tossCoin = {
  serverTossedWithoutChanceThat: "The server ignored this phone's random bits. Don't trust this toss.",
}

export const watchPage = {
  turnout: 'Turnout',
  itHasNotBegunYet: 'It has not begun yet',
  firstMatchStandsHereAs: 'The first match shows up here. This page updates by itself.',
}

export const lineups = {
  onPitch: 'On the pitch',
  onNext: 'On next',
  lentBy: (team: string) => `from ${team}`,
}

export const playersSheet = {
  changePlayers: 'Change players',
  notNow: 'Nothing to change right now. Captains change their team between matches, when it plays next.',
  failedToLoad: 'Failed to load the players. Close this and try again.',
  failedToChange: 'Failed to change the team',
  lentTo: (team: string) => `plays for ${team} next`,
  playsNow: 'on the pitch',
  fillWith: (name: string) => `Fill the place with ${name}`,
  free: 'Without a team',
  goneHome: 'Gone home',
  isBack: (name: string) => `${name} is back`,
  back: 'Back again',
  change: (name: string) => `Change ${name}`,
  changeOne: 'Change',
  waitForEnd: (name: string) => `${name} is on the pitch. Wait for the end of the match.`,
  goHome: 'Gone home',
  inFor: (name: string) => `In for ${name}`,
  comesIn: (playerIn: string, playerOut: string) => `${playerIn} in for ${playerOut}`,
  endLoan: 'End the loan',
  lendTo: 'Lend to',
  lend: (team: string) => `Lend to ${team} for one match`,
  playsFor: 'Plays for',
  lendPlayer: 'Lend a player',
  uneven: (larger: string, players: number, smaller: string, fewer: number) =>
    `${larger} has ${pluralize(players, 'player')}, ${smaller} ${fewer}.`,
  tooSmall: 'It does not start by itself: fill the team, lend a player or start it anyway.',
  tooSmallStarts: 'It does not start by itself: start it anyway, or ask an organiser to fill the team.',
  tooSmallWaits: 'It waits for an organiser.',
  whoPlaysForOne: (from: string, to: string) => `Who of ${from} plays for ${to} in the next match?`,
  lendOne: (name: string, team: string) => `Lend ${name} to ${team}`,
  lendThem: 'Lend',
  putInto: (team: string) => `Put into ${team}`,
  allPlayers: 'All players',
}
