import { ok, type Result, refuse } from './result.ts'

/** Somebody else who belongs to the group. */
export interface Companion {
  userId: string
  admin: boolean
  joinedAt: number
}

/** What becomes of a group without one of its people. */
export type Fate = { is: 'goes-on' } | { is: 'handed-over'; to: string } | { is: 'deleted' }

/** Whether somebody may go for good as far as one of their groups is concerned, and what becomes of it. */
export function farewell(
  self: { admin: boolean; creator: boolean },
  others: readonly Companion[],
): Result<Fate, 'only-admin'> {
  if (!self.admin) return ok({ is: 'goes-on' })
  if (others.length === 0) return ok({ is: 'deleted' })
  const heir = longestServing(others.filter(({ admin }) => admin))
  if (!heir) return refuse('only-admin')
  return ok(self.creator ? { is: 'handed-over', to: heir.userId } : { is: 'goes-on' })
}

/**
 * Who has a group whose creator went while it was deleted, should it come back: then nobody was asked to name an
 * admin first, so it is the longest-serving admin, else the longest-serving member.
 */
export const heirTo = (others: readonly Companion[]): Companion | null =>
  longestServing(others.filter(({ admin }) => admin)) ?? longestServing(others)

const longestServing = (companions: readonly Companion[]): Companion | null =>
  companions.reduce<Companion | null>(longerServing, null)

// ids are given in order of time, so of two who came in the same moment the earlier known one leads
const longerServing = (one: Companion | null, other: Companion): Companion =>
  one === null ||
  other.joinedAt < one.joinedAt ||
  (other.joinedAt === one.joinedAt && other.userId < one.userId)
    ? other
    : one
