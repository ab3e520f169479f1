import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../chance.ts'
import type { Clock } from '../clock.ts'
import type { Sql } from '../db/database.ts'
import { findUpwards } from '../find-upwards.ts'
import { hourly, spend } from '../http/budget.ts'
import { SHARE_CARD } from '../http/link-preview.ts'
import { networkOf } from '../http/network.ts'
import { Refusal } from '../http/refusal.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { RecentMap } from '../recent-map.ts'

const PATH = '/share-cards'
const NAME = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.png$/
const FOLDER = 'card-art'

/** A picture that chats show with a link. */
export interface ShareCard {
  /** Equal for equal pictures. */
  hash: string
  /** Renders a PNG from the files of this folder. */
  render: (folder: string) => Promise<Buffer>
}

/** Returns the card for an id, or null if the id is unknown or not public. */
export type CardSource = (sql: Sql, id: string) => Promise<ShareCard | null>

/** New cards that one network has rendered; cached cards cost nothing. */
export const CARD_RENDERS = hourly('share-cards', 240, 'new pictures asked for from this network')
/** About eight megabytes: many chats request a link at once, and later none. */
const MAX_CACHED = 100

/** Of everything that a card shows, and of the version of its design. */
export const cardHash = (fields: readonly unknown[]): string => sha256(JSON.stringify(fields)).slice(0, 16)

/** The address of a card changes with its content. */
export const cardUrl = (id: string, hash: string): string => `/api/v1${PATH}/${id}.png?v=${hash}`

/** The address of the card of a game for people with its link. */
export const watchedCardUrl = (token: string, hash: string): string =>
  `/api/v1/watch/${token}/card.png?v=${hash}`

/** Separate from the endpoints, for chats: an unknown picture is answered with the general one. */
export function shareCards(
  app: FastifyInstance,
  { sql, clock }: { sql: Sql; clock: Clock },
  { byId, byLink }: { byId: readonly CardSource[]; byLink: CardSource },
): void {
  const folder = findUpwards(FOLDER)
  const limited = limitConcurrency(1, 20)
  const cache = new RecentMap<string, Promise<Buffer>>(MAX_CACHED)

  /** Keeps the cards that were requested last. A failed card is rendered again at the next request. */
  const addToCache = (hash: string, card: Promise<Buffer>) => {
    cache.set(hash, card)
    card.catch(() => {
      if (cache.get(hash) === card) cache.delete(hash)
    })
    return card
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, card: ShareCard | null) => {
    const redirectToGeneral = () => reply.header('cache-control', 'no-cache').redirect(SHARE_CARD)
    if (!card || !folder) return redirectToGeneral()
    const { hash } = card
    const withCacheHeaders = () =>
      reply.header('etag', `"${hash}"`).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match']?.includes(hash)) return withCacheHeaders().status(304).send()
    const render = async () => {
      await spend(sql, CARD_RENDERS, networkOf(request.ip), await clock.now(sql))
      return limited(() => card.render(folder))
    }
    try {
      // requests during a render share it, and it is counted once
      const picture = await addToCache(hash, cache.get(hash) ?? render())
      return withCacheHeaders().type('image/png').send(picture)
    } catch (fault) {
      // a chat cannot show a refusal
      if (fault instanceof Refusal) return redirectToGeneral()
      throw fault
    }
  }

  app.get<{ Params: { name: string } }>(`${PATH}/:name`, async (request, reply) => {
    const [, id] = NAME.exec(request.params.name) ?? []
    return send(request, reply, id ? await findCard(sql, id, byId) : null)
  })
  app.get<{ Params: { token: string } }>('/watch/:token/card.png', async (request, reply) =>
    send(request, reply, await byLink(sql, request.params.token)),
  )
}

async function findCard(sql: Sql, id: string, sources: readonly CardSource[]): Promise<ShareCard | null> {
  for (const find of sources) {
    const card = await find(sql, id)
    if (card) return card
  }
  return null
}
