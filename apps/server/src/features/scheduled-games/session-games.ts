import { EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import type { Session } from '@turnout/rules/calendar'
import { may } from '@turnout/rules/membership'
import { type ScheduledGame, scheduledGame } from '@turnout/rules/scheduled-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { idOf } from '../../platform/ids.ts'
import {
  authorizeGroup,
  findStartedGames,
  type GroupRequest,
  type GroupRow,
  type Slot,
  type StartedGame,
  sessionAt,
  slotsAhead,
} from '../groups/public.ts'
import { costOf } from './cost.ts'
import {
  findScheduledGames,
  findSettings,
  lockScheduledGames,
  type ScheduledGameRow,
  type SettingsRow,
} from './store.ts'

/** Weekly sessions are listed this many days ahead. Dates that an admin changed may be later. */
const AHEAD_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** A session of a group as it is now, stored or not. */
export interface SessionGame {
  id: string
  slot: string
  game: ScheduledGame
}

export const idOfSlot = (groupId: string, slot: string): string => idOf(`scheduled-game ${groupId} ${slot}`)

/** [H-2] The limit of places: the group's own number, or else all its teams full; null without a limit. */
export const placesOf = (
  group: GroupRow,
  settings: Pick<SettingsRow, 'mode' | 'places'> | null,
): number | null =>
  settings?.mode === 'limited' ? (settings.places ?? group.maxTeams * group.maxPlayersPerTeam) : null

/** [H-2] Lowered when a change of teams leaves fewer places than the minimum; the setting itself stays. */
export function minimumOf(group: GroupRow, settings: SettingsRow | null): number | null {
  const minimum = settings?.minimum ?? null
  return minimum && Math.min(minimum, placesOf(group, settings) ?? minimum)
}

const weeklySession = (group: GroupRow, slot: string): Session =>
  sessionAt(group, slot, group.gameStartTime, group.gameEndTime)

/** The game of a slot without a stored one, at the hours of the group; a cancelled one keeps its weekly hours. */
function freshGame(group: GroupRow, settings: SettingsRow | null, { slot, session }: Slot): ScheduledGame {
  const game = scheduledGame(session ?? weeklySession(group, slot))
  return {
    ...game,
    minimum: minimumOf(group, settings),
    cost: costOf(settings),
    attendance: { ...EMPTY_ATTENDANCE, places: placesOf(group, settings) },
  }
}

/** A session of a slot, with its id. */
export type SessionSlot = Slot & { id: string }

/** The sessions that can be listed and answered now, including cancelled ones. */
export const slotsOf = (group: GroupRow, now: number, startedGames: readonly StartedGame[]): SessionSlot[] =>
  slotsBetween(group, { from: now, now, startedGames })

interface Hours {
  from: number
  now: number
  /** Games that started since the same time. */
  startedGames: readonly StartedGame[]
}

/** The same from another time on. */
export const slotsBetween = (group: GroupRow, { from, now, startedGames }: Hours): SessionSlot[] =>
  slotsAhead(group, from, AHEAD_DAYS + Math.ceil((now - from) / DAY_MS), startedGames).map((slot) => ({
    ...slot,
    id: idOfSlot(group.id, slot.slot),
  }))

/** [D-11] The game of a slot. A stored one, also a cancelled one, follows the weekly hours until moved or begun. */
export function gameOf(
  group: GroupRow,
  settings: SettingsRow | null,
  slot: Slot,
  stored: ScheduledGame | undefined,
): ScheduledGame {
  if (!stored) return freshGame(group, settings, slot)
  if (!slot.session && slot.date) return stored
  return { ...stored, session: slot.session ?? weeklySession(group, slot.slot) }
}

/** The games of these slots, each with whether it is stored. */
export async function findGamesOf(
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow | null,
  slots: readonly SessionSlot[],
) {
  const ids = slots.map(({ id }) => id)
  const rows = await findScheduledGames(sql, ids)
  const stored = new Map(rows.map(({ id, game }) => [id, game]))
  return slots.map((slot) => ({
    ...slot,
    isStored: stored.has(slot.id),
    game: gameOf(group, settings, slot, stored.get(slot.id)),
  }))
}

/** Whether its hours are over or an organiser has ended it. */
export const hasEnded = (
  { session }: ScheduledGame,
  now: number,
  startedGames: readonly StartedGame[],
): boolean =>
  now >= session.endsAt || startedGames.some(({ date, isClosed }) => isClosed && date === session.date)

/** The sessions of a group that have not ended, next one first. */
async function findSessionGames(
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow | null,
  { now, startedGames }: { now: number; startedGames: readonly StartedGame[] },
): Promise<SessionGame[]> {
  const games = await findGamesOf(sql, group, settings, slotsOf(group, now, startedGames))
  return games.filter(({ game }) => !hasEnded(game, now, startedGames))
}

/** Locks the stored games of a group from a time on. */
export async function lockGamesFrom(
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow | null,
  hours: Hours,
): Promise<{ row: ScheduledGameRow; game: ScheduledGame }[]> {
  const slots = new Map(slotsBetween(group, hours).map((slot) => [slot.id, slot]))
  const rows = await lockScheduledGames(sql, [...slots.keys()])
  return rows.map((row) => ({ row, game: gameOf(group, settings, slots.get(row.id)!, row.game) }))
}

/** Locks the stored games that have not ended. */
export async function gamesToCome(
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow | null,
  { now, startedGames }: Omit<Hours, 'from'>,
) {
  const games = await lockGamesFrom(sql, group, settings, { from: now, now, startedGames })
  return games.filter(({ game }) => !hasEnded(game, now, startedGames))
}

/** The slot of a game that is added on a date. */
export const addedSlot = (group: GroupRow, session: Session): SessionSlot => ({
  id: idOfSlot(group.id, session.date),
  slot: session.date,
  session,
})

/** The sessions to come of a group, for a person who may answer. */
export async function readSessions({ sql, clock }: Deps, call: GroupRequest) {
  const { group, viewer } = await authorizeGroup(sql, call, may.answer)
  const [settings, now] = await Promise.all([findSettings(sql, group.id), clock.now(sql)])
  const startedGames = await findStartedGames(sql, group.id, now)
  const games = await findSessionGames(sql, group, settings, { now, startedGames })
  return { group, settings, startedGames, games, reader: { userId: call.actor.id, viewer, now } }
}

/**
 * One session by its path. A past game is in no list, but links to it work and people pay for it. A game to come whose
 * day the group has dropped is not found.
 */
export async function readSession(
  deps: Deps,
  call: GroupRequest & {
    params: { gameId: string }
    refuse: Refuse<'group-not-found' | 'scheduled-game-not-found'>
  },
) {
  const { games, ...sessions } = await readSessions(deps, call)
  const { gameId } = call.params
  const found: SessionGame | null =
    games.find(({ id }) => id === gameId) ?? (await findUnlisted(deps.sql, sessions, gameId))
  return found ? { ...sessions, found } : call.refuse('scheduled-game-not-found')
}

type Sessions = Awaited<ReturnType<typeof readSessions>>

/** A stored game that is over, or that an organiser ended early. */
async function findUnlisted(
  sql: Sql,
  { reader: { now }, ...sessions }: Omit<Sessions, 'games'>,
  gameId: string,
): Promise<SessionGame | null> {
  const stored = await findStoredGame(sql, sessions.group.id, gameId)
  if (!stored) return null
  const game = onItsSlot(sessions, stored, now)
  if (game) return { ...stored, game }
  return now >= stored.game.session.endsAt ? stored : null
}

/** A stored game as it is now; null if the group has dropped its day. */
function onItsSlot(
  { group, startedGames }: Pick<Sessions, 'group' | 'startedGames'>,
  { id, game }: ScheduledGameRow,
  now: number,
): ScheduledGame | null {
  const slot = slotsOf(group, now, startedGames).find((one) => one.id === id)
  return slot ? gameOf(group, null, slot, game) : null
}

export async function findStoredGame(
  sql: Sql,
  groupId: string,
  id: string,
): Promise<ScheduledGameRow | null> {
  const [row] = await findScheduledGames(sql, [id])
  return row?.groupId === groupId ? row : null
}

/** A stored session as it is now; null if the group has dropped its day. */
export async function findSessionGame(
  sql: Sql,
  sessions: Pick<Sessions, 'group' | 'startedGames'>,
  gameId: string,
  now: number,
): Promise<ScheduledGame | null> {
  const [row] = await findScheduledGames(sql, [gameId])
  return row ? onItsSlot(sessions, row, now) : null
}
