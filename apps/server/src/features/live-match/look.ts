import type { Deps } from '../../deps.ts'
import { together } from '../../platform/db/together.ts'
import type { SeatRow } from '../members/public.ts'
import { gamesShown, type Shown } from './store.ts'

/** A game as somebody sees it at this moment. */
export interface Look extends Omit<Shown, 'seats'> {
  /** What the viewer is to the group, when there is one. */
  seat: SeatRow | null
}

type Asked = { gameId: string; viewerId: string | null }
type LookAt = (asked: Asked) => Promise<Look | null>

const perServer = new WeakMap<Deps, LookAt>()

/** Everybody who looks in the same moment is asked for together: polls, streams that open, rounds of news. */
export function lookAt(deps: Deps, gameId: string, viewerId: string | null): Promise<Look | null> {
  const look = perServer.get(deps) ?? looking(deps)
  perServer.set(deps, look)
  return look({ gameId, viewerId })
}

const looking = (deps: Deps): LookAt =>
  together(async (asked: readonly Asked[]) => {
    const viewers = asked.flatMap(({ viewerId }) => viewerId ?? [])
    const rows = await gamesShown(deps, unique(asked.map(({ gameId }) => gameId)), unique(viewers))
    const shown = new Map(
      rows.map(({ seats, ...row }) => [
        row.game.id,
        { row, seatOf: new Map(seats.map((s) => [s.userId, s])) },
      ]),
    )
    return ({ gameId, viewerId }) => {
      // the database knows an id in whichever case it is written
      const known = shown.get(gameId.toLowerCase())
      return known ? { ...known.row, seat: known.seatOf.get(viewerId ?? '') ?? null } : null
    }
  })

const unique = (ids: readonly string[]) => [...new Set(ids)]
