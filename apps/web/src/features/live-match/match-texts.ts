import { scoreText } from '@turnout/rules/score-text'
import { pluralize } from '@turnout/rules/words'

export const changeReferee = {
  change: 'Change',
  changeReferee: 'Change the referee',
  anybodyHereWhoDoesNot:
    "Anyone here who isn't playing in this match. With an account they can run it from their own phone.",
  nobody: 'No one',
  changing: 'Changing',
  chooseSomebodyElse: 'Choose someone else.',
}

export const clockControls = {
  space: 'Space',
  pause: 'Pause{part}',
  endMatch: 'End match',
  runningOn: 'Resuming',
  runOn: 'Resume',
}

export const completedMatches = {
  completedMatches: 'Completed Matches',
  soFar: (length: number) => `${length} so far`,
  firstMatchIsStillTo: 'No match has finished yet.',
  reason: (reason: string) => `Reason: ${reason}`,
  whyTheseTwo: 'Why these two',
}

export const endQuestion = {
  endThisMatch: 'End this match?',
  goalOnItsWay: 'A goal is still on its way.',
  itStandsSoItEnds: (score: number, score2: number) =>
    `It's ${scoreText(score, score2)}, so it ends in a draw.`,
  isInFrontAndWins: (score: string, max: number, min: number) =>
    `${score} is in front and wins ${scoreText(max, min)}.`,
}

export const endGame = {
  endMatchFirst: 'End the match first.',
  noMatchHasBeenPlayed: 'No match has been played. No more matches start.',
  intoHistoryOfNothingMore: (played: number, groupName: string) =>
    `${pluralize(played, 'match', 'matches')} ${played === 1 ? 'goes' : 'go'} into the history of ${groupName}. No more matches start, and everyone sees the results.`,
  cupIsNotDecided: "The cup isn't decided yet, so no team wins it.",
}

export const gameResult = {
  wonMatches: (wins: number, teams: number) =>
    `${teams > 1 ? 'Each won' : 'Won'} ${pluralize(wins, 'match', 'matches')}`,
  seeWholeGame: 'See all results',
  table: 'The table',
  tableOfDay: 'The table of the day',
  wonGame: (teamNameIn: string) => `${teamNameIn} won the day`,
  wonCup: (teamNameIn: string) => `${teamNameIn} won the cup`,
  nobodyWonCup: 'No team won the cup',
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
  secondsLate: (seconds: number) => `Up to ${seconds} s late`,
}

export const matchScreen = {
  result: 'The result',
  match: (number: number) => `Match ${number}`,
  matchOfCup: (number: number, stage: string) => `Match ${number} · ${stage}`,
  liveMatch: 'Live match',
}

export const organiserBar = {
  pausedNothingCountsUntilIt: "Paused. Goals don't count until the clock runs.",
  readyWhenYouAre: (pair: string) => `${pair}, ready when you are.`,
  inWord: (pair: string, formatClock: string) => `${pair} in ${formatClock}`,
}

export const gameFacts = {
  fairShares: 'Fair shares',
  team: 'Team',
  matches: 'Matches',
  playedMin: 'Played, min',
  longestWaitMin: 'Longest wait, min',
  waitsNowMin: 'Waits now, min',
  houseRules: 'House rules',
  onPitch: 'On the pitch',
  onNext: 'On next',
  lentBy: (team: string) => `from ${team}`,
  seeCup: 'See the cup',
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

export const refereeText = {
  thisMatchHasNoReferee: 'This match has no referee.',
  inNoTeam: 'In no team.',
  captainOf: (name: string) => `Captain of ${name}`,
  teamWaitingLongest: (from: string) => `${from}, the team waiting longest`,
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
  tooSmall: "It won't start by itself: fill the team, lend a player or start it anyway.",
  tooSmallStarts: "It won't start by itself: start it anyway, or ask an organiser to fill the team.",
  tooSmallWaits: 'It waits for an organiser.',
  whoPlaysForOne: (from: string, to: string) => `Who of ${from} plays for ${to} in the next match?`,
  lendOne: (name: string, team: string) => `Lend ${name} to ${team}`,
  lendThem: 'Lend',
  noPlace: (name: string) => `No team has a free place. Choose the player ${name} comes in for.`,
  putInto: (team: string) => `Put into ${team}`,
  allPlayers: 'All players',
}
