import type { Sql } from '../../platform/db/database.ts'
import { type Budget, perTenMinutes, spend, trySpend } from '../../platform/http/budget.ts'

const TEN_MINUTES_MS = 10 * 60_000

/** One person's search letters, cached or not. */
const SUGGESTIONS = perTenMinutes('places', 300, 'searches for a place')
/** The searches that may reach the operator's map service, which counts and charges. */
export const SEARCHES: Budget = { name: 'place-searches', max: 100, windowMs: TEN_MINUTES_MS }
export const LOOKUPS: Budget = { name: 'place-lookups', max: 30, windowMs: TEN_MINUTES_MS }

/** Map tiles: a screen shows about twenty, and each step of the zoom loads as many again. */
export const TILES = perTenMinutes('map-tiles', 2_000, 'pictures of the map')
/** The tiles that may be missing from the cache: enough for a town, too few to copy a map. */
export const TILE_FETCHES: Budget = { name: 'map-tile-fetches', max: 500, windowMs: TEN_MINUTES_MS }

export const spendTile = (sql: Sql, userId: string, now: number): Promise<void> =>
  spend(sql, TILES, userId, now)

export const spendSuggestion = (sql: Sql, userId: string, now: number): Promise<void> =>
  spend(sql, SUGGESTIONS, userId, now)

/** Past the budget the caller does without the provider. */
export const mayCallProvider = async (
  sql: Sql,
  budget: Budget,
  userId: string,
  now: number,
): Promise<boolean> => !(await trySpend(sql, budget, userId, now)).overspent
