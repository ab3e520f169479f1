import type { GroupMember } from '@turnout/contract/members'
import type { Membership } from '@turnout/contract/membership'
import type { Standing } from '@turnout/rules/membership'
import { standingFrom } from './standing.ts'
import { type MemberRow, nameOf } from './store.ts'

const isAdmin = (standing: Standing) => standing.type === 'admin'

/** The four fields of the wire, from one standing. */
export const wireMembership = (standing: Standing): Membership => ({
  is_member: standing.type === 'member' || isAdmin(standing),
  is_pending: standing.type === 'pending',
  role: standing.type === 'member' || standing.type === 'admin' ? standing.type : null,
  is_creator: standing.type === 'admin' && standing.creator,
})

/** A member as others see them; only some callers may see email and phone. */
export const presentMember = (row: MemberRow, { contacts }: { contacts: boolean }): GroupMember => ({
  id: row.id,
  user: {
    id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    profile_image_url: row.profileImageUrl,
    ...(contacts && { email: row.email, phone_number: row.phoneNumber }),
  },
  role: row.state === 'admin' ? 'admin' : 'member',
  is_approved: row.state !== 'pending',
  is_creator: isCreator(row),
  is_spare: row.isSpare,
  joined_at: (row.joinedAt ?? row.requestedAt).getTime(),
})

function isCreator({ state, creator }: MemberRow): boolean {
  const standing = standingFrom(state, creator)
  return standing.type === 'admin' && standing.creator
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Pending requests first, because they wait for an answer; then admins; then members. */
const sortRank = (row: MemberRow) => (row.state === 'pending' ? 0 : row.state === 'admin' ? 1 : 2)

export const sortMembers = (rows: readonly MemberRow[]): MemberRow[] =>
  // in code, because the order of names differs between databases
  [...rows].sort(
    (a, b) => sortRank(a) - sortRank(b) || byName.compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1),
  )
