import { dueSteps, nextStepAt, skipUnasked, type Timetable } from '@turnout/rules/game-steps'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { findStartedGames, type GroupRow, lockGroupIfFree } from '../groups/public.ts'
import { listOpenGames } from './open-games-store.ts'
import { recordEvents } from './record-events.ts'
import { findGamesOf, lockGamesFrom, type SessionSlot, slotsBetween } from './session-games.ts'
import { settleStanding, standingFor } from './standing-answers.ts'
import {
  dueGroups,
  findArrivals,
  findSettings,
  lockScheduledGame,
  type ScheduledLogEntry,
  type SettingsRow,
  setDueAt,
} from './store.ts'
import { timetableOf } from './timetable.ts'

type SweepDeps = Pick<Deps, 'clock' | 'publish' | 'sql' | 'transact' | 'log'>

const BATCH = 100
const CONCURRENCY = 4
const DAY_MS = 24 * 60 * 60 * 1000
/** How far back sessions are still finished, for example after the server was down. */
const LOOK_BACK_MS = 7 * DAY_MS

/** One round over the due groups; true if any was settled, so that the next round can follow at once. */
export async function sweepOnce(deps: SweepDeps): Promise<boolean> {
  const due = await dueGroups(deps.sql, await deps.clock.now(deps.sql), BATCH)
  const limited = limitConcurrency(CONCURRENCY, BATCH)
  const results = await Promise.all(due.map(({ groupId }) => limited(() => trySettling(deps, groupId))))
  return results.includes(true)
}

/** A group that cannot be settled is retried later, so that it does not block the others. */
async function trySettling(deps: SweepDeps, groupId: string): Promise<boolean> {
  try {
    return await deps.transact((sql) => settleGroup(deps, sql, groupId))
  } catch (err) {
    deps.log.warn({ err, groupId }, 'The sessions of a group could not be brought up to date.')
    await postpone(deps, groupId).catch(() => {})
    return false
  }
}

const RETRY_MS = 60_000

const postpone = async ({ sql, clock }: SweepDeps, groupId: string) =>
  setDueAt(sql, groupId, (await clock.now(sql)) + RETRY_MS)

/** Runs the due steps of a group's sessions. The group's lock makes them run once; false if it is taken. */
async function settleGroup(deps: SweepDeps, sql: Sql, groupId: string): Promise<boolean> {
  const group = await lockGroupIfFree(sql, groupId)
  if (!group) return false
  const settings = await findSettings(sql, groupId)
  const at = await deps.clock.now(sql)
  if (!settings?.dueAt || at < settings.dueAt.getTime()) return false
  const next = settings.mode === 'off' ? null : await settleGames(deps, sql, { group, settings, at })
  // every day a new date can be listed
  await listOpenGames(sql, group, settings, at)
  await setDueAt(sql, groupId, next)
  return true
}

interface Moment {
  group: GroupRow
  settings: SettingsRow
  at: number
}

/** [H-24] Skips sessions that began while the group did not ask. The caller has locked the group. */
export async function skipUnaskedGames(
  deps: Pick<Deps, 'publish'>,
  sql: Sql,
  { group, settings }: Omit<Moment, 'at'>,
  entry: Omit<ScheduledLogEntry, 'events'>,
): Promise<void> {
  const { at } = entry
  const from = at - LOOK_BACK_MS
  const startedGames = await findStartedGames(sql, group.id, from)
  for (const { row, game } of await lockGamesFrom(sql, group, settings, { from, now: at, startedGames }))
    await recordEvents(deps, sql, row, game, { ...entry, events: skipUnasked(game, at) })
}

/** Returns when the group is due again: at least daily, because every day a new date can be listed. */
async function settleGames(deps: SweepDeps, sql: Sql, { group, settings, at }: Moment): Promise<number> {
  const from = Math.min(settings.dueAt?.getTime() ?? at, at - LOOK_BACK_MS)
  const startedGames = await findStartedGames(sql, group.id, from)
  const slots = slotsBetween(group, { from, now: at, startedGames })
  // a past game without a stored row has nothing to record
  const games = (await findGamesOf(sql, group, settings, slots)).filter(
    ({ game, isStored }) => at < game.session.endsAt || isStored,
  )
  const sessions = slots.flatMap(({ session }) => session ?? [])
  const arrivals = await arrivalsOf(sql, group.id, games, at)
  let next = at + DAY_MS
  for (const { game, ...slot } of games) {
    const timetable = timetableOf(group, game.session, sessions)
    const isDue = (nextStepAt(game, timetable, at) ?? Number.POSITIVE_INFINITY) <= at
    const after = isDue ? await settle(slot, game, timetable) : game
    next = Math.min(next, nextStepAt(after, timetable, at) ?? next)
  }
  return next

  async function settle(slot: SessionSlot, game: ScheduledGame, timetable: Timetable) {
    const arrived = arrivals.get(game.session.date) ?? []
    const standing = await standingFor(sql, { group, settings }, { id: slot.id, game })
    const calledOffAt = startedGames.find(({ date }) => date === game.session.date)?.calledOffAt
    const events = dueSteps(game, timetable, { at, arrivals: arrived, standing, calledOffAt })
    const after = events.length > 0 ? await record(slot, game, events) : game
    await settleStanding(sql, group.id, standing, {
      ...{ game: after, events },
      arrived: arrived.filter((arrival) => arrival.at <= game.session.endsAt).map(({ personId }) => personId),
    })
    return after
  }

  async function record(slot: SessionSlot, game: ScheduledGame, events: ReturnType<typeof dueSteps>) {
    const row = await lockScheduledGame(sql, { ...slot, groupId: group.id, game })
    return recordEvents(deps, sql, row, game, { command: 'clock', actorId: null, at, events })
  }
}

/** Arrivals by date, in order, for games that have begun and are not settled. */
async function arrivalsOf(
  sql: Sql,
  groupId: string,
  games: readonly { game: ScheduledGame }[],
  at: number,
): Promise<Map<string, { personId: string; at: number }[]>> {
  const dates = games
    .filter(({ game }) => game.session.startsAt <= at && !game.done.includes('finished'))
    .map(({ game }) => game.session.date)
  const rows = dates.length > 0 ? await findArrivals(sql, groupId, dates) : []
  const of = (date: string) =>
    rows
      .filter((row) => row.date === date)
      .map(({ userId, arrivedAt }) => ({ personId: userId!, at: arrivedAt.getTime() }))
  return new Map(dates.map((date) => [date, of(date)]))
}
