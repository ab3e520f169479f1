import type { Evening, EveningEvent, Match } from './evening.ts'
import { currentMatch } from './evening.ts'
import { count, teamName } from './words.ts'

/** A command as the log has it: what it itself brought about, and the match that was on when it was given. */
export interface Done {
  events: readonly EveningEvent[]
  match: number | null
}

type Told<T extends EveningEvent['type']> = (
  event: Extract<EveningEvent, { type: T }>,
  scene: { done: Done; evening: Evening; name: (id: string) => string },
) => string

/** [U-7] What a command was, in words: 'Goal for Orange', 'End of match 3'. Null for what no command begins with. */
export function actInWords(done: Done, evening: Evening, name: (id: string) => string): string {
  const [first] = done.events
  const told = first && (TOLD[first.type] as Told<typeof first.type> | null)
  return told && first ? told(first, { done, evening, name }) : 'The last command'
}

/** By what a command brought about first; a new event says here how it is called, or that no command begins with it. */
const TOLD: { [T in EveningEvent['type']]: Told<T> | null } = {
  opened: null,
  'settings-changed': null,
  arrived: null,
  left: null,
  'captain-named': ({ id, team }, { name }) => `Armband of ${name(id)} for ${teamName(team)}`,
  drafted: ({ by }, scene) => `${by === 'captain' ? 'Pick' : 'Draft'} of ${drawn(scene)}`,
  'auto-assigned': ({ teams }) =>
    `Auto-assign of ${count(
      teams.reduce((sum, { ids }) => sum + ids.length, 0),
      'player',
    )}`,
  moved: ({ moves }, { name }) => {
    const [one, other] = moves
    if (!one) return 'Move'
    if (other) return `Swap of ${name(one.id)} and ${name(other.id)}`
    return `Move of ${name(one.id)} ${one.to === null ? 'out of their team' : `to ${teamName(one.to)}`}`
  },
  'play-began': null,
  'match-called': ({ match }) => `Start of match ${match.number}`,
  'clock-started': (_, scene) => `Start of the clock${before(scene)}`,
  'clock-paused': (_, scene) => `Pause${before(scene)}`,
  'reached-zero': null,
  scored: ({ side, by }, { done, evening }) => {
    const match = matchOf(evening, done.match)
    const team = match ? teamName(match[side]) : 'a team'
    const goal = by === 1 ? `Goal for ${team}` : by > 1 ? `${by} goals for ${team}` : `Goal taken off ${team}`
    return done.events.some(({ type }) => type === 'ended')
      ? `${goal}, end of match ${done.match}`
      : `${goal}${before({ done, evening })}`
  },
  ended: (_, { done }) => `End of match ${done.match}`,
  'lined-up': null,
  'toss-due': null,
  tossed: ({ matchNumber }) => `Toss of match ${matchNumber}`,
  'referee-named': ({ referee }, { name }) =>
    referee === null ? 'Match without a referee' : `${name(referee)} as referee`,
  'stage-switched': ({ to }) => `Switch to the ${to === 'knockout' ? 'knockout' : 'normal'} stage`,
  'hold-switched': ({ hold }) => (hold ? 'Hold of the next match' : 'Letting the next match start'),
  postponed: null,
  'clock-moved': null,
  closed: () => 'End of the evening',
  'result-corrected': ({ matchNumber }) => `Correction of match ${matchNumber}`,
  'called-off': null,
  relined: null,
  'late-press': null,
  'late-press-settled': ({ keep }) => (keep ? 'Late press kept' : 'Late press dropped'),
  'taken-back': null,
}

/** While another match is on it is said which one is meant: the clock may have ended that by itself. */
function before({ done, evening }: { done: Done; evening: Evening }): string {
  const on = currentMatch(evening)
  return on === null || done.match === null || on.number === done.match ? '' : ` in match ${done.match}`
}

const matchOf = (evening: Evening, number: number | null): Pick<Match, 'a' | 'b'> | undefined =>
  [...(evening.play?.ended ?? []), currentMatch(evening)].find((match) => match?.number === number) ??
  undefined

/** 'Isla for Blue', 'Isla and 2 more for Blue', 'Isla and 5 more' into several teams. */
function drawn({ done, name }: Parameters<Told<'drafted'>>[1]): string {
  const draws = done.events.filter((event) => event.type === 'drafted')
  const ids = draws.flatMap((draw) => draw.ids)
  const who = `${name(ids[0] ?? '')}${ids.length > 1 ? ` and ${ids.length - 1} more` : ''}`
  const [team, ...others] = draws.map((draw) => draw.team)
  return team === undefined || others.length > 0 ? who : `${who} for ${teamName(team)}`
}
