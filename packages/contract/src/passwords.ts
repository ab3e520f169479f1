import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { email, password } from './wire/text.ts'

export const PASSWORD_PROBLEMS = [
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-is-own-word',
] as const

export const changePassword = endpoint('changePassword', 'POST /users/change-password', {
  summary: 'Take another password. Every other session ends.',
  body: z.strictObject({
    // any text is accepted: a malformed password is simply a wrong one
    old_password: z.string().max(1024),
    new_password: password,
    confirm_password: z.string().max(1024),
  }),
  reply: Message,
  // a stored request would be a quick hash of both passwords
  secretReply: true,
  problems: ['wrong-password', 'passwords-differ', 'password-unchanged', ...PASSWORD_PROBLEMS],
})

export const forgotPassword = endpoint('forgotPassword', 'POST /auth/forgot-password', {
  access: 'anyone',
  summary: 'Ask for a link to a new password. The answer is the same whether or not there is an account.',
  body: z.strictObject({ email }),
  reply: Message,
  status: 202,
})

export const resetPassword = endpoint('resetPassword', 'POST /auth/reset-password', {
  access: 'anyone',
  summary: 'Take a new password by the link in the mail. Every session ends.',
  body: z.strictObject({ token: z.string().max(200), password }),
  reply: Message,
  problems: ['reset-invalid', ...PASSWORD_PROBLEMS],
})
