import type { ProblemCode } from '@turnout/contract/problem'
import { isEqual } from '@turnout/rules/deep-equal'
import { nextStepAt } from '@turnout/rules/game-steps'
import type { Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import {
  evolveScheduledGame,
  type ScheduledGame,
  type ScheduledGameEvent,
} from '@turnout/rules/scheduled-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import {
  authorizeGroup,
  changeGroup,
  dateOf,
  findStartedGames,
  type GroupRow,
  lockGroup,
  plannedOn,
  type StartedGame,
  shareGroup,
} from '../groups/public.ts'
import { listOpenGames } from './open-games-store.ts'
import { recordEvents } from './record-events.ts'
import { findStoredGame, gameOf, type SessionSlot, slotsOf } from './session-games.ts'
import { bringForward, findSettings, lockScheduledGame, type SettingsRow } from './store.ts'
import { timetableOf } from './timetable.ts'

export interface ScheduledContext {
  sql: Sql
  group: GroupRow
  settings: SettingsRow | null
  viewer: Viewer
  id: string
  slot: string
  game: ScheduledGame
  startedGames: readonly StartedGame[]
  at: number
}

interface SlotMoment {
  sql: Sql
  now: number
  startedGames: readonly StartedGame[]
}

interface ScheduledCommand<R extends ProblemCode> {
  name: string
  groupId: string
  actor: Account
  may: (viewer: Viewer) => boolean
  /** Finds the session to change; null when the group has no such session. */
  findSlot: (group: GroupRow, moment: SlotMoment) => SessionSlot | null | Promise<SessionSlot | null>
  /** True if it may change the date: it then locks the group exclusively to write its list of changed dates. */
  changesDate?: boolean
  refuse: Refuse<R | 'group-not-found' | 'scheduled-game-not-found'>
  decide: (
    context: ScheduledContext,
  ) => Result<readonly ScheduledGameEvent[], R> | Promise<Result<readonly ScheduledGameEvent[], R>>
}

export const slotById =
  (gameId: string) =>
  (group: GroupRow, { now, startedGames }: SlotMoment): SessionSlot | null =>
    slotsOf(group, now, startedGames).find(({ id }) => id === gameId) ?? null

/** Also finds a past session, if it is stored. */
export const slotOfAnyDate =
  (gameId: string) =>
  async (group: GroupRow, moment: SlotMoment): Promise<SessionSlot | null> => {
    const listed = slotById(gameId)(group, moment)
    if (listed) return listed
    const stored = await findStoredGame(moment.sql, group.id, gameId)
    return stored && { id: stored.id, slot: stored.slot, session: stored.game.session }
  }

/** Runs every command on a scheduled game: locks group and session, decides, writes. */
export async function runScheduledCommand<R extends ProblemCode>(
  deps: Pick<Deps, 'clock' | 'publish'>,
  sql: Sql,
  { refuse, actor, ...command }: ScheduledCommand<R>,
): Promise<ScheduledContext> {
  const { clock } = deps
  const lock = command.changesDate ? lockGroup : shareGroup
  const request = { params: { groupId: command.groupId }, actor, refuse }
  const { group, viewer } = await authorizeGroup(sql, request, command.may, lock)
  const settings = await findSettings(sql, group.id)
  const now = await clock.now(sql)
  const startedGames = await findStartedGames(sql, group.id, now)
  const slot =
    (await command.findSlot(group, { sql, now, startedGames })) ?? refuse('scheduled-game-not-found')
  const fresh = gameOf(group, settings, slot, undefined)
  const row = await lockScheduledGame(sql, { ...slot, groupId: group.id, game: fresh })
  // read after the lock, so that a command never has an earlier time than the one before it
  const at = await clock.now(sql)
  const context = {
    ...{ sql, group, settings, viewer, id: slot.id, slot: slot.slot, startedGames, at },
    game: gameOf(group, settings, slot, row.game),
  }
  const decision = await command.decide(context)
  if (!decision.ok) return refuse(decision.refusal, decision.details)
  const events = decision.value
  if (events.length === 0) return context
  const changedGroup = command.changesDate
    ? await writeDate(sql, { ...context, game: events.reduce(evolveScheduledGame, context.game) })
    : group
  const entry = { command: command.name, actorId: actor.id, at: context.at, events }
  const game = await recordEvents(deps, sql, row, context.game, entry)
  if (command.changesDate) await listOpenGames(sql, changedGroup, settings, context.at)
  await bringForward(sql, settings, command.changesDate ? context.at : nextDueOf(context, game))
  return { ...context, game, group: changedGroup }
}

/** An answer may make a step due: a free place may need a spare. */
function nextDueOf({ group, startedGames, at }: ScheduledContext, game: ScheduledGame): number | null {
  const sessions = slotsOf(group, at, startedGames).flatMap(({ session }) => session ?? [])
  return nextStepAt(game, timetableOf(group, game.session, sessions), at)
}

const KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** Updates the group's list of changed dates for this game, and drops past dates from it. */
function writeDate(sql: Sql, { group, slot, game, startedGames, at }: ScheduledContext): Promise<GroupRow> {
  const oldest = new Date(at - KEPT_MS).toISOString().slice(0, 10)
  const others = group.sessionChanges.filter(
    // a game that was moved ahead stays until its original date is over, or it would be played there again
    (change) => change.slot !== slot && (dateOf(change) >= oldest || change.slot >= oldest),
  )
  const { date } = game.session
  const session = game.cancelled ? null : game.session
  // cancelled dates of earlier versions all have a date, and keep their hours
  const hasOwnHours =
    group.sessionChanges.some((change) => change.slot === slot) ||
    startedGames.some((started) => started.hasArrivals && started.date === date)
  const isWeekly =
    !game.cancelled &&
    game.venue === null &&
    isEqual(session, plannedOn({ ...group, sessionChanges: others }, slot))
  return changeGroup(sql, group.id, {
    sessionChanges: isWeekly
      ? others
      : [...others, { slot, session, venue: game.venue, ...(game.cancelled && hasOwnHours && { date }) }],
    updatedAt: new Date(at),
  })
}
