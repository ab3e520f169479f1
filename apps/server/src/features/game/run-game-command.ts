import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import { applySettings, openGame } from '@turnout/rules/arrival'
import type { Session } from '@turnout/rules/calendar'
import { applyClockShift, overdue } from '@turnout/rules/clock'
import { closedAt } from '@turnout/rules/closing'
import { currentMatch, evolve, type Game, type GameEvent, type Settings } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Moment } from '@turnout/rules/next-match'
import type { RefusalDetails, Result } from '@turnout/rules/result'
import { reversibleEventCount } from '@turnout/rules/take-back'
import { teamName } from '@turnout/rules/words'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { type GroupRow, sessionOf, shareGroup } from '../groups/public.ts'
import type { CommandName } from './commands.ts'
import { project } from './project.ts'
import { ensureTeams, type GameRow, groupOfGame, insertLogEntry, loadPeople, lockGame } from './store.ts'
import { viewerInGame } from './viewer.ts'

/** What a command stands on: the game under lock, brought up to date, and who asks. */
export interface CommandContext extends Moment {
  sql: Sql
  gameRow: GameRow
  group: GroupRow
  session: Session
  game: Game
  viewer: Viewer
  /** The secret of the toss that was due when this command was sent, if one was. */
  tossSecret: string | null
}

/** What came of it. */
export interface CommandResult {
  gameRow: GameRow
  game: Game
  events: readonly GameEvent[]
  /** Those that the command itself brought about; the others the clock had brought about before it. */
  commandEvents: readonly GameEvent[]
  at: number
}

export interface GameCommand<R extends ProblemCode> {
  /** As the log names it: the call's own name. */
  name: CommandName
  gameId: string
  /** Null when the clock itself acts. */
  actor: Account | null
  /** The match that is meant, when that may be over: whoever refereed it may still say what happened in it. */
  matchMeant?: number | undefined
  may: (viewer: Viewer) => boolean
  /** How far the machine's own clock has jumped (ms) since this game was last looked at. */
  clockMovedBy?: number
  /** When it comes too late: for most once the evening is closed, however that came about. */
  isTooLate?: (game: Game, now: number) => boolean
  /** The call's own: it takes only what its endpoint declares, so a rule that learns a new no does not compile until the contract says it. */
  refuse: Refuse<R | 'game-not-found' | 'game-closed'>
  decide: (
    context: CommandContext,
  ) => Result<readonly GameEvent[], R> | Promise<Result<readonly GameEvent[], R>>
}

/** The clock asks for a game that went with its group; there is no request that a refusal could answer. */
export class MissingGame extends Error {
  override name = 'MissingGame'
}

export const missingGame = (): never => {
  throw new MissingGame('This game went with its group.')
}

/**
 * The turnstile. Every command on a game, and the clock's own whistle, comes through here: one at a time,
 * allowed, up to date, decided, kept, told. Nothing else writes a game.
 */
export async function runGameCommand<R extends ProblemCode>(
  deps: Deps,
  sql: Sql,
  command: GameCommand<R>,
): Promise<CommandResult> {
  const group = await shareGroup(sql, groupOfGame(sql, command.gameId))
  const gameRow = group ? await lockGame(sql, command.gameId) : null
  if (!group || !gameRow) return command.refuse('game-not-found')

  const viewer = await viewerInGame(sql, command.actor, gameRow, command.matchMeant)
  if (command.actor && !command.may(viewer)) command.refuse('not-allowed')

  const newTossSecret = deps.chance.secret()
  // asked only now that the lock is held: the moment of the decision, not of the wait before it
  const at = await deps.clock.now(sql)
  const settings = settingsOf(group, sessionOf(group, gameRow.date))
  const current = gameRow.version === 0 ? { ...gameRow.evening, settings } : gameRow.evening
  const { isTooLate = isGameClosed } = command
  if (command.actor && isTooLate(current, at)) command.refuse('game-closed')

  const moment: Moment = { at, commitment: sha256(newTossSecret) }
  const dueEvents = settleDue(gameRow, settings, moment, command.clockMovedBy)
  const game = dueEvents.reduce(evolve, gameRow.evening)
  const decision = await command.decide({
    ...moment,
    sql,
    gameRow,
    group,
    session: sessionOfGame(gameRow, game),
    game,
    viewer,
    // only a secret whose seal was shown before this command: a choice made without the seal proves nothing
    tossSecret: gameRow.tossSecret,
  })
  if (!decision.ok)
    return command.refuse(
      decision.refusal,
      await refusalDetails(sql, gameRow.id, decision.refusal, decision.details),
    )

  const commandEvents = decision.value
  return appendEvents(deps, sql, {
    gameRow,
    command,
    secret: newTossSecret,
    at,
    commandEvents,
    events: [...dueEvents, ...commandEvents],
  })
}

const isGameClosed = (game: Game, now: number): boolean => closedAt(game, now) !== null

/** What has to happen before anybody's command: the evening opens, follows its group, and the clock has its say. */
function settleDue(gameRow: GameRow, settings: Settings, moment: Moment, clockMovedBy = 0): GameEvent[] {
  if (gameRow.version === 0) return [openGame(settings)]
  // first what the group has settled meanwhile, so that the clock starts the next match by today's rules
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

/** [D-11] Its own from the first arrival on. */
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

interface AppendInput {
  gameRow: GameRow
  command: Pick<GameCommand<ProblemCode>, 'name' | 'actor'>
  secret: string
  at: number
  events: readonly GameEvent[]
  commandEvents: readonly GameEvent[]
}

async function appendEvents(
  deps: Deps,
  sql: Sql,
  { gameRow, command, secret, at, events, commandEvents }: AppendInput,
): Promise<CommandResult> {
  if (events.length === 0) return { gameRow, game: gameRow.evening, events, commandEvents, at }
  const game = events.reduce(evolve, gameRow.evening)
  if (game.settings.maxTeams !== gameRow.evening.settings.maxTeams || gameRow.version === 0)
    await ensureTeams(sql, gameRow.id, game.settings.maxTeams)
  const settled = events.slice(0, events.length - commandEvents.length).reduce(evolve, gameRow.evening)
  const entry = {
    command: command.name,
    actorId: command.actor?.id ?? null,
    at,
    events,
    own: reversibleEventCount(commandEvents),
    match: currentMatch(settled)?.number ?? null,
  }
  const updatedRow = await insertLogEntry(sql, gameRow, game, tossSecretAfter(gameRow, game, secret), entry)
  await project(sql, gameRow.id, gameRow.evening, game)
  await deps.live.publishChangeIn(sql, gameRow.id)
  for (const endedAt of expiredClockTimes(events)) deps.metrics.whistle.observe((at - endedAt) / 1000)
  return { gameRow: updatedRow, game, events, commandEvents, at }
}

/** When the clocks ran out that were found to have run out just now. */
const expiredClockTimes = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'ended' && event.why === 'time' ? [event.at] : []))

/** The secret whose seal the evening now shows: fresh when a toss has just come due, forgotten once told. */
function tossSecretAfter(gameRow: GameRow, { play }: Game, newTossSecret: string): string | null {
  if (play?.now.is !== 'toss') return null
  return play.now.commitment === sha256(newTossSecret) ? newTossSecret : gameRow.tossSecret
}

/** A refusal speaks of people and teams by the names that the reader knows. */
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
