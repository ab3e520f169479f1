import { ok, type Result, refuse } from './result.ts'

/** Somebody else who belongs to the group. */
export interface OtherMember {
  userId: string
  admin: boolean
  joinedAt: number
}

/** What becomes of a group without one of its people. */
export type GroupOutcome = { type: 'goes-on' } | { type: 'handed-over'; to: string } | { type: 'deleted' }

/** Whether somebody may go for good as far as one of their groups is concerned, and what becomes of it. */
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
 * Who has a group whose creator went while it was deleted, should it come back: then nobody was asked to name an
 * admin first, so it is the longest-serving admin, else the longest-serving member.
 */
export const successorOf = (others: readonly OtherMember[]): OtherMember | null =>
  longestServing(others.filter(({ admin }) => admin)) ?? longestServing(others)

const longestServing = (members: readonly OtherMember[]): OtherMember | null =>
  members.reduce<OtherMember | null>(longerServing, null)

// ids are given in order of time, so of two who came in the same moment the earlier known one leads
const longerServing = (longest: OtherMember | null, other: OtherMember): OtherMember =>
  longest === null ||
  other.joinedAt < longest.joinedAt ||
  (other.joinedAt === longest.joinedAt && other.userId < longest.userId)
    ? other
    : longest
