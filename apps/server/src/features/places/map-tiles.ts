import { join } from 'node:path'
import { MAX_TILE_ZOOM } from '@turnout/contract/places'
import { getMapTile } from '@turnout/contract/raw-routes'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { Refusal, refuseFor } from '../../platform/http/refusal.ts'
import { mayCallProvider, spendTile, TILE_FETCHES } from './budgets.ts'
import { type CachedTile, tileCache } from './tile-cache.ts'
import { type TileAddress, tileSource } from './tile-source.ts'

const TILES_FOLDER = 'map-tiles'

const Digits = z
  .string()
  .regex(/^(0|[1-9]\d{0,5})$/)
  .transform(Number)
const Tile = z
  .object({ z: Digits, x: Digits, y: Digits })
  .refine((tile) => tile.z <= MAX_TILE_ZOOM && tile.x < 2 ** tile.z && tile.y < 2 ** tile.z)

/** A raw route for map tiles. This server contacts the provider, so that browsers do not. */
export function mapTiles(app: FastifyInstance, deps: Deps): void {
  const { sql, clock, config, log, identify } = deps
  const source =
    config.mapTiles &&
    tileSource(config.mapTiles, config.publicUrl, tileCache(join(config.dataDir, TILES_FOLDER)))
  const refuse = refuseFor(getMapTile)

  const tileFor = async (tile: TileAddress, userId: string, now: number): Promise<CachedTile> => {
    if (!source) return refuse('not-found')
    await spendTile(sql, userId, now)
    const cached = await source.cached(tile, now)
    if (cached) return cached
    if (!(await mayCallProvider(sql, TILE_FETCHES, userId, now))) return refuse('place-out-of-reach')
    try {
      return (await source.fetch(tile, now)) ?? refuse('not-found')
    } catch (fault) {
      if (fault instanceof Refusal) throw fault
      // without the address, because the log must not contain where a group plays
      log.warn({ fault: String(fault) }, 'no map tiles')
      return refuse('place-out-of-reach')
    }
  }

  // not logged, because the address of a tile shows which place a person views
  const options = { logLevel: 'silent', config: { endpoint: getMapTile.name } } as const
  app.get(getMapTile.path, options, async (request, reply) => {
    const actor = await authenticate(getMapTile, request, identify)
    if (actor?.type !== 'account') return refuse('not-signed-in')
    const tile = Tile.safeParse(request.params)
    if (!tile.success) return refuse('not-found')
    const now = await clock.now(sql)
    const { type, goodUntil, bytes } = await tileFor(tile.data, actor.id, now)
    const maxAge = Math.max(0, Math.floor((goodUntil - now) / 1000))
    return reply
      .type(type)
      .header('cache-control', `private, max-age=${maxAge}`)
      .header('vary', 'authorization')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })
}
