import { hasPlaceForStrangers } from '@turnout/rules/open-game'
import type { ScheduledGame } from '@turnout/rules/scheduled-game'
import { normalizeForSearch } from '@turnout/rules/search'
import { eq } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { findGroup, findStartedGames, type GroupRow, venueOn } from '../groups/public.ts'
import { addSearchWords } from '../search/public.ts'
import { findGamesOf, slotsOf } from './session-games.ts'
import { findSettings, type SettingsRow } from './store.ts'
import { openGames } from './tables.ts'

/** The event category of every group game. */
export const OPEN_GAME_CATEGORY = 'Sports & Recreation'

/** The text whose words a search suggests for misspelt ones: without address and description. */
const wordsText = (group: GroupRow, venueName: string): string =>
  `${group.name} ${group.sportsType} ${OPEN_GAME_CATEGORY} ${venueName}`

const answersOf = ({ attendance }: ScheduledGame) => ({
  places: attendance.places,
  goingCount: attendance.going.length,
  hasPlaces: hasPlaceForStrangers(attendance),
})

function rowOf(group: GroupRow, id: string, game: ScheduledGame): typeof openGames.$inferInsert {
  const { session } = game
  const venue = venueOn(group, session.date)
  return {
    id,
    groupId: group.id,
    date: session.date,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
    venueName: venue.name,
    venueAddress: venue.address,
    venueLatitude: venue.latitude,
    venueLongitude: venue.longitude,
    ...answersOf(game),
    searchText: ` ${normalizeForSearch(`${wordsText(group, venue.name)} ${venue.address} ${group.description}`)}`,
  }
}

/** [Z-45] Rebuilds the listed games of a group. The caller has locked the group. */
export async function listOpenGames(
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow | null,
  now: number,
): Promise<void> {
  await deleteOpenGames(sql, group.id)
  if (!settings?.strangersMayFind || settings.mode === 'off') return
  const slots = slotsOf(group, now, await findStartedGames(sql, group.id, now))
  const rows = (await findGamesOf(sql, group, settings, slots))
    .filter(({ session, game }) => session !== null && now < game.session.startsAt)
    .map(({ id, game }) => rowOf(group, id, game))
  if (rows.length === 0) return
  await sql.insert(openGames).values(rows)
  const venues = new Set(rows.map(({ venueName }) => venueName))
  await addSearchWords(sql, wordsText(group, [...venues].join(' ')))
}

/** An answer changes only the numbers. A game that strangers may not find has no row. */
export const countOpenGame = (sql: Sql, gameId: string, game: ScheduledGame): Promise<unknown> =>
  sql.update(openGames).set(answersOf(game)).where(eq(openGames.id, gameId))

export const deleteOpenGames = (sql: Sql, groupId: string): Promise<unknown> =>
  sql.delete(openGames).where(eq(openGames.groupId, groupId))

/** For a restored group. The caller has locked it. */
export async function restoreOpenGames(sql: Sql, groupId: string, now: number): Promise<void> {
  const group = await findGroup(sql, groupId)
  if (group) await listOpenGames(sql, group, await findSettings(sql, groupId), now)
}
