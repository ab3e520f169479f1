import { pluralize } from '@turnout/rules/words'

export const messages = {
  notFound: 'Group not found',
}

export const common = {
  sharePicture: 'Share a picture',
  backToGroup: 'Back to the group',
  failedToLoadStatistics: 'Failed to load the statistics.',
}

export const matches = {
  matches: 'Matches',
  noMatchWasPlayed: 'No match was played.',
  called: (team: string, side: string) => `${team} called ${side}`,
  checkThisToss: 'Check this toss',
  itShowed: '{calls}. It showed {result}. {link}',
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
  takeItAlong: 'Take it along',
  loading: 'Loading',
  saveReceipt: 'Save the receipt',
  saveForSpreadsheet: 'Save for a spreadsheet',
  turnoutReplayFile: 'turnout replay FILE',
  receiptHoldsWholeEveningPlays:
    'The receipt holds the whole evening. {part} plays it again and says whether it comes to the same, ending with this seal:',
}

export const reportPage = {
  group: 'The group',
  failedToLoadEvening: 'Failed to load the evening.',
  noSuchEvening: 'No such evening',
  membersOnly: 'Members only',
  membersOfGroupSeeWho: 'The members of the group see who played and how it went.',
}

export const report = {
  result: 'Result',
  eveningIsNotOverYet: 'The evening is not over yet.',
  table: 'The table',
  tableOfDay: 'The table of the day',
  noMatchWasPlayed: 'No match was played',
  nobodyWonMoreThanOthers: 'Nobody won more than the others',
  won: (name: string, wins: number) => `${name} won ${pluralize(wins, 'match', 'matches')}`,
}

export const shareDialog = {
  match: (number: number, team: string, teamAScore: number, teamBScore: number, team2: string) =>
    `Match ${number}: ${team} ${teamAScore}–${teamBScore} ${team2}`,
  turnoutMatchPng: (date: string, number: number) => `turnout-${date}-match-${number}.png`,
  pictureCouldNotBeMade: 'The picture could not be made. Try again.',
  savePicture: 'Save the picture',
  share: 'Share',
  match2: 'Match',
  shape: 'Shape',
  wideForLinkOrChat: 'Wide, for a link or a chat',
  squareForStoryOrFeed: 'Square, for a story or a feed',
}

export const statisticsPage = {
  backToAllGroups: 'Back to all groups',
  statisticsOf: (name: string) => `Statistics of ${name}`,
  statistics: 'Statistics',
  membersWithAccountGuestsStand: 'Members with an account. Guests stand in the evenings they came to.',
  onlyMembersSeeWhoWon: 'Only members see who won how much.',
  askToJoinOnceAdmin: 'Ask to join; once an admin says yes, the numbers are here.',
}

export const statisticsTable = {
  evenings: 'Evenings',
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  goalsFor: 'Goals for',
  against: 'Against',
  captain: 'Captain',
  winsInRow: 'Wins in a row',
  nobodyPlayedInThisSeason: 'Nobody played in this season.',
  numbersStandHereAfterFirst: 'Numbers stand here after the first evening. Another season may have some.',
  pagesOfPeople: 'Pages of people',
  numbersOfEverybody: 'Numbers of everybody',
  player: 'Player',
  you: '(you)',
}

export const teamSheets = {
  teams: 'Teams',
  noTeamWasDrawn: 'No team was drawn.',
  guest: 'guest',
  withoutTeam: 'Without a team',
}
