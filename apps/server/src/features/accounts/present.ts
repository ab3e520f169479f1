import type { User } from '@turnout/contract/accounts'
import type { Session } from '@turnout/contract/sessions'
import type { registrations, sessions, users } from './tables.ts'

type Account = typeof users.$inferSelect
type Registration = typeof registrations.$inferSelect

/** A vendor's first and last name are both the name of the business: said once, it is enough. Some people have one name. */
export const displayName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`.trim()

/** An account, or a registration that is none yet: to its owner both look alike but for the last line. */
export function presentMe(person: Account | Registration): User {
  const account = 'profileImageUrl' in person ? person : null
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phoneNumber,
    bio: person.bio,
    profile_image_url: account?.profileImageUrl ?? null,
    role: person.role,
    date_of_birth: person.dateOfBirth,
    interests: person.interests,
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
