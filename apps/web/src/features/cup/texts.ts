import { scoreText } from '@turnout/rules/score-text'
import { pluralize } from '@turnout/rules/words'

export const cupPage = {
  title: 'Cup night',
  loadFailed: 'Failed to load the cup',
  group: 'Group',
  noCup: 'No cup today',
  cupShowsUpHere: 'Once an organiser has planned a cup, its matches, tables and bracket show up here.',
  planned: 'A cup is planned for today',
  plannedNote: 'It begins with Play Ball. Then its matches, tables and bracket show up here.',
  tooFewTeams: 'No cup yet',
  tooFewTeamsNote: 'A cup is planned, but too few teams play. An organiser starts it once there are enough.',
  gameDay: 'Game day',
  planCup: 'Plan a cup',
  membersSeeCup: 'Members of this group see its cups here.',
  changePlan: 'Change the plan',
  more: 'More for the cup',
  print: 'Print',
  views: 'Parts of the cup',
  tables: 'Tables',
  bracket: 'Bracket',
  matches: 'Matches',
}

export const cupNow = {
  onNow: 'On now',
  nextMatch: 'Next match',
  thenMatch: 'Then',
  coinToss: 'Coin toss',
  openMatch: 'Open the match',
  matchOfIn: (number: number, all: number, stage: string) => `Match ${number} of ${all} · ${stage}`,
  at: (time: string, stage: string) => `${time} · ${stage}`,
  besideCup: 'Not a cup match',
  left: (clock: string) => `${clock} left`,
  startsIn: (clock: string) => `Starts in ${clock}`,
  organiserStarts: 'An organiser starts it',
  referee: (team: string) => `The referee comes from ${team}.`,
  coinDecides: 'A coin decides.',
  v: 'v',
  to: 'to',
}

/** What a player's own team does next. */
export const cupTurn = {
  playsNow: 'You play now',
  playsNext: 'You play next',
  playsAt: (time: string) => `You play at about ${time}`,
  playsLater: 'You play later',
  coinDecides: 'A coin decides',
  mayPlay: 'You may play again',
  othersDecide: (team: string) => `The other matches decide whether ${team} goes on.`,
  noMore: 'No more matches for you',
  hasPlayed: (team: string) => `${team} has played them all.`,
  hasLeft: (team: string) => `${team} has left the cup.`,
  inStage: (team: string, stage: string) => `${team}, ${stage}.`,
  // in words, since it follows the number of a stage
  before: (matches: number) => {
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
    const count = words[matches - 1] ?? String(matches)
    return `${count} ${matches === 1 ? 'match' : 'matches'} before you.`
  },
}

export const cupSharing = {
  bigScreen: 'Big screen',
  share: 'Share',
  shareResult: 'Share the result',
  allMatches: 'All matches',
  title: (group: string) => `${group}, cup night`,
  watch: (group: string) => `Follow the cup of ${group}.`,
  result: (wins: string, how: string | null) => (how === null ? `${wins}.` : `${wins}, ${how}.`),
  sheetTitle: 'Share the cup',
}

export const cupWinner = {
  wins: (team: string) => `${team} wins the cup`,
  result: 'Result',
  nobodyWins: 'The cup is over, and no team has won it',
  inFinal: (a: number, b: number, loser: string) => `${scoreText(a, b)} against ${loser} in the final`,
  inFinalByCoin: (a: number, b: number, loser: string) =>
    `${scoreText(a, b)} against ${loser} in the final, won by the coin`,
  finalForfeited: (loser: string) => `${loser} left before the final`,
  leftAfterFinal: (a: number, b: number, loser: string) =>
    `${scoreText(a, b)} against ${loser} in the final, then ${loser} left`,
  points: (points: number, matches: number) =>
    `${pluralize(points, 'point')} from ${pluralize(matches, 'match', 'matches')}`,
}

