import type { InputOf } from '@turnout/contract/endpoint'
import type { User } from '@turnout/contract/me'
import type { updateMe } from '@turnout/contract/profile'
import type { ProfileForm } from './profile-schema.ts'

export const toProfileForm = ({ first_name, last_name, phone_number, bio }: User): ProfileForm => ({
  first_name,
  last_name,
  phone_number,
  bio,
})

/** A new photo changes the photo only, not what is being typed. */
export const withPhoto = (
  { first_name, last_name }: Pick<User, 'first_name' | 'last_name'>,
  profile_image_url: string | null,
): InputOf<typeof updateMe>['body'] => ({ first_name, last_name, profile_image_url })
