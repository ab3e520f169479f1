import { INTERESTS } from '@turnout/rules/words'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { PASSWORD_PROBLEMS } from './passwords.ts'
import { Proof } from './sign-up-proof.ts'
import { personName } from './wire/name.ts'
import { Message } from './wire/reply.ts'
import { NewSession } from './wire/session.ts'
import { email, password, phone } from './wire/text.ts'
import { LocalDate } from './wire/time.ts'

const MAX_AGE_YEARS = 120

const plausibleBirthday = (date: string): boolean => {
  const born = Date.parse(date)
  const now = Date.now()
  return born < now && born > now - MAX_AGE_YEARS * 366 * 24 * 3_600_000
}

const DATE_OF_BIRTH = { path: ['date_of_birth'], message: 'Enter your date of birth.' }

export const Interests = z
  .array(z.enum(INTERESTS))
  .max(INTERESTS.length)
  .overwrite((interests) => [...new Set(interests)])

const FirstName = personName('First name', 80)
const LastName = personName('Last name', 80)

export const register = endpoint('register', 'POST /auth/register', {
  access: 'anyone',
  device: true,
  summary: 'Sign up. The answer is the same whether or not the address is taken.',
  body: z
    .strictObject({
      first_name: FirstName,
      last_name: LastName,
      email,
      password,
      phone_number: phone,
      /** For people; a business has none. */
      date_of_birth: LocalDate.refine(
        plausibleBirthday,
        'This date of birth is in the future or too long ago.',
      ).optional(),
      interests: Interests.default([]),
      role: z.enum(['user', 'vendor'], 'Sign up as user or vendor.').default('user'),
      /** The group that this person signs up to join. The request is sent when the account is active. */
      group_id: z.uuid().optional(),
      /** The token of a group's invite link. An invited person needs no proof. */
      invite: z.string().max(200).optional(),
      /** The event for which this person signs up. They are in when the account is active. */
      event_id: z.uuid().optional(),
      /** After `proof-needed`: the answer to a challenge. */
      proof: Proof.optional(),
    })
    .refine(({ role, date_of_birth }) => role === 'vendor' || date_of_birth !== undefined, DATE_OF_BIRTH),
  reply: Message,
  status: 201,
  problems: ['proof-needed', ...PASSWORD_PROBLEMS],
})

export const login = endpoint('login', 'POST /auth/login', {
  access: 'anyone',
  device: true,
  summary: 'Sign in. With remember_me the session lasts 30 days without use, else 12 hours.',
  body: z.strictObject({
    // any text is accepted: a malformed address is simply a wrong one
    email: z.string().max(1024),
    password: z.string().max(1024),
    remember_me: z.boolean().default(false),
  }),
  reply: NewSession,
  secretReply: true,
  problems: ['wrong-credentials', 'too-many-sign-ins', 'second-factor-needed'],
})

const Activated = z.object({
  message: z.string(),
  already_active: z.boolean(),
  /** Only if `sign_in` requested one, and the caller is the device that signed up or gave the password. */
  session: NewSession.nullable(),
  /** The group of the sign-up; null if there was none or it is gone. With a new password no request is sent. */
  group: z
    .object({ id: z.uuid(), name: z.string(), standing: z.enum(['stranger', 'pending', 'member']) })
    .nullable(),
  /** The event of the sign-up; null if there was none or it takes no answers. With a new password none is given. */
  event: z
    .object({ id: z.uuid(), title: z.string(), standing: z.enum(['stranger', 'waiting', 'in']) })
    .nullable()
    .default(null),
})

export const activate = endpoint('activate', 'GET /auth/activate', {
  access: 'anyone',
  device: true,
  summary: 'Open an account by the link in the mail, on the device or the network that signed up.',
  query: z.object({
    token: z.string().max(200).default(''),
    sign_in: z.enum(['true', 'false']).default('false'),
    remember_me: z.enum(['true', 'false']).default('false'),
  }),
  reply: Activated,
  secretReply: true,
  problems: ['activation-invalid', 'activation-needs-password'],
})

export const finishActivation = endpoint('finishActivation', 'POST /auth/activate', {
  access: 'anyone',
  device: true,
  summary: 'Open an account by the link in the mail and the password of the sign-up, or a new one.',
  body: z
    .strictObject({
      token: z.string().max(200),
      // any text is accepted: a malformed password is simply a wrong one
      password: z.string().max(1024).optional(),
      /**
       * Proves only access to the mailbox: the person gives their name again, and nothing else of the sign-up
       * is stored.
       */
      new_password: password.optional(),
      first_name: FirstName.optional(),
      last_name: LastName.optional(),
      sign_in: z.boolean().default(false),
      remember_me: z.boolean().default(false),
    })
    .refine((body) => (body.password === undefined) !== (body.new_password === undefined), {
      path: ['password'],
      message: 'Give either the password that you chose or a new one.',
    })
    .refine((body) => body.new_password === undefined || body.first_name !== undefined, {
      path: ['first_name'],
      message: 'First name is required.',
    })
    .refine((body) => body.new_password === undefined || body.last_name !== undefined, {
      path: ['last_name'],
      message: 'Last name is required.',
    }),
  reply: Activated,
  secretReply: true,
  problems: ['activation-invalid', 'not-chosen-password', ...PASSWORD_PROBLEMS],
})

export const resendActivation = endpoint('resendActivation', 'POST /auth/resend-activation', {
  access: 'unconfirmed',
  summary: 'Send the activation link again to the address of this session.',
  reply: Message,
  status: 202,
  problems: ['already-confirmed'],
})
