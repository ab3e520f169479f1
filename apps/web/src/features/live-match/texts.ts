import { pluralize } from '@turnout/rules/words'

export const messages = {
  startFailed: 'Failed to start match',
  timerFailed: 'Failed to start match timer',
  endFailed: 'Failed to end match',
  scored: 'Score updated!',
  scoreFailed: 'Failed to update score',
  lateFailed: 'Failed to decide about the late goals',
  chooseBoth: 'Both teams must choose a side',
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
}

export const matchNews = {
  matchCorrected: (number: number, scoreOf: string) => `Match ${number} corrected: ${scoreOf}`,
  knockoutStageFromNowOn: 'Knockout stage: from now on the first goals decide.',
  winsCoinTossRequired: (name: string) => `${name} wins - coin toss required!`,
  wins: (name: string) => `${name} wins.`,
  goalFor: (scorer: string, score: string) => `Goal for ${scorer}. ${score}`,
}

export const matchNotFound = {
  matchesOfTodayStandHere: "Today's matches show up here once an admin or captain presses Play Ball.",
  membersOfThisGroupWatch: "Members of this group watch its matches here. Ask to join on the group's page.",
}

export const notOpenToWatch = {
  notOpenToWatch: 'Not open to watch',
  whatIsTurnout: 'What is Turnout?',
  gameIsOverOrIts:
    'The game is over, or the organiser closed it or changed the link. Ask the person who sent it to you.',
}

export const myTurn = {
  playingNow: "You're playing now",
  onNext: "You're on next",
  youStayOn: 'You stay on',
  coinDecides: 'A coin decides',
  goneHome: "You've gone home",
  sayWhenBack: "Tell an organiser when you're back.",
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

export const stageSwitch = {
  knockoutStage: 'Knockout stage',
  youCanSwitchItBetween: (rule: string) => `${rule} You can switch it between matches.`,
}
