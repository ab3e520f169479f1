import { zodResolver } from '@hookform/resolvers/zod'
import { changePassword } from '@turnout/contract/checked/passwords'
import { updateMe } from '@turnout/contract/checked/profile'
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
export const profileCheck = zodResolver(ProfileForm)

const letters = (text: string) => [...text].length
const newPassword = changePassword.body.shape.new_password.refine(
  (password) => letters(password) >= PASSWORD_MIN,
  texts.newPasswordShort,
)

const DIFFERENT = {
  path: ['confirm_password'],
  message: texts.newPasswordsDiffer,
  // also while other fields are still wrong, which object checks otherwise wait for
  when: () => true,
}

/** The same two texts whether a password is changed or set anew. */
export const ChangePasswordForm = z
  .object({
    old_password: z.string().min(1, 'Password is required.'),
    new_password: newPassword,
    confirm_password: z.string(),
  })
  .refine(({ new_password, confirm_password }) => new_password === confirm_password, DIFFERENT)
export type ChangePasswordForm = z.input<typeof ChangePasswordForm>
export const changeCheck = zodResolver(ChangePasswordForm)

export const ResetPasswordForm = z
  .object({ password: newPassword, confirm_password: z.string() })
  .refine(({ password, confirm_password }) => password === confirm_password, DIFFERENT)
export type ResetPasswordForm = z.input<typeof ResetPasswordForm>
export const resetCheck = zodResolver(ResetPasswordForm)
