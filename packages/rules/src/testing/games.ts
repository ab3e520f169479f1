import { arrive, openGame } from '../arrival.ts'
import { assignCaptain } from '../captains.ts'
import { dueAt, overdue } from '../clock.ts'
import { type TossChoice, tossCoin } from '../coin-toss.ts'
import { assignTeams, playBall } from '../draft.ts'
import { evolve, type Game, INITIAL_GAME, type Settings } from '../game.ts'
import type { GameEvent, Match } from '../game-events.ts'
import { type HouseRules, SPECIFICATION_RULES } from '../house-rules.ts'
import { changeScore, endMatch, type Moment, startClock, startMatch } from '../match.ts'
import type { Result } from '../result.ts'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
/** Games in tests begin at 0, and their session ends after two hours. */
export const SESSION_END = 120 * MINUTE

type Decision = Result<readonly GameEvent[], string>

export const moment = (at: number): Moment => ({ at, commitment: 'sealed' })

export function settings({
  rules,
  ...overrides
}: Partial<Settings> & { rules?: Partial<HouseRules> } = {}): Settings {
  return {
    maxTeams: 4,
    teamSize: 5,
    draftOrder: 'team_by_team',
    refereeRequired: false,
    sessionStartsAt: 0,
    sessionEndsAt: SESSION_END,
    houseRules: { ...SPECIFICATION_RULES, ...rules },
    ...overrides,
  }
}

export const apply = (game: Game, events: readonly GameEvent[]): Game => events.reduce(evolve, game)

/** The events of a decision that must be allowed. */
export function unwrap(decision: Decision): readonly GameEvent[] {
  if (decision.ok) return decision.value
  throw new Error(`This should be allowed here, but it was refused: '${decision.refusal}'.`)
}

/** The game after these decisions, each of which must be allowed. */
export const run = (game: Game, ...decisions: ((state: Game) => Decision)[]): Game =>
  decisions.reduce((state, decide) => apply(state, unwrap(decide(state))), game)

/** The name and the details of a refusal, or 'allowed'. */
export const refusalWithDetails = (decision: Decision) =>
  decision.ok ? 'allowed' : { refusal: decision.refusal, about: decision.details }

export const refusalOf = (decision: Decision): string => (decision.ok ? 'allowed' : decision.refusal)

/** The types of the events. */
export const eventTypes = (decision: Decision | readonly GameEvent[]): string[] =>
  ('ok' in decision ? unwrap(decision) : decision).map(({ type }) => type)

/** Each person arrives one second after the one before. */
export const arriveAll = (game: Game, ids: readonly string[]): Game =>
  ids.reduce(
    (state, id) => apply(state, arrive(state, { id, guest: false, at: state.arrivals * SECOND })),
    game,
  )

/** p1 to pn. */
export const playerIds = (n: number): string[] => Array.from({ length: n }, (_, index) => `p${index + 1}`)

/** p1 to pn have arrived and no one has a team. */
export const arrivedGame = (n: number, overrides: Parameters<typeof settings>[0] = {}): Game =>
  arriveAll(apply(INITIAL_GAME, [openGame(settings(overrides))]), playerIds(n))

/** Up to this moment only the clock acts, each time exactly when something is due. */
export function advanceTo(game: Game, at: number): Game {
  const due = Math.min(dueAt(game) ?? at, at)
  const next = apply(game, overdue(game, moment(due)))
  return due < at ? advanceTo(next, at) : next
}

export const draftByHand =
  (team: number, ...ids: string[]) =>
  (game: Game) =>
    assignTeams(game, [{ team, ids }])

export const makeCaptain = (team: number, id: string) => (game: Game) => assignCaptain(game, { team, id })

/** Play Ball at 0, when games in tests begin. */
export const pressPlayBall = (game: Game) => playBall(game, { at: 0 })

/** Teams of one, p1 in team 1 and so on, after Play Ball: the queue is 1, 2, 3 … */
export const startedGame = (teams: number, overrides: Parameters<typeof settings>[0] = {}): Game =>
  run(
    arrivedGame(teams, { maxTeams: Math.max(2, teams), teamSize: 1, ...overrides }),
    ...playerIds(teams).map((id, index) => draftByHand(index + 1, id)),
    pressPlayBall,
  )

export const callMatch =
  (a: number, b: number, at = 0) =>
  (game: Game) =>
    startMatch(game, { a, b, anyPairing: true }, moment(at))
export const startClockAt =
  (at = 0) =>
  (game: Game) =>
    startClock(game, moment(at))
export const scoreGoal =
  (team: number, at: number, by = 1) =>
  (game: Game) =>
    changeScore(game, { team, by }, moment(at))
export const endMatchAt = (at: number) => (game: Game) => endMatch(game, moment(at))

/** Team 1 plays team 2, and the clock has run since 0. */
export const runningGame = (teams: number, overrides: Parameters<typeof settings>[0] = {}): Game =>
  run(startedGame(teams, overrides), callMatch(1, 2), startClockAt())

export const tossBetween =
  (first: TossChoice, second: TossChoice, result: 'heads' | 'tails', at = 0) =>
  (game: Game) =>
    tossCoin(
      game,
      { choices: [first, second], coin: { secret: 'told', chance: 'drawn', result } },
      moment(at),
    )

/** The current match. Without one the test fails. */
export function requireMatch({ play }: Game): Match {
  if (play?.now.is !== 'match')
    throw new Error(`No match is on; the game is '${play?.now.is ?? 'not begun'}'.`)
  return play.now.match
}

export function requirePlay({ play }: Game): NonNullable<Game['play']> {
  if (!play) throw new Error('Play Ball has not been said in this evening.')
  return play
}
