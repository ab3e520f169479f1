import type { Sql } from '../../platform/db/database.ts'
import { type Budget, perTenMinutes, spend, trySpend } from '../../platform/http/budget.ts'

const TEN_MINUTES_MS = 10 * 60_000

/** Letters typed by one person, whoever answers them. */
const SUGGESTIONS = perTenMinutes('places', 300, 'searches for a place')
/** What of it may go to the operator's map service, which counts and charges. */
export const SEARCHES: Budget = { name: 'place-searches', max: 100, windowMs: TEN_MINUTES_MS }
export const LOOKUPS: Budget = { name: 'place-lookups', max: 30, windowMs: TEN_MINUTES_MS }

/** Pictures of the map: a screen of it has some twenty, each step of the zoom as many again. */
export const TILES = perTenMinutes('map-tiles', 2_000, 'pictures of the map')
/** What of them this server may not have yet: enough for a town, too little to copy a map. */
export const TILE_FETCHES: Budget = { name: 'map-tile-fetches', max: 500, windowMs: TEN_MINUTES_MS }

export const spendTile = (sql: Sql, userId: string, now: number): Promise<void> =>
  spend(sql, TILES, userId, now)

export const spendSuggestion = (sql: Sql, userId: string, now: number): Promise<void> =>
  spend(sql, SUGGESTIONS, userId, now)

/** Beyond it nobody is refused: they get what we know ourselves. */
export const mayCallProvider = async (
  sql: Sql,
  budget: Budget,
  userId: string,
  now: number,
): Promise<boolean> => !(await trySpend(sql, budget, userId, now)).overspent
