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
  const heir = others.filter(({ admin }) => admin).reduce<Companion | null>(longerServing, null)
  if (!heir) return refuse('only-admin')
  return ok(self.creator ? { is: 'handed-over', to: heir.userId } : { is: 'goes-on' })
}

// ids are given in order of time, so of two who came in the same moment the earlier known one leads
const longerServing = (one: Companion | null, other: Companion): Companion =>
  one === null ||
  other.joinedAt < one.joinedAt ||
  (other.joinedAt === one.joinedAt && other.userId < one.userId)
    ? other
    : one
