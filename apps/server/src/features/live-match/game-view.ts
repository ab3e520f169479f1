import type { Deps } from '../../deps.ts'
import { batch } from '../../platform/db/batch.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import type { FoundSession } from '../accounts/public.ts'
import type { MembershipRow } from '../members/public.ts'
import { loadViews, type ShownGame, selectShownGames, type ViewRequest, type ViewRow } from './store.ts'

/** A game as one person sees it at this moment. */
export interface GameView extends ShownGame {
  now: number
  /** The viewer's membership in the group, if there is one. */
  membership: MembershipRow | null
}

/** The session and the requested game; each is null where there is none. */
export interface ViewReply {
  now: number
  session: FoundSession | null
  view: GameView | null
}

/** A game without a request for a long time is not worth its memory. */
export const MAX_CACHED_GAMES = 500

type ViewLoader = (request: ViewRequest) => Promise<ViewReply>

const loaders = new WeakMap<Deps, ViewLoader>()

/** Requests of one moment (polls, new streams, updates) share a statement. */
export function loadView(deps: Deps, request: ViewRequest): Promise<ViewReply> {
  const loader = loaders.get(deps) ?? createViewLoader(deps)
  loaders.set(deps, loader)
  return loader(request)
}

export const loadGameView = async (deps: Deps, request: ViewRequest): Promise<GameView | null> =>
  (await loadView(deps, request)).view

function createViewLoader({ sql, clock }: Deps): ViewLoader {
  const gamesOf = createGameReader(sql)
  return batch(async (requests: readonly ViewRequest[]) => {
    const rows = await loadViews(sql, requests)
    const games = await gamesOf(rows)
    const replies = rows.map(({ session, gameId, membership, now: databaseNow }): ViewReply => {
      const now = clock.momentOf(databaseNow)
      const game = games.get(gameId ?? '')
      return { now, session, view: game ? { ...game, now, membership } : null }
    })
    const replyTo = new Map(requests.map((request, index) => [request, replies[index]!]))
    return (request) => replyTo.get(request)!
  })
}

/** The games of these rows. A cached game with the same tag is reused; the others are read. */
function createGameReader(sql: Deps['sql']) {
  const cache = new RecentMap<string, ShownGame>(MAX_CACHED_GAMES)
  return async (rows: readonly Pick<ViewRow, 'gameId' | 'tag'>[]): Promise<Map<string, ShownGame>> => {
    const games = new Map<string, ShownGame>()
    const unknown = new Set<string>()
    for (const { gameId, tag } of rows) {
      const cached = gameId === null ? undefined : cache.get(gameId)
      if (cached?.tag === tag) games.set(cached.gameRow.id, cached)
      else if (gameId !== null) unknown.add(gameId)
    }
    // a game that changed since its tag was read is shown in its newest version
    const read = unknown.size > 0 ? await selectShownGames(sql, { ids: [...unknown] }) : []
    for (const game of read) {
      cache.set(game.gameRow.id, game)
      games.set(game.gameRow.id, game)
    }
    return games
  }
}
