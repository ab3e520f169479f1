import { pluralize } from '@turnout/rules/words'

export const planPage = {
  title: 'Plan a cup',
  loadFailed: 'Failed to load the plan of the cup',
  notFound: 'Group not found',
  backToAllGroups: 'Back to all groups',
  gameDay: 'Go to game day',
  toGroup: 'Back to the group',
  organisersOnly: 'Organisers plan the cup',
  askOrganiser: 'Ask an organiser of your group for one.',
  noGame: 'No game to come',
  addDate: 'A cup needs a game. Add a date to your group first.',
  noPlay: 'Teams come first',
  pressPlayBall: 'Press Play Ball on game day. Then plan the cup with the teams of this game.',
  closed: 'No cup for this game',
  closedNote: 'It is cancelled, over or being played.',
  planNext: 'Plan the next game',
  tooFewTeams: 'Not enough teams yet',
  needsTeams: (needed: number, here: number) =>
    `A cup needs ${needed} teams. This game has ${pluralize(here, 'team')}.`,
  groupTooSmall: (needed: number, most: number) =>
    `A cup needs ${needed} teams. Your group plays with ${most} at most.`,
  updateGroup: 'Update Group',
  begun: 'The cup has begun',
  begunStays: 'Its plan stays as it is now.',
  openCup: 'Open the cup',
}

export const planHead = {
  when: (date: string, start: string, end: string) => `${date}, ${start} to ${end}`,
  who: (players: number, teams: number) => `${pluralize(players, 'player')} in ${pluralize(teams, 'team')}`,
}

export const planFormats = {
  label: 'Format',
  names: {
    winner_stays: 'Winner stays on',
    round_robin: 'Round robin',
    groups: 'Groups, then knockout',
    knockout: 'Knockout',
  },
  notes: {
    winner_stays: 'The usual way, no cup',
    round_robin: 'Every team meets every other',
    groups: 'The first two of each group go on',
    knockout: 'Lose once and you are out',
  },
  gives: (matches: number, ends: string) => `${pluralize(matches, 'match', 'matches')}, ends about ${ends}`,
  needs: (teams: number) => `Needs ${teams} teams`,
}

export const planTeams = {
  teams: 'Teams',
  inOrder: 'In order of arrival',
  drawn: (times: number) => (times === 1 ? 'Drawn once' : `Drawn ${times} times`),
  draw: 'Draw again',
  drawing: 'Drawing',
  drawFailed: 'Failed to draw the teams',
  group: (index: number) => `Group ${String.fromCharCode(65 + index)}`,
  players: (count: number) => pluralize(count, 'player'),
}

export const planDetails = {
  details: 'Details',
  legs: 'Every two teams meet',
  legsOf: { 1: 'Once', 2: 'Twice' },
  groups: 'Groups',
  groupsOf: { 2: 'Two groups', 4: 'Four groups' },
  thirdPlace: 'Match for third place',
  drawnKnockout: 'Drawn knockout match',
  drawnKnockoutOf: { toss: 'Coin toss', next_goal: 'Next goal wins' },
  length: 'Length of a match',
  lengthGives: (length: string, ends: string) => `${length}, ends about ${ends}`,
  points: 'Points',
  pointsOf: { win: 'Win', draw: 'Draw', loss: 'Loss' },
  levelOnPoints: 'Level on points',
  levels: ['First', 'Then', 'And then'],
  tieBreakers: {
    between_themselves: 'Match between them',
    goal_difference: 'Goal difference',
    goals: 'Goals',
    toss: 'Coin toss',
  },
}

export const planSummary = {
  label: 'How long it takes',
  matches: 'matches',
  each: 'each',
  endsAbout: 'ends about',
  inTime: (end: string) => `Done before the game ends at ${end}.`,
  tooLong: (end: string) => `That is after ${end}, when the game ends.`,
  shorten: (length: string) => `Play ${length} each`,
  noneShort: 'No match is short enough. Choose another format.',
  start: 'Start the cup',
  change: 'Change the cup',
  starting: 'Starting the cup',
  giveUp: 'Play without a cup',
  givingUp: 'Giving up the cup',
  noCup: 'This game has no cup: the winner stays on.',
  planned: 'The cup is planned. Change it until its first match is called.',
  started: 'The cup is on.',
  givenUp: 'No cup any more. The winner stays on.',
  failed: 'Failed to plan the cup',
  tooFew: (needed: number, here: number) =>
    `A cup needs ${needed} teams. This game has ${pluralize(here, 'team')}.`,
}

/** For a plan before Play Ball. */
export const planAhead = {
  start: 'Plan the cup',
  change: 'Change the plan',
  starting: 'Saving the plan',
  giveUp: 'Play without a cup',
  givingUp: 'Giving up the cup',
  noCup: 'This game has no cup: the winner stays on.',
  planned: 'The cup is planned. It begins with Play Ball.',
  saved: 'The cup is planned. It begins with Play Ball.',
  givenUp: 'No cup any more. The winner stays on.',
  tooFew: (needed: number, here: number) => `It needs ${needed} teams. You count on ${here}.`,
  teams: 'Teams',
  teamsPlay: "The day's teams play, in order of arrival.",
  countOn: 'Count on',
  teamCount: (teams: number) => pluralize(teams, 'team'),
  people: (people: number) =>
    `${people === 0 ? 'No one is in yet.' : `${pluralize(people, 'person is', 'people are')} in.`} All times here are for this number of teams.`,
}
