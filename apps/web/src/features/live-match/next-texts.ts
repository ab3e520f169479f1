import { formatDuration, pluralize } from '@turnout/rules/words'

export const availableTeams = {
  availableTeams: 'Available Teams',
  team: (number: number, players: number) =>
    `Team ${number} · ${pluralize(players, 'player').replace(' ', '\u00A0')}\u00A0· {state}`,
  states: {
    playing: 'playing',
    coin: 'coin decides',
    'next on': 'next on',
    waiting: 'waiting',
    out: 'no more matches',
  },
  playsAfter: (matches: number) => `plays after ${pluralize(matches, 'match', 'matches')}`,
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
  nextCoin: 'Next coin',
  tossAgain: 'Toss again',
  tossedBefore: (sentence: string) =>
    `This coin has been tossed already: ${sentence}. A coin is tossed once, so it shows the same again.`,
  heads: 'Heads',
  tails: 'Tails',
  taken: 'Taken',
  nextMatchV: (name: string, name2: string) => `Next Match: ${name} v ${name2}`,
}

export const drawText = {
  draw: (outcome: string) => `A draw ${outcome}.`,
  eitherDraw: (scored: string, goalless: string) =>
    `A draw with goals ${scored}, a goalless one ${goalless}.`,
  toss: 'goes to a coin toss',
  bothOff: 'sends both teams off',
  longestOff: 'sends off the side that was on longest',
  challengerOff: 'sends off the challenger',
}

export const nextMatchView = {
  firstGoalWins: 'The first goal wins.',
  firstToWins: (goals: number) => `The first to ${pluralize(goals, 'goal')} wins.`,
  knockoutStage: (rule: string) => `Knockout stage. ${rule}`,
  knockoutFrom: (time: string, rule: string) => `Knockout from ${time}, once every team has played. ${rule}`,
  heldStartWhenYouAre: "On hold. Start when you're ready.",
  stillPlaying: 'Still playing?',
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
  afterThisOneEnds: (changeover: number) => `${formatDuration(changeover)} after this one ends`,
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

export const tossReceipt = {
  secretDoesNotFitSeal: 'The secret does not fit the seal: it was changed after the seal was shown.',
  secretAndChanceDoNot: 'Secret and chance do not make this coin.',
  coinWasCalledRightBy: 'The coin was called right by another team.',
  browsersCanCheckThisOnly: 'Browsers can check this only over https. The two commands below need none.',
  secretSealAndCoinFit:
    'Secret, seal and coin fit. No phone had a hand in it: the sealed secret alone decided.',
  secretChanceSealAndCoin: 'Secret, chance, seal and coin fit, and the winner had called this side.',
}

export const tossCoin = {
  serverTossedWithoutChanceThat: "The server ignored this phone's random bits. Don't trust this toss.",
}
