import type { User } from '@turnout/contract/accounts'
import { changePassword } from '@turnout/contract/checked/passwords'
import { updateMe } from '@turnout/contract/checked/profile'
import type { InputOf } from '@turnout/contract/endpoint'
import { PASSWORD_MIN } from '@turnout/rules/account'
import * as z from 'zod'
import { accounts as texts } from '../../platform/texts.ts'

const said = updateMe.body.shape

export const ProfileForm = z.object({
  first_name: said.first_name,
  last_name: said.last_name,
  phone_number: said.phone_number.unwrap(),
  bio: said.bio.unwrap(),
})
export type ProfileForm = z.input<typeof ProfileForm>

export const profileOf = ({ first_name, last_name, phone_number, bio }: User): ProfileForm => ({
  first_name,
  last_name,
  phone_number,
  bio,
})

/** A new photo changes the photo and nothing that is being written beside it. */
export const withPhoto = (
  { first_name, last_name }: Pick<User, 'first_name' | 'last_name'>,
  profile_image_url: string | null,
): InputOf<typeof updateMe>['body'] => ({ first_name, last_name, profile_image_url })

const letters = (text: string) => [...text].length
const newPassword = changePassword.body.shape.new_password.refine(
  (password) => letters(password) >= PASSWORD_MIN,
  texts.newPasswordShort,
)

/** The same two texts whether a password is changed or set anew. */
export const ChangePasswordForm = z
  .object({
    old_password: z.string().min(1, 'Password is required.'),
    new_password: newPassword,
    confirm_password: z.string(),
  })
  .refine(({ new_password, confirm_password }) => new_password === confirm_password, {
    path: ['confirm_password'],
    message: texts.newPasswordsDiffer,
    // also while other fields are still wrong, which object checks otherwise wait for
    when: () => true,
  })
export type ChangePasswordForm = z.input<typeof ChangePasswordForm>

export const ResetPasswordForm = z
  .object({ password: newPassword, confirm_password: z.string() })
  .refine(({ password, confirm_password }) => password === confirm_password, {
    path: ['confirm_password'],
    message: texts.newPasswordsDiffer,
    when: () => true,
  })
export type ResetPasswordForm = z.input<typeof ResetPasswordForm>
