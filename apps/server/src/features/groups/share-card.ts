import { type CardSource, cardHash, cardUrl } from '../../platform/share-cards/share-cards.ts'
import type { CardData } from './render-card.ts'
import { findGroup } from './store.ts'

/** Goes up when the same facts are rendered differently. */
const DESIGN_VERSION = 1

const hashOf = ({ name, sportsType, playingDays, gameStartTime, venueName }: CardData): string =>
  cardHash([DESIGN_VERSION, name, sportsType, playingDays, gameStartTime, venueName])

/** Imported on demand, because the start of the server need not wait for its image library. */
const drawing = () => import('./render-card.ts')

export const groupCardUrl = (groupId: string, facts: CardData): string => cardUrl(groupId, hashOf(facts))

export const groupCard: CardSource = async (sql, id) => {
  const group = await findGroup(sql, id)
  return (
    group && { hash: hashOf(group), render: async (folder) => (await drawing()).renderCard(folder, group) }
  )
}
