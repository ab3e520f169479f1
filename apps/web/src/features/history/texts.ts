import { scoreText } from '@turnout/rules/score-text'
import { pluralize } from '@turnout/rules/words'

export const common = {
  sharePicture: 'Share a picture',
  backToGroup: 'Back to the group',
  failedToLoadStatistics: 'Failed to load the statistics.',
}

export const matches = {
  matches: 'Matches',
  noMatchWasPlayed: 'No match was played.',
  whoPlayed: 'Who played',
  reason: (reason: string) => `Reason: ${reason}`,
  wonTossAfter: (winner: string, match: number) => `${winner} won the toss after match ${match}`,
  checkThisToss: 'Check this toss',
}

export const seasonFields = {
  season: 'Season',
  from: 'From',
  to: 'To',
}

export const season = {
  thisMonth: 'This month',
  thisSeason: 'This season',
  thisYear: 'This year',
  allTime: 'All time',
  fromOneDateToAnother: 'From one date to another',
}

export const reportDownloads = {
  shareTheResult: 'Share the result',
  details: 'Details',
  loading: 'Loading',
  saveReceipt: 'Save the receipt',
  saveForSpreadsheet: 'Save for a spreadsheet',
  turnoutReplayFile: 'turnout replay FILE',
  receiptHoldsWholeGamePlays:
    'The receipt holds the whole game. {part} replays it and tells you if it matches. It ends with this seal:',
}

export const reportPage = {
  group: 'The group',
  failedToLoadGame: 'Failed to load the results.',
  noSuchGame: 'Game not found',
  membersOfGroupSeeWho: 'The members of the group see who played and how it went.',
}

export const report = {
  result: 'Result',
  gameIsNotOverYet: "The game isn't over yet.",
  table: 'The table',
  tableOfDay: 'The table of the day',
  noMatchWasPlayed: 'No match was played',
  shareFirst: (names: string, wins: number) =>
    `${names} share first place with ${pluralize(wins, 'win')} each`,
  allDrawn: 'All square: every match was a draw',
  won: (name: string, wins: number) => `${name} won ${pluralize(wins, 'match', 'matches')}`,
  wonCup: (name: string) => `${name} won the cup`,
  nobodyWonCup: 'No team won the cup',
}

export const shareDialog = {
  match: (number: number, team: string, teamAScore: number, teamBScore: number, team2: string) =>
    `Match ${number}: ${team} ${scoreText(teamAScore, teamBScore)} ${team2}`,
  turnoutMatchPng: (date: string, number: number) => `turnout-${date}-match-${number}.png`,
  pictureCouldNotBeMade: "We couldn't make the picture. Try again.",
  savePicture: 'Save the picture',
  share: 'Share',
  picture: 'Picture',
  wholeGame: 'The table and all results',
  turnoutPng: (date: string) => `turnout-${date}.png`,
  won: 'W',
  drawn: 'D',
  lost: 'L',
  goalsHeading: 'Goals',
  goals: (scored: number, against: number) => `${scored}:${against}`,
  more: (results: number) => `and ${pluralize(results, 'more match', 'more matches')}`,
  shape: 'Shape',
  wideForLinkOrChat: 'Wide, for a link or a chat',
  squareForStoryOrFeed: 'Square, for a story or a feed',
}

export const statisticsPage = {
  statisticsOf: (name: string) => `Statistics of ${name}`,
  statistics: 'Statistics',
  membersWithAccountGuestsStand: 'Members with an account. Guests appear in the games they played.',
  onlyMembersSeeWhoWon: 'Only members see the stats.',
  askToJoinOnceAdmin: "Ask to join. Once an admin says yes, you'll see them here.",
}

export const seasonAttendance = {
  title: 'Who came',
  note: "The last twelve months, game by game. Guests aren't counted.",
  views: 'Whose games',
  everyone: 'The group',
  mine: 'You',
  onlyYou: 'Only you and the organisers see your line.',
  onlyOrganisers: "Only organisers see everyone's lines.",
  nothingYet: 'A game is listed here once its session is over. None is yet.',
  failed: 'Failed to load who came.',
  loading: 'Loading who came',
  date: 'Game',
  player: 'Player',
  in: 'In',
  came: 'Came',
  lateDropOut: 'Out late',
  noShow: 'In, but not there',
  gamesTable: 'Who came, game by game',
  peopleTable: 'Who came, person by person',
  dates: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  most: (count: number) => `At most ${count}`,
  none: 'Never',
  chart: (games: number, from: string, to: string) =>
    games === 1
      ? `Chart of the game on ${from}. The table has its numbers.`
      : `Chart of ${games} games, from ${from} to ${to}. The table has the numbers.`,
}

export const statisticsTable = {
  evenings: 'Games',
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  goalsFor: 'Goals for',
  against: 'Against',
  captain: 'Captain',
  winsInRow: 'Wins in a row',
  nobodyPlayedInThisSeason: 'No one played this season.',
  numbersStandHereAfterFirst: 'Your numbers show up after the first game. Try another season.',
  pagesOfPeople: 'Pages of people',
  numbersOfEverybody: "Everyone's stats",
  player: 'Player',
  you: '(you)',
}

export const teamSheets = {
  teams: 'Teams',
  noTeamWasDrawn: 'No teams were picked.',
  guest: 'guest',
  withoutTeam: 'Without a team',
  goneHome: 'Gone home',
  changes: 'Changes',
}
