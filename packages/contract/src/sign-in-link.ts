import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { NewSession } from './wire/session.ts'
import { email } from './wire/text.ts'

export const requestSignInLink = endpoint('requestSignInLink', 'POST /auth/sign-in-link', {
  access: 'anyone',
  summary: 'Ask for a link that signs in. The answer is the same whether or not there is an account.',
  body: z.strictObject({ email }),
  reply: Message,
  status: 202,
})

export const exchangeSignInLink = endpoint('exchangeSignInLink', 'POST /auth/sign-in-link/exchange', {
  access: 'anyone',
  device: true,
  summary: 'What the mail has behind the # of /signin, for a session. It works once and for 15 minutes.',
  body: z.strictObject({ token: z.string().max(200), remember_me: z.boolean().default(false) }),
  reply: NewSession,
  secretReply: true,
  problems: ['sign-in-link-invalid', 'second-factor-needed'],
})
