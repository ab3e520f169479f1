import { VISITOR, type Viewer } from '@turnout/rules/membership'
import type { Sql } from '../../platform/db/database.ts'
import type { Account, Actor } from '../../platform/http/actor.ts'
import { standingFrom } from './standing.ts'
import { type SeatRow, seatOf } from './store.ts'

/** Whose memberships count. A registration has none: it is not the account that it may become. */
export const viewerIdOf = (actor: Actor | null): string | null => (actor?.is === 'account' ? actor.id : null)

/** What this caller is to this group now; read anew each time, because it may have ended a moment ago. */
export const viewerOf = async (sql: Sql, actor: Actor | null, groupId: string): Promise<Viewer> =>
  (await memberIn(sql, actor, groupId)).viewer

/** With the id under which the group's games know who belongs. */
export interface Member {
  viewer: Viewer
  membershipId: string | null
}

export async function memberIn(sql: Sql, actor: Actor | null, groupId: string): Promise<Member> {
  if (actor?.is !== 'account') return { viewer: { ...VISITOR, signedIn: actor !== null }, membershipId: null }
  return memberFrom(actor, await seatOf(sql, groupId, actor.id))
}

/** The same by a row that has just been read. */
export function memberFrom({ platformAdmin }: Account, seat: SeatRow | null): Member {
  const standing = standingFrom(seat?.state, seat?.creator ?? false)
  const belongs = standing.type === 'member' || standing.type === 'admin'
  const viewer = { signedIn: true, confirmed: true, standing, platformAdmin, captain: false, referee: false }
  return { viewer, membershipId: belongs && seat ? seat.id : null }
}
