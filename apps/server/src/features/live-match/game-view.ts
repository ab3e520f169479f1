import type { Deps } from '../../deps.ts'
import { batch } from '../../platform/db/batch.ts'
import type { MembershipRow } from '../members/public.ts'
import { type GameViewRow, selectGameViews } from './store.ts'

/** A game as somebody sees it at this moment. */
export interface GameView extends Omit<GameViewRow, 'memberships' | 'now'> {
  now: number
  /** What the viewer is to the group, when there is one. */
  membership: MembershipRow | null
}

type ViewRequest = { gameId: string; viewerId: string | null }
type ViewLoader = (asked: ViewRequest) => Promise<GameView | null>

const loaders = new WeakMap<Deps, ViewLoader>()

/** Everybody who looks in the same moment is asked for together: polls, streams that open, rounds of news. */
export function loadGameView(deps: Deps, gameId: string, viewerId: string | null): Promise<GameView | null> {
  const loader = loaders.get(deps) ?? createViewLoader(deps)
  loaders.set(deps, loader)
  return loader({ gameId, viewerId })
}

const createViewLoader = (deps: Deps): ViewLoader =>
  batch(async (requests: readonly ViewRequest[]) => {
    const viewerIds = requests.flatMap(({ viewerId }) => viewerId ?? [])
    const gameIds = unique(requests.map(({ gameId }) => gameId))
    const rows = await selectGameViews(deps.sql, { gameIds, viewerIds: unique(viewerIds) })
    const views = new Map(
      rows.map(({ memberships, now, ...row }) => [
        row.gameRow.id,
        {
          row: { ...row, now: deps.clock.momentOf(now) },
          membershipOf: new Map(memberships.map((membership) => [membership.userId, membership])),
        },
      ]),
    )
    return ({ gameId, viewerId }) => {
      // the database knows an id in whichever case it is written
      const found = views.get(gameId.toLowerCase())
      return found ? { ...found.row, membership: found.membershipOf.get(viewerId ?? '') ?? null } : null
    }
  })

const unique = (ids: readonly string[]) => [...new Set(ids)]
