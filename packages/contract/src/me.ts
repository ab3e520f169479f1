import { INTERESTS } from '@turnout/rules/words'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Message } from './wire/reply.ts'

export const User = model('User', {
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  bio: z.string(),
  profile_image_url: z.string().nullable(),
  role: z.enum(['user', 'vendor', 'admin']),
  date_of_birth: z.string().nullable(),
  interests: z.array(z.enum(INTERESTS)),
  /** Not in the specification's list: false until the link in the mail was opened. */
  email_confirmed: z.boolean(),
})
export type User = z.output<typeof User>

/** The person who is signed in, with what the header of every page shows. */
export const Me = User.extend({ unread_notification_count: z.number().int() }).meta({ id: 'Me' })
export type Me = z.output<typeof Me>

export const getMe = endpoint('getMe', 'GET /users/me', {
  access: 'unconfirmed',
  summary: 'The person who is signed in, and how many of their notifications are unread.',
  reply: Me,
})

export const logout = endpoint('logout', 'POST /auth/logout', {
  access: 'unconfirmed',
  summary: 'End this session on the server.',
  reply: Message,
})
