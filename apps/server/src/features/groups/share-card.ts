import { SHARE_CARD_PATH } from '@turnout/contract/groups'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { findUpwards } from '../../platform/find-upwards.ts'
import { type ReportedBudget, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import { type CardData, cardHash, renderCard } from './render-card.ts'
import { findGroup } from './store.ts'

const NAME = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.png$/
const GENERAL_CARD = '/share-card.png'
const FOLDER = 'card-art'

/** Cards that one network has drawn anew; those that are drawn already cost nobody anything. */
export const CARD_RENDERS: ReportedBudget = {
  name: 'share-cards',
  max: 240,
  windowMs: 3_600_000,
  counted: 'new pictures asked for from this network',
}
/** About eight megabytes: a link is asked for by many chats at once, and then by nobody. */
const MAX_CACHED = 100

export const cardUrl = (groupId: string, facts: CardData): string =>
  `/api/v1${SHARE_CARD_PATH.replace(':name', `${groupId}.png`)}?v=${cardHash(facts)}`

/** Beside the endpoints, for chats: the picture of a group. Whoever asks for none that is there gets that of us all. */
export function shareCards(app: FastifyInstance, { sql, clock }: Pick<Deps, 'sql' | 'clock'>): void {
  const folder = findUpwards(FOLDER)
  const limited = limitConcurrency(1, 20)
  const cache = new RecentMap<string, Promise<Buffer>>(MAX_CACHED)

  /** Those asked for last stay. A card that could not be drawn is tried again. */
  const addToCache = (hash: string, card: Promise<Buffer>) => {
    cache.set(hash, card)
    card.catch(() => {
      if (cache.get(hash) === card) cache.delete(hash)
    })
    return card
  }

  app.get<{ Params: { name: string } }>(SHARE_CARD_PATH, async (request, reply) => {
    const [, groupId] = NAME.exec(request.params.name) ?? []
    const group = groupId ? await findGroup(sql, groupId) : null
    const redirectToGeneral = () => reply.header('cache-control', 'no-cache').redirect(GENERAL_CARD)
    if (!group || !folder) return redirectToGeneral()
    const hash = cardHash(group)
    const withCacheHeaders = () =>
      reply.header('etag', `"${hash}"`).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match']?.includes(hash)) return withCacheHeaders().status(304).send()
    const render = async () => {
      await spend(sql, CARD_RENDERS, networkOf(request.ip), await clock.now(sql))
      return limited(() => renderCard(folder, group))
    }
    try {
      // whoever asks while it is drawn waits for the same drawing, and it is paid for once
      const card = await addToCache(hash, cache.get(hash) ?? render())
      return withCacheHeaders().type('image/png').send(card)
    } catch (fault) {
      // to a chat a refusal is no picture at all
      if (fault instanceof Refusal) return redirectToGeneral()
      throw fault
    }
  })
}
