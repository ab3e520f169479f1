import type { Game, GameEvent, Match } from './game.ts'
import { currentMatch } from './game.ts'
import { listInWords } from './list-in-words.ts'
import { pluralize, teamName } from './words.ts'

/** A command in the log: its events, and the match that was on. */
export interface LoggedCommand {
  events: readonly GameEvent[]
  match: number | null
}

type EventDescription<T extends GameEvent['type']> = (
  event: Extract<GameEvent, { type: T }>,
  context: { command: LoggedCommand; game: Game; name: (id: string) => string },
) => string

/**
 * [U-7] Describes a command: 'Goal for Orange', 'End of match 3'; 'The last command' if no command begins
 * with its first event.
 */
export function describeCommand(command: LoggedCommand, game: Game, name: (id: string) => string): string {
  const [first] = command.events
  const describe = first && (EVENT_DESCRIPTIONS[first.type] as EventDescription<typeof first.type> | null)
  return describe && first ? describe(first, { command, game, name }) : 'The last command'
}

/** By the first event of a command; null for an event with which no command begins. */
const EVENT_DESCRIPTIONS: { [T in GameEvent['type']]: EventDescription<T> | null } = {
  opened: null,
  'settings-changed': null,
  arrived: null,
  left: null,
  'captain-named': (_, { command, name }) => {
    const captains = command.events.filter((event) => event.type === 'captain-named')
    const who = captains.map(({ id, team }) => `${name(id)} for ${teamName(team)}`)
    return `${who.length > 1 ? 'Armbands' : 'Armband'} of ${listInWords(who)}`
  },
  drafted: ({ by }, context) => `${by === 'captain' ? 'Pick' : 'Draft'} of ${describeDrafted(context)}`,
  'auto-assigned': ({ teams }) =>
    `Auto-assign of ${pluralize(
      teams.reduce((sum, { ids }) => sum + ids.length, 0),
      'player',
    )}`,
  moved: ({ moves }, { name }) => {
    const [first, second] = moves
    if (!first) return 'Move'
    if (second) return `Swap of ${name(first.id)} and ${name(second.id)}`
    return `Move of ${name(first.id)} ${first.to === null ? 'out of their team' : `to ${teamName(first.to)}`}`
  },
  'went-home': ({ id }, { name }) => `${name(id)} going home`,
  'came-back': ({ id }, { name }) => `${name(id)} coming back`,
  substituted: ({ playerIn, playerOut }, { name }) => `${name(playerIn)} in for ${name(playerOut)}`,
  lent: ({ id, to }, { name }) =>
    to === null ? `End of the loan of ${name(id)}` : `Loan of ${name(id)} to ${teamName(to)}`,
  evened: ({ teams }) => (teams === null ? "Teams of the group's size" : 'Even teams'),
  'play-began': null,
  'match-called': ({ match }) => `Start of match ${match.number}`,
  'clock-started': (_, context) => `Start of the clock${otherMatchSuffix(context)}`,
  'clock-paused': (_, context) => `Pause${otherMatchSuffix(context)}`,
  'reached-zero': null,
  scored: ({ side, by }, { command, game }) => {
    const match = matchOf(game, command.match)
    const team = match ? teamName(match[side]) : 'a team'
    const goal = by === 1 ? `Goal for ${team}` : by > 1 ? `${by} goals for ${team}` : `Goal taken off ${team}`
    return command.events.some(({ type }) => type === 'ended')
      ? `${goal}, end of match ${command.match}`
      : `${goal}${otherMatchSuffix({ command, game })}`
  },
  ended: ({ why }, { command }) => `End of match ${command.match}${why === 'time' ? ' by the clock' : ''}`,
  'lined-up': null,
  'toss-due': null,
  tossed: ({ matchNumber }) => `Toss of match ${matchNumber}`,
  'referee-named': ({ referee }, { name }) =>
    referee === null ? 'Match without a referee' : `${name(referee)} as referee`,
  'format-chosen': ({ chosen }) => (chosen.is === 'winner_stays' ? 'Winner stays on' : 'Plan of the cup'),
  'cup-drawn': () => 'Draw of the cup',
  'team-withdrew': ({ team }) => `${teamName(team)} leaving the cup`,
  'stage-switched': ({ to }) => `Switch to the ${to === 'knockout' ? 'knockout' : 'normal'} stage`,
  'hold-switched': ({ hold }) => (hold ? 'Hold of the next match' : 'Letting the next match start'),
  'still-playing-asked': null,
  pressed: null,
  postponed: null,
  'clock-moved': null,
  closed: () => 'End of the game',
  'result-corrected': ({ matchNumber }) => `Correction of match ${matchNumber}`,
  'score-corrected': ({ matchNumber }) => `Correction of match ${matchNumber}`,
  'called-off': null,
  relined: null,
  'late-press': null,
  'late-press-settled': ({ keep }) => (keep ? 'Late press kept' : 'Late press dropped'),
  'taken-back': null,
}

/** Names the match if another one is on now: the clock may have ended it. */
function otherMatchSuffix({ command, game }: { command: LoggedCommand; game: Game }): string {
  const current = currentMatch(game)
  return current === null || command.match === null || current.number === command.match
    ? ''
    : ` in match ${command.match}`
}

const matchOf = (game: Game, number: number | null): Pick<Match, 'a' | 'b'> | undefined =>
  [...(game.play?.ended ?? []), currentMatch(game)].find((match) => match?.number === number) ?? undefined

/** 'Isla for Blue', 'Isla and 2 more for Blue', 'Isla and 5 more' into several teams. */
function describeDrafted({ command, name }: Parameters<EventDescription<'drafted'>>[1]): string {
  const drafts = command.events.filter((event) => event.type === 'drafted')
  const ids = drafts.flatMap((draft) => draft.ids)
  const who = `${name(ids[0] ?? '')}${ids.length > 1 ? ` and ${ids.length - 1} more` : ''}`
  const [team, ...others] = drafts.map((draft) => draft.team)
  return team === undefined || others.length > 0 ? who : `${who} for ${teamName(team)}`
}
