import type { Deps } from '../../deps.ts'
import { whistleOf } from '../evening/public.ts'
import { isWatchable } from './game.ts'
import type { Look } from './look.ts'
import type { Role } from './present.ts'
import { linkOf } from './spectator-store.ts'
import { watchersOf } from './store.ts'

/** Who sits in front of a stream: somebody who is signed in, or whoever came with the evening's link. */
export type Seat =
  | { is: 'session'; sessionId: string; userId: string }
  /** From which network, as a hash. */
  | { is: 'spectator'; token: string; from: string }

/** Both seats have a most: a phone has a few tabs, and a school or a carrier has many screens behind one address. */
export const MOST_STREAMS = { session: 20, spectator: 500 }

export const holderOf = (seat: Seat): string => (seat.is === 'session' ? seat.sessionId : seat.from)

/** What each of them may see of this game at this moment; null for whoever may not, or not any more. */
export async function rolesOf(
  { sql }: Deps,
  { game, group, now }: Look,
  seats: readonly Seat[],
): Promise<(seat: Seat) => Role | null> {
  const sessionIds = seats.flatMap((seat) => (seat.is === 'session' ? [seat.sessionId] : []))
  const asked = { gameId: game.id, whistle: whistleOf(game.evening), now }
  const rows = sessionIds.length > 0 ? await watchersOf(sql, asked, sessionIds) : []
  // a thousand watch at once, and each is looked up
  const known = new Map(rows.flatMap((row) => row.sessionIds.map((id) => [id, roleOf(row)] as const)))
  const isOpen = sessionIds.length < seats.length && isWatchable({ game, group }, now)
  const link = isOpen ? await linkOf(sql, game.id) : null
  return (seat) => {
    if (seat.is === 'spectator') return seat.token === link ? 'spectates' : null
    return known.get(seat.sessionId) ?? null
  }
}

type Row = Awaited<ReturnType<typeof watchersOf>>[number]

function roleOf({ state, platformAdmin, hasWhistle }: Row): Role | null {
  if (platformAdmin || state === 'admin') return 'steers'
  if (state !== 'member') return null
  return hasWhistle ? 'controls' : 'watches'
}
