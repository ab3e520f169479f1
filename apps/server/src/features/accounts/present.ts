import type { User } from '@turnout/contract/me'
import type { Session } from '@turnout/contract/sessions'
import type { registrations, sessions, users } from './tables.ts'

type Account = typeof users.$inferSelect
type Registration = typeof registrations.$inferSelect

/** An account or a registration: for its owner both look alike, except for `email_confirmed`. */
export function presentMe(owner: Account | Registration): User {
  const account = 'profileImageUrl' in owner ? owner : null
  return {
    id: owner.id,
    first_name: owner.firstName,
    last_name: owner.lastName,
    email: owner.email,
    phone_number: owner.phoneNumber,
    bio: owner.bio,
    profile_image_url: account?.profileImageUrl ?? null,
    role: owner.role,
    date_of_birth: owner.dateOfBirth,
    interests: owner.interests,
    email_confirmed: account !== null,
  }
}

export const presentSession = (row: typeof sessions.$inferSelect, currentId: string): Session => ({
  id: row.id,
  user_agent: row.userAgent,
  remembered: row.remembered,
  created_at: row.createdAt.getTime(),
  last_seen_at: row.lastSeenAt.getTime(),
  is_current: row.id === currentId,
})
