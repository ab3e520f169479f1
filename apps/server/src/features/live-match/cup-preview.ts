import type { Cup } from '@turnout/contract/cups'
import { SpectatorLinkParams } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import type { Preview } from '../../platform/http/link-preview.ts'
import { type CardSource, cardHash, watchedCardUrl } from '../../platform/share-cards/share-cards.ts'
import { loadTeamIds } from '../game/public.ts'
import { cupInWords } from './cup-in-words.ts'
import { findWatchedGame } from './game-access.ts'
import { presentCup } from './present-cup.ts'
import { texts } from './texts.ts'

const WATCH_PATH = /^\/(?:watch|board)\/([^/]+)$/
/** Increased when the card looks different for the same facts. */
const DESIGN_VERSION = 2

interface WatchedCup {
  cup: Cup
  group: string
}

/** The cup behind a link; null without a cup, and for a link that is wrong, closed, renewed or too old. */
async function findCup(deps: Deps, token: string): Promise<WatchedCup | null> {
  if (!SpectatorLinkParams.safeParse({ token }).success) return null
  const view = await findWatchedGame(deps, token)
  if (!view) return null
  const { gameRow, group, now } = view
  const cup = presentCup(gameRow.evening, { ids: await loadTeamIds(deps.sql, gameRow.id) }, now)
  return cup.settings && { cup, group: group.name }
}

const hashOf = ({ cup, group }: WatchedCup): string =>
  cardHash([
    ...[DESIGN_VERSION, group, cupInWords(cup), cup.tables],
    cup.fixtures.map(({ starts_at: _, ...fixture }) => fixture),
  ])

/** Imported on demand with its image library, so that no start of the server waits for it. */
const drawing = () => import('./render-cup-card.ts')

/** [O-29] The card of a cup, for as long as its link is open. */
export const cupCard =
  (deps: Deps): CardSource =>
  async (_, token) => {
    const found = await findCup(deps, token)
    return (
      found && {
        hash: hashOf(found),
        render: async (folder) => (await drawing()).renderCupCard(folder, found),
      }
    )
  }

/** [O-29] The link preview in chats for the spectator link of a cup; null for any other game. */
export async function cupPreview(deps: Deps, path: string): Promise<Preview | null> {
  const token = WATCH_PATH.exec(path)?.[1]
  const found = token === undefined ? null : await findCup(deps, token)
  if (token === undefined || !found) return null
  return {
    title: texts.cupOf(found.group),
    description: cupInWords(found.cup),
    image: watchedCardUrl(token, hashOf(found)),
    path,
  }
}