export const pastCups = {
  title: 'Past cups',
  theCup: 'The cup',
  failed: 'Failed to load the cups',
  loadingCup: 'Loading the cup',
  loading: 'Loading the cups',
  all: (count: number) => `All ${count} cups`,
  pages: 'Pages of cups',
  won: (team: string) => `${team} won the cup`,
  nobodyWon: 'No team won the cup',
  points: (points: number) => pluralize(points, 'point'),
  third: (team: string) => `Third place: ${team}`,
}

export const cupTables = {
  rank: 'Rank',
  team: 'Team',
  played: 'Played',
  difference: 'Goal difference',
  differenceSign: '+/−',
  points: 'Points',
  ahead: {
    between_themselves: (team: string, next: string) =>
      `${team} is ahead of ${next} on results between them.`,
    goal_difference: (team: string, next: string) => `${team} is ahead of ${next} on goal difference.`,
    goals: (team: string, next: string) => `${team} is ahead of ${next} on goals scored.`,
    toss: (team: string, next: string) => `${team} is ahead of ${next} by the coin.`,
  },
  level: (team: string, next: string) => `${team} and ${next} are level. The first to arrive ranks first.`,
  levelBeforeCoin: (team: string, next: string) => `${team} and ${next} are level.`,
  goThrough: (teams: string) => `${teams} go through.`,
  left: 'left the cup',
}

/** What teams still need from a table that is not over. */
export const cupProspects = {
  group: {
    through: (teams: string, count: number) =>
      `${teams} ${count === 1 ? 'goes' : 'go'} through, whatever happens.`,
    out: (teams: string) => `${teams} can no longer go through.`,
    aim: '',
  },
  roundRobin: {
    through: (team: string) => `${team} wins the cup, whatever happens.`,
    out: (teams: string) => `${teams} can no longer win the cup.`,
    aim: ' to win the cup',
  },
  needs: (team: string, result: string, against: string, aim: string) =>
    `${team} needs a ${result} against ${against}${aim}.`,
  enough: (team: string, result: string, against: string, aim: string) =>
    `A ${result} against ${against} is enough for ${team}${aim}.`,
  at_least: (team: string, result: string, against: string, aim: string) =>
    `${team} needs at least a ${result} against ${against}${aim}.`,
  waits: (teams: string, count: number) =>
    `${teams} ${count === 1 ? 'waits' : 'wait'} for what the others do.`,
}

export const cupBracket = {
  bracket: 'Bracket',
  onNow: 'on now',
  winner: 'winner',
  wonToss: 'won the toss',
}

export const cupMatches = {
  allMatches: 'All matches',
  all: (count: number) => `All ${count} matches`,
  played: (over: number, all: number) => `${over} of ${all} played`,
  onNow: 'on now',
  v: 'v',
  wonToss: (stage: string, team: string) => `${stage} · ${team} won the toss`,
  nextGoal: (stage: string) => `${stage} · next goal`,
  forfeit: (stage: string) => `${stage} · not played`,
  leftAfterDraw: (stage: string, team: string) => `${stage} · ${team} left`,
  bothLeftAfterDraw: (stage: string) => `${stage} · both left`,
}

export const cupWithdrawal = {
  aTeamLeaves: 'A team leaves',
  whatFollows: 'Its open matches count as 0–3. What was played stays.',
  team: 'Team',
  chooseTeam: 'Choose a team',
  leavesCup: 'Leaves the cup',
  choose: 'Choose a team first.',
  playsNow: 'Wait for the end of its match.',
  leaves: (team: string) => `${team} leaves the cup?`,
  openMatches: (open: number) =>
    open === 1 ? 'Its open match counts as 0–3.' : `Its ${open} open matches count as 0–3.`,
  drawnMatch: 'Its drawn match goes to the other team.',
  tableFollows: 'The table is worked out again.',
  keep: (team: string) => `Keep ${team}`,
  confirm: (team: string) => `${team} leaves`,
  busy: 'Leaving',
  done: 'The team has left the cup.',
  failed: 'Failed to let the team leave',
}
