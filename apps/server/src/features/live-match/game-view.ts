import type { Game } from '@turnout/rules/game'
import type { Deps } from '../../deps.ts'
import { batch } from '../../platform/db/batch.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import type { GameWithGroup } from '../game/public.ts'
import type { MembershipRow } from '../members/public.ts'
import { type GameViewRow, selectGameViews } from './store.ts'

/** A game as somebody sees it at this moment. */
export interface GameView extends GameWithGroup, Pick<GameViewRow, 'names' | 'era'> {
  now: number
  /** What the viewer is to the group, when there is one. */
  membership: MembershipRow | null
}

/** A game that no one has asked about for long is not worth its memory. */
export const MAX_CACHED_GAMES = 500

type ViewRequest = { gameId: string; viewerId: string | null }
type ViewLoader = (asked: ViewRequest) => Promise<GameView | null>

const loaders = new WeakMap<Deps, ViewLoader>()

/** Everybody who looks in the same moment is asked for together: polls, streams that open, rounds of news. */
export function loadGameView(deps: Deps, gameId: string, viewerId: string | null): Promise<GameView | null> {
  const loader = loaders.get(deps) ?? createViewLoader(deps)
  loaders.set(deps, loader)
  return loader({ gameId, viewerId })
}

function createViewLoader(deps: Deps): ViewLoader {
  const cache = new RecentMap<string, KnownGame>(MAX_CACHED_GAMES)
  return batch(async (requests: readonly ViewRequest[]) => {
    const viewerIds = requests.flatMap(({ viewerId }) => viewerId ?? [])
    // the database knows an id in whichever case it is written
    const gameIds = unique(requests.map(({ gameId }) => gameId.toLowerCase()))
    const known = new Map(gameIds.flatMap((id) => cache.get(id) ?? []).map(({ tag, game }) => [tag, game]))
    const values = { gameIds, viewerIds: unique(viewerIds), knownTags: [...known.keys()] }
    const rows = await selectGameViews(deps.sql, values)
    const views = new Map(
      rows.map(({ memberships, now, gameRow, tag, ...row }) => {
        const game = gameRow.evening ?? known.get(tag)!
        cache.set(gameRow.id, { tag, game })
        const view = { ...row, gameRow: { ...gameRow, evening: game }, now: deps.clock.momentOf(now) }
        return [gameRow.id, { view, membershipOf: new Map(memberships.map((one) => [one.userId, one])) }]
      }),
    )
    return ({ gameId, viewerId }) => {
      const found = views.get(gameId.toLowerCase())
      return found ? { ...found.view, membership: found.membershipOf.get(viewerId ?? '') ?? null } : null
    }
  })
}

/** A game that was read before, and the tag of what it was then. */
interface KnownGame {
  tag: string
  game: Game
}

const unique = (ids: readonly string[]) => [...new Set(ids)]
