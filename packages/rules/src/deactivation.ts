import { ok, type Result, refuse } from './result.ts'

/** Another member of the group. */
export interface OtherMember {
  userId: string
  admin: boolean
  joinedAt: number
}

/** What happens to a group when one of its members deactivates their account. */
export type GroupOutcome = { type: 'goes-on' } | { type: 'handed-over'; to: string } | { type: 'deleted' }

/**
 * Whether one group allows a member to deactivate their account, and what happens to the group then.
 */
export function deactivationOutcome(
  self: { admin: boolean; creator: boolean },
  others: readonly OtherMember[],
): Result<GroupOutcome, 'only-admin'> {
  if (!self.admin) return ok({ type: 'goes-on' })
  if (others.length === 0) return ok({ type: 'deleted' })
  const successor = longestServing(others.filter(({ admin }) => admin))
  if (!successor) return refuse('only-admin')
  return ok(self.creator ? { type: 'handed-over', to: successor.userId } : { type: 'goes-on' })
}

/**
 * The next creator of a restored group whose creator left while it was deleted. No one could name an
 * admin first, so it is the longest-serving admin, else the longest-serving member.
 */
export const successorOf = (others: readonly OtherMember[]): OtherMember | null =>
  longestServing(others.filter(({ admin }) => admin)) ?? longestServing(others)

const longestServing = (members: readonly OtherMember[]): OtherMember | null =>
  members.reduce<OtherMember | null>(longerServing, null)

// ids are in order of time: of two who joined in the same moment, the one with the older account leads
const longerServing = (longest: OtherMember | null, other: OtherMember): OtherMember =>
  longest === null ||
  other.joinedAt < longest.joinedAt ||
  (other.joinedAt === longest.joinedAt && other.userId < longest.userId)
    ? other
    : longest
