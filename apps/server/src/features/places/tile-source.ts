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
/** OpenStreetMap's tile usage policy asks for this much where the headers say less. */
const MIN_CACHE_MS = 7 * DAY_MS
/** A service that has just failed is left alone meanwhile, so that people do not wait for it with every picture. */
const PAUSE_MS = 10_000

export interface TileSource {
  /** From the cache, unless it has none that is still good. */
  cached(tile: TileAddress, now: number): Promise<CachedTile | null>
  /**
   * From the provider, else what the cache has kept too long. null: the provider has no such picture. Throws where
   * there is neither. Everyone who asks for the same picture meanwhile gets the same answer.
   */
  fetch(tile: TileAddress, now: number): Promise<CachedTile | null>
}

export function tileSource({ url }: MapTiles, contact: string, cache: TileCache): TileSource {
  const pending = new Map<string, Promise<CachedTile | null>>()
  const limited = limitConcurrency(4, 100)
  // another provider's pictures have other names
  const prefix = sha256(url).slice(0, 12)
  let pausedUntil = 0

  const request = async (tile: TileAddress, name: string, now: number): Promise<CachedTile | null> => {
    const stale = await cache.read(name)
    // another request may have brought it since this one looked
    if (stale && stale.goodUntil > now) return stale
    try {
      if (now < pausedUntil) throw new Error('The map service failed a moment ago.')
      const answer = await limited(() => requestTile(url, contact, tile, stale?.etag))
      const fresh = toTile(answer, stale, now)
      // a full disk costs the cache and nothing else
      await cache.write(name, fresh).catch(() => {})
      return fresh
    } catch (fault) {
      if (fault instanceof ServiceError && fault.status === 404) return null
      // too many at once is no fault of the service
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

/** Whether the provider sends pictures to this server; throws with the reason where it does not. */
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

/** Subdomains and sharper pictures are optional parts of such templates. */
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

/** By the first bytes: what the service calls it is not what a browser would make of it. */
function pictureType(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null
}
