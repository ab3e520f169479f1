import { changePassword } from '@turnout/contract/checked/passwords'
import { updateMe } from '@turnout/contract/checked/profile'
import { PASSWORD_MIN } from '@turnout/rules/account'
import * as z from 'zod'
import { checkBySchema } from '../../platform/forms/check-by-schema.ts'
import { common, messages } from './texts.ts'

const fields = updateMe.body.shape

export const ProfileForm = z.object({
  first_name: fields.first_name,
  last_name: fields.last_name,
  phone_number: fields.phone_number.unwrap(),
  bio: fields.bio.unwrap(),
})
export type ProfileForm = z.input<typeof ProfileForm>
export const checkProfile = checkBySchema(ProfileForm)

const characterCount = (text: string) => [...text].length
const newPassword = changePassword.body.shape.new_password.refine(
  (password) => characterCount(password) >= PASSWORD_MIN,
  messages.newPasswordShort,
)

const MISMATCH = {
  path: ['confirm_password'],
  message: messages.newPasswordsDiffer,
  // also while other fields are wrong, for which object checks otherwise wait
  when: () => true,
}

/** The same two texts for changing and for resetting a password. */
export const ChangePasswordForm = z
  .object({
    old_password: z.string().min(1, common.passwordIsRequired),
    new_password: newPassword,
    confirm_password: z.string(),
  })
  .refine(({ new_password, confirm_password }) => new_password === confirm_password, MISMATCH)
export type ChangePasswordForm = z.input<typeof ChangePasswordForm>
export const checkChangePassword = checkBySchema(ChangePasswordForm)

export const ResetPasswordForm = z
  .object({ password: newPassword, confirm_password: z.string() })
  .refine(({ password, confirm_password }) => password === confirm_password, MISMATCH)
export type ResetPasswordForm = z.input<typeof ResetPasswordForm>
export const checkResetPassword = checkBySchema(ResetPasswordForm)
