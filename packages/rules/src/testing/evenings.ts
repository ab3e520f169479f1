import { arrive, openEvening } from '../arrival.ts'
import { assignCaptain } from '../captains.ts'
import { dueAt, overdue } from '../clock.ts'
import { type Choice, tossCoin } from '../coin-toss.ts'
import { assignTeams, playBall } from '../draft.ts'
import { BLANK, type Evening, evolve, type Settings } from '../evening.ts'
import type { EveningEvent, Match } from '../evening-events.ts'
import { type HouseRules, SPECIFICATION_RULES } from '../house-rules.ts'
import { changeScore, endMatch, type Moment, startClock, startMatch } from '../match.ts'
import type { Result } from '../result.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
/** Evenings in tests begin at 0 and their session is over after two hours. */
export const SESSION_END = 120 * MINUTE

type Answer = Result<readonly EveningEvent[], string>

export const moment = (at: number): Moment => ({ at, commitment: 'sealed' })

export function settings({
  rules,
  ...some
}: Partial<Settings> & { rules?: Partial<HouseRules> } = {}): Settings {
  return {
    maxTeams: 4,
    teamSize: 5,
    draftOrder: 'team_by_team',
    refereeRequired: false,
    sessionStartsAt: 0,
    sessionEndsAt: SESSION_END,
    houseRules: { ...SPECIFICATION_RULES, ...rules },
    ...some,
  }
}

export const after = (evening: Evening, events: readonly EveningEvent[]): Evening =>
  events.reduce(evolve, evening)

/** The events of a decision that this evening must allow. */
export function allowed(answer: Answer): readonly EveningEvent[] {
  if (answer.ok) return answer.value
  throw new Error(`This should be allowed here, but it was refused: '${answer.refusal}'.`)
}

/** The evening after decisions that it must allow, one upon the other. */
export const does = (evening: Evening, ...decisions: ((so: Evening) => Answer)[]): Evening =>
  decisions.reduce((so, decide) => after(so, allowed(decide(so))), evening)

/** A refusal by its name and what it is about, or 'allowed'. */
export const refused = (answer: Answer) =>
  answer.ok ? 'allowed' : { refusal: answer.refusal, about: answer.about }

export const refusal = (answer: Answer): string => (answer.ok ? 'allowed' : answer.refusal)

/** What happened, by name. */
export const happened = (answer: Answer | readonly EveningEvent[]): string[] =>
  ('ok' in answer ? allowed(answer) : answer).map(({ type }) => type)

/** Each arrives a second after the one before. */
export const arrivals = (evening: Evening, ids: readonly string[]): Evening =>
  ids.reduce((so, id) => after(so, arrive(so, { id, guest: false, at: so.arrivals * SECOND })), evening)

/** p1 to pn. */
export const people = (n: number): string[] => Array.from({ length: n }, (_, index) => `p${index + 1}`)

/** Everybody from p1 to pn has arrived, nobody has a team. */
export const arrived = (n: number, some: Parameters<typeof settings>[0] = {}): Evening =>
  arrivals(after(BLANK, [openEvening(settings(some))]), people(n))

/** Until this moment nobody but the clock does anything, and it does so on the second. */
export function until(evening: Evening, at: number): Evening {
  const due = Math.min(dueAt(evening) ?? at, at)
  const next = after(evening, overdue(evening, moment(due)))
  return due < at ? until(next, at) : next
}

export const byHand =
  (team: number, ...ids: string[]) =>
  (so: Evening) =>
    assignTeams(so, [{ team, ids }])

export const captain = (team: number, id: string) => (so: Evening) => assignCaptain(so, { team, id })

/** Play Ball, at the moment at which evenings in tests begin. */
export const ballPlayed = (so: Evening) => playBall(so, { at: 0 })

/** Teams of one, p1 in team 1 and so on, and Play Ball is said: the line is 1, 2, 3 … */
export const pitch = (teams: number, some: Parameters<typeof settings>[0] = {}): Evening =>
  does(
    arrived(teams, { maxTeams: Math.max(2, teams), teamSize: 1, ...some }),
    ...people(teams).map((id, index) => byHand(index + 1, id)),
    ballPlayed,
  )

export const calls =
  (a: number, b: number, at = 0) =>
  (so: Evening) =>
    startMatch(so, { a, b, freely: true }, moment(at))
export const starts =
  (at = 0) =>
  (so: Evening) =>
    startClock(so, moment(at))
export const goal =
  (team: number, at: number, by = 1) =>
  (so: Evening) =>
    changeScore(so, { team, by }, moment(at))
export const ends = (at: number) => (so: Evening) => endMatch(so, moment(at))

/** Team 1 and team 2 are on and the clock has run since 0. */
export const running = (teams: number, some: Parameters<typeof settings>[0] = {}): Evening =>
  does(pitch(teams, some), calls(1, 2), starts())

export const toss =
  (one: Choice, other: Choice, result: 'heads' | 'tails', at = 0) =>
  (so: Evening) =>
    tossCoin(so, { choices: [one, other], coin: { secret: 'told', chance: 'drawn', result }, at })

/** The match that is on; a test that asks when none is has lost its way. */
export function onPitch({ play }: Evening): Match {
  if (play?.now.is !== 'match')
    throw new Error(`No match is on; the game is '${play?.now.is ?? 'not begun'}'.`)
  return play.now.match
}

export function playOf({ play }: Evening): NonNullable<Evening['play']> {
  if (!play) throw new Error('Play Ball has not been said in this evening.')
  return play
}
