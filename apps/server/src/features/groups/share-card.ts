import { SHARE_CARD_PATH } from '@turnout/contract/groups'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { besideTheProgram } from '../../platform/beside-the-program.ts'
import { atMost } from '../../platform/files/at-most.ts'
import { type Limit, spend } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type CardFacts, cardSeal, drawCard } from './draw-card.ts'
import { findGroup } from './store.ts'

const NAME = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.png$/
const GENERAL_CARD = '/share-card.png'
const FOLDER = 'card-art'

/** Cards that one network has drawn anew; those that are drawn already cost nobody anything. */
export const DRAWINGS: Limit = {
  name: 'share-cards',
  most: 240,
  windowMs: 3_600_000,
  counted: 'new pictures asked for from this network',
}
/** About eight megabytes: a link is asked for by many chats at once, and then by nobody. */
const KEPT = 100

export const cardUrl = (groupId: string, facts: CardFacts): string =>
  `/api/v1${SHARE_CARD_PATH.replace(':name', `${groupId}.png`)}?v=${cardSeal(facts)}`

/** Beside the endpoints, for chats: the picture of a group. Whoever asks for none that is there gets that of us all. */
export function shareCards(app: FastifyInstance, { sql, clock }: Pick<Deps, 'sql' | 'clock'>): void {
  const folder = besideTheProgram(FOLDER)
  const drawing = atMost(1, 20)
  const kept = new Map<string, Promise<Buffer>>()

  /** Those asked for last stay. A card that could not be drawn is tried again. */
  const keep = (seal: string, card: Promise<Buffer>) => {
    kept.delete(seal)
    kept.set(seal, card)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest) kept.delete(oldest)
    card.catch(() => kept.get(seal) === card && kept.delete(seal))
    return card
  }

  app.get<{ Params: { name: string } }>(SHARE_CARD_PATH, async (request, reply) => {
    const [, groupId] = NAME.exec(request.params.name) ?? []
    const group = groupId ? await findGroup(sql, groupId) : null
    const general = () => reply.header('cache-control', 'no-cache').redirect(GENERAL_CARD)
    if (!group || !folder) return general()
    const seal = cardSeal(group)
    const known = () => reply.header('etag', `"${seal}"`).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match']?.includes(seal)) return known().status(304).send()
    const draw = async () => {
      await spend(sql, DRAWINGS, networkOf(request.ip), await clock.now(sql))
      return drawing(() => drawCard(folder, group))
    }
    try {
      // whoever asks while it is drawn waits for the same drawing, and it is paid for once
      const card = await keep(seal, kept.get(seal) ?? draw())
      return known().type('image/png').send(card)
    } catch (fault) {
      // to a chat a refusal is no picture at all
      if (fault instanceof Refusal) return general()
      throw fault
    }
  })
}
