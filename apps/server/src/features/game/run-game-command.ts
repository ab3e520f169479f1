import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import { applySettings, openGame } from '@turnout/rules/arrival'
import type { Session } from '@turnout/rules/calendar'
import { applyClockShift, overdue } from '@turnout/rules/clock'
import { closedAt, isLongOver } from '@turnout/rules/closing'
import { tossToRepeat } from '@turnout/rules/earlier-toss'
import { currentMatch, evolve, type Game, type GameEvent, type Settings } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Moment } from '@turnout/rules/next-match'
import { withNextPair } from '@turnout/rules/next-pair'
import { press } from '@turnout/rules/presence'
import { ok, type RefusalDetails, type Result } from '@turnout/rules/result'
import { clockEndCount, reversibleEventCount } from '@turnout/rules/take-back'
import { teamName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { type Chance, sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { type GroupRow, sessionOf } from '../groups/public.ts'
import type { CommandName } from './commands.ts'
import { lockGame, missingGame, readUnderLock } from './lock-game.ts'
import { ensureTeams, type GameRow, loadPeople, loadTeamIds } from './store.ts'
import { callerOf } from './viewer.ts'
import { writeGame } from './write-game.ts'

/** What a command is decided on: the locked and settled game, and the caller's role in it. */
export interface CommandContext extends Moment {
  sql: Sql
  gameRow: GameRow
  group: GroupRow
  session: Session
  game: Game
  viewer: Viewer
  /** The id by which the game knows the caller; null for a caller outside the group. */
  membershipId: string | null
  /** Ids of the teams by number. */
  ids: ReadonlyMap<number, string>
  /** The secret of the toss that was due when this command was sent, if there was one. */
  tossSecret: string | null
}

export interface CommandResult {
  sql: Sql
  gameRow: GameRow
  game: Game
  events: readonly GameEvent[]
  /** Only those of the command; `events` also has those of the clock, and the press. */
  commandEvents: readonly GameEvent[]
  at: number
  /** Ids of the teams by number. */
  ids: ReadonlyMap<number, string>
}

export interface GameCommand<R extends ProblemCode> {
  /** As the log stores it: the endpoint's name. */
  name: CommandName
  gameId: string
  /** Null for the clock. */
  actor: Account | null
  /** The match that the request names, even if it is over: its referee may still correct it. */
  matchMeant?: number | null | undefined
  /** When the phone says that the command was given. */
  madeAt?: number | undefined
  may: (viewer: Viewer) => boolean
  /** How far (ms) the machine's clock has jumped since this game was last settled. */
  clockMovedBy?: number
  /** Whether it comes too late: for most commands once the game is closed, by hand or by the clock. */
  isTooLate?: (game: Game, now: number) => boolean
  /** Accepts only declared problems: a rule with a new refusal does not compile until the contract names it. */
  refuse: Refuse<R | 'game-not-found' | 'game-closed'>
  decide: (
    context: CommandContext,
  ) => Result<readonly GameEvent[], R> | Promise<Result<readonly GameEvent[], R>>
}

/**
 * Every command on a game comes through here, and so does the clock: lock, permission, settling, decision, write.
 * Nothing else writes a game.
 */
export async function runGameCommand<R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: GameCommand<R>,
  /** The secret of the toss that was due before the clock ended a match in this request. */
  secretBefore?: string | null,
): Promise<CommandResult> {
  const { gameId, actor } = command
  const [[locked], [read]] = await Promise.all([
    lockGame(sql, { gameId }),
    readUnderLock(sql, { gameId, userId: actor?.id ?? null }),
  ])
  if (!locked) return command.refuse('game-not-found')
  const { locked_group: group, locked_game: gameRow } = locked
  if (!read) throw new Error(`Game ${gameId} was locked and could not be read.`)
  const { viewer, membershipId } = callerOf(actor, gameRow.evening, read, command.matchMeant)
  if (actor && !command.may(viewer)) command.refuse('not-allowed')

  const at = deps.clock.momentOf(read.now)
  const settings = settingsOf(group, sessionOf(group, gameRow.date))
  const current = gameRow.version === 0 ? { ...gameRow.evening, settings } : gameRow.evening
  const { isTooLate = isGameClosed } = command
  if (actor && isTooLate(current, at)) command.refuse('game-closed')

  const moment = new DecisionMoment(at, deps.chance)
  const dueEvents = settleDue(gameRow, settings, moment, command.clockMovedBy)
  // the end of a match by the clock has its own entry, so that it can be undone separately (U-12)
  if (actor && clockEndCount(dueEvents) > 0) {
    await settleGameIn(deps, sql, gameId)
    return runGameCommand(deps, sql, command, gameRow.tossSecret)
  }
  const settled = dueEvents.reduce(evolve, gameRow.evening)
  // a command in a game that the clock has closed does not open the game again (M-17)
  const presses = actor && !isLongOver(settled, at) ? [press(at, command.madeAt)] : []
  const game = presses.reduce(evolve, settled)
  const ids = await teamIdsFor(sql, gameRow, game, read.teamIds)
  const context: CommandContext = {
    at,
    get commitment() {
      return moment.commitment
    },
    ...{ sql, gameRow, group, game, viewer, membershipId, ids },
    session: sessionOfGame(gameRow, game),
    // only a secret whose seal was shown before this command: a choice made without the seal proves nothing
    tossSecret: secretBefore === undefined ? gameRow.tossSecret : secretBefore,
  }
  const decision = await command.decide(context)
  if (!decision.ok)
    return command.refuse(
      decision.refusal,
      await refusalDetails(sql, gameRow.id, decision.refusal, decision.details),
    )

  const commandEvents = withNextPair(game, decision.value, moment)
  // a command that changes nothing is not stored, and neither is its press
  const events = commandEvents.length > 0 ? [...dueEvents, ...presses, ...commandEvents] : dueEvents
  const result = { sql, events, commandEvents, at, ids }
  if (events.length === 0) return { ...result, gameRow, game: settled }
  const after = events.reduce(evolve, gameRow.evening)
  const written = writeGame(sql, gameRow, after, moment.secretAfter(after, gameRow.tossSecret), {
    command: command.name,
    actorId: actor?.id ?? null,
    at,
    events,
    own: actor ? reversibleEventCount(commandEvents) : clockEndCount(events),
    match: currentMatch(actor ? game : gameRow.evening)?.number ?? null,
  })
  const { groupId } = gameRow
  const actorId = actor?.id ?? null
  const before = gameRow.evening
  await deps.publish(sql, 'game-changed', { gameId, groupId, actorId, at, before, game: after, events })
  return { ...result, gameRow: written, game: after }
}

/** Settles what is due, without a command. */
export const settleGameIn = (deps: Deps, sql: Sql, gameId: string) =>
  runGameCommand(deps, sql, {
    ...{ name: 'clock', gameId, actor: null, may: () => true, refuse: missingGame },
    decide: () => ok([]),
  })

/** The moment of a decision; the secret of a toss is drawn only when the game needs one. */
class DecisionMoment implements Moment {
  readonly at: number
  readonly #chance: Chance
  #drawn: { secret: string; commitment: string } | null = null

  constructor(at: number, chance: Chance) {
    this.at = at
    this.#chance = chance
  }

  get commitment(): string {
    if (this.#drawn) return this.#drawn.commitment
    const secret = this.#chance.secret()
    this.#drawn = { secret, commitment: sha256(secret) }
    return this.#drawn.commitment
  }

  /** The secret behind the seal that the game now shows; null when no toss is due. */
  secretAfter({ play }: Game, previous: string | null): string | null {
    if (play?.now.is !== 'toss') return null
    const repeated = tossToRepeat(play)
    if (repeated) return repeated.secret
    return play.now.commitment === this.#drawn?.commitment ? this.#drawn.secret : previous
  }
}

/** A game gets its teams with its first command, and more when the group allows more. */
async function teamIdsFor(
  sql: Sql,
  { id, version, evening: before }: GameRow,
  { settings }: Game,
  known: Record<string, string> | null,
): Promise<CommandContext['ids']> {
  if (settings.maxTeams === before.settings.maxTeams && version > 0)
    return new Map(Object.entries(known ?? {}).map(([number, teamId]) => [Number(number), teamId]))
  await ensureTeams(sql, id, settings.maxTeams)
  return loadTeamIds(sql, id)
}

const isGameClosed = (game: Game, now: number): boolean => closedAt(game, now) !== null

/** What happens before every command: the game opens, takes over its group's settings, and the clock acts. */
function settleDue(gameRow: GameRow, settings: Settings, moment: Moment, clockMovedBy = 0): GameEvent[] {
  if (gameRow.version === 0) return [openGame(settings)]
  // first the group's new settings, so that the clock starts the next match by today's rules
  const adjustments = [
    ...applyClockShift(gameRow.evening, clockMovedBy),
    ...applySettings(gameRow.evening, settings, moment.at),
  ]
  const due = overdue(adjustments.reduce(evolve, gameRow.evening), moment)
  const settledEvents = [...adjustments, ...due]
  return [
    ...settledEvents,
    ...applySettings(settledEvents.reduce(evolve, gameRow.evening), settings, moment.at),
  ]
}

/** [D-11] From the first arrival on, a game has its own session. */
const sessionOfGame = ({ date }: GameRow, { settings }: Game): Session => ({
  date,
  startsAt: settings.sessionStartsAt,
  endsAt: settings.sessionEndsAt,
})

export const settingsOf = (group: GroupRow, session: Session): Settings => ({
  maxTeams: group.maxTeams,
  teamSize: group.maxPlayersPerTeam,
  draftOrder: group.draftOrder,
  houseRules: group.matchRules,
  refereeRequired: group.refereeRequired,
  sessionStartsAt: session.startsAt,
  sessionEndsAt: session.endsAt,
})

/** Replaces ids and numbers in a refusal by the names that the reader knows. */
async function refusalDetails(
  sql: Sql,
  gameId: string,
  code: ProblemCode,
  details: RefusalDetails,
): Promise<RefusalDetails> {
  const withTeamName =
    typeof details.team === 'number' ? { ...details, team: teamName(details.team) } : details
  if (!PROBLEMS[code].detail.includes('{name}')) return withTeamName
  const people = await loadPeople(sql, gameId)
  return { name: people.get(String(details.participant))?.name ?? 'This player', ...withTeamName }
}
