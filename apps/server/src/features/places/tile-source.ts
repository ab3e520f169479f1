import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { type FetchedBytes, fetchBytes, ServiceError, userAgent } from './fetch-bytes.ts'
import type { CachedTile, TileCache } from './tile-cache.ts'

type MapTiles = NonNullable<Deps['config']['mapTiles']>

export type TileAddress = { z: number; x: number; y: number }

const LIMITS = { timeoutMs: 5_000, maxBytes: 512 * 1024 }
const DAY_MS = 24 * 3_600_000
/** The tile usage policy of OpenStreetMap requires at least this where the headers allow less. */
const MIN_CACHE_MS = 7 * DAY_MS
/** A service that failed gets no requests for this time, so that people do not wait for it with every tile. */
const PAUSE_MS = 10_000

export interface TileSource {
  /** From the cache; null when it has no valid tile. */
  cached(tile: TileAddress, now: number): Promise<CachedTile | null>
  /**
   * From the provider, or an expired tile of the cache if the provider fails. Null if the provider has no such tile.
   * Throws when there is neither. Requests for the same tile at once share one answer.
   */
  fetch(tile: TileAddress, now: number): Promise<CachedTile | null>
}

export function tileSource({ url }: MapTiles, contact: string, cache: TileCache): TileSource {
  const pending = new Map<string, Promise<CachedTile | null>>()
  const limited = limitConcurrency(4, 100)
  // tiles of another provider get other names
  const prefix = sha256(url).slice(0, 12)
  let pausedUntil = 0

  const request = async (tile: TileAddress, name: string, now: number): Promise<CachedTile | null> => {
    const stale = await cache.read(name)
    // another request may have fetched it in the meantime
    if (stale && stale.goodUntil > now) return stale
    try {
      if (now < pausedUntil) throw new Error('The map service failed a moment ago.')
      const answer = await limited(() => requestTile(url, contact, tile, stale?.etag))
      const fresh = toTile(answer, stale, now)
      // a full disk only costs the cache entry
      await cache.write(name, fresh).catch(() => {})
      return fresh
    } catch (fault) {
      if (fault instanceof ServiceError && fault.status === 404) return null
      // our own limit of parallel requests is no failure of the service
      if (!(fault instanceof Refusal)) pausedUntil = now + PAUSE_MS
      if (stale) return stale
      throw fault
    }
  }

  const nameOf = ({ z, x, y }: TileAddress) => `${prefix}-${z}-${x}-${y}`
  return {
    async cached(tile, now) {
      const found = await cache.read(nameOf(tile))
      return found && found.goodUntil > now ? found : null
    },
    fetch(tile, now) {
      const name = nameOf(tile)
      const running = pending.get(name)
      if (running !== undefined) return running
      const started = request(tile, name, now).finally(() => pending.delete(name))
      pending.set(name, started)
      return started
    },
  }
}

/** Throws with the reason when the provider sends no tiles to this server. */
export async function checkTiles({ url }: MapTiles, contact: string): Promise<void> {
  toTile(await requestTile(url, contact, { z: 0, x: 0, y: 0 }), null, 0)
}

function requestTile(url: string, contact: string, tile: TileAddress, etag?: string | null) {
  const headers = {
    accept: 'image/*',
    'user-agent': userAgent(contact),
    ...(etag && { 'if-none-match': etag }),
  }
  return fetchBytes(fillTemplate(url, tile), LIMITS, { headers })
}

/** A template may have parts for subdomains and for sharper tiles. */
const fillTemplate = (template: string, { z, x, y }: TileAddress): string =>
  template
    .replaceAll('{z}', `${z}`)
    .replaceAll('{x}', `${x}`)
    .replaceAll('{y}', `${y}`)
    .replaceAll('{s}', 'a')
    .replaceAll('{r}', '')

function toTile({ status, headers, bytes }: FetchedBytes, stale: CachedTile | null, now: number): CachedTile {
  const goodUntil = now + Math.max(MIN_CACHE_MS, lifetimeOf(headers, now))
  if (status === 304 && stale) return { ...stale, goodUntil }
  const type = pictureType(bytes)
  if (!type) throw new Error('The map service sent something that is no picture.')
  return { type, goodUntil, etag: headers.get('etag'), bytes }
}

function lifetimeOf(headers: Headers, now: number): number {
  const maxAge = /\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  if (maxAge !== undefined) return Number(maxAge) * 1000
  const expires = Date.parse(headers.get('expires') ?? '')
  return Number.isNaN(expires) ? 0 : expires - now
}

/** The type by the first bytes, because the content type of the service may be wrong. */
function pictureType(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null
}
