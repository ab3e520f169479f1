import { type CardSource, cardHash, cardUrl } from '../../platform/share-cards/share-cards.ts'
import type { CardData } from './render-card.ts'
import { findEvent } from './store.ts'

/** Goes up when the same facts are rendered differently. */
const DESIGN_VERSION = 1

const hashOf = ({ title, category, startsAt, timeZone, venueName, state, drawnCover }: CardData): string =>
  cardHash([DESIGN_VERSION, title, category, startsAt, timeZone, venueName, state, drawnCover])

/** Imported on demand, because the start of the server need not wait for its image library. */
const drawing = () => import('./render-card.ts')

export const eventCardUrl = (eventId: string, facts: CardData): string => cardUrl(eventId, hashOf(facts))

/** [Z-21] The card of an event that was published. */
export const eventCard: CardSource = async (sql, id) => {
  const event = await findEvent(sql, id)
  if (!event || event.state === 'draft') return null
  return { hash: hashOf(event), render: async (folder) => (await drawing()).renderCard(folder, event) }
}
