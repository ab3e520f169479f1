import type { User } from '@turnout/contract/accounts'
import type { registrations, users } from './tables.ts'

type Account = typeof users.$inferSelect
type Registration = typeof registrations.$inferSelect

/** A vendor's first and last name are both the name of the business: said once, it is enough. */
export const displayName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`

/** An account, or a registration that is none yet: to its owner both look alike but for the last line. */
export function presentMe(person: Account | Registration): User {
  const extra = 'bio' in person ? person : null
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phoneNumber,
    bio: extra?.bio ?? '',
    profile_image_url: extra?.profileImageUrl ?? null,
    role: person.role,
    date_of_birth: person.dateOfBirth,
    interests: person.interests,
    email_confirmed: extra !== null,
  }
}
