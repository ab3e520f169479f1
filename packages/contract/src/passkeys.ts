import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { PasswordConfirmation } from './sessions.ts'
import { Message } from './wire/reply.ts'
import { bytes, OwnerConfirmation, PasskeyChallenge, SignedChallenge } from './wire/second-factor.ts'
import { NewSession } from './wire/session.ts'
import { line } from './wire/text.ts'
import { Instant } from './wire/time.ts'

export const MAX_PASSKEYS = 20
export const MAX_PASSKEY_NAME_LENGTH = 60

export const Passkey = model('Passkey', {
  id: z.uuid(),
  name: z.string(),
  created_at: Instant,
  /** Null until it has signed in once. */
  last_used_at: Instant.nullable(),
})
export type Passkey = z.output<typeof Passkey>

/** How a device is reached: 'internal', 'usb', 'smart-card'. */
const transport = () =>
  z
    .string()
    .max(20)
    .regex(/^[a-z-]+$/)

/** From this a device makes a passkey. Valid once, for five minutes. */
const NewPasskey = PasskeyChallenge.extend({
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
})

export const listPasskeys = endpoint('listPasskeys', 'GET /users/me/passkeys', {
  summary: 'Your passkeys, the newest first.',
  reply: z.array(Passkey),
})

export const requestPasskey = endpoint('requestPasskey', 'POST /users/me/passkeys/challenge', {
  summary:
    'Begin to add a passkey. It asks for the password again, and for the second factor where that is on. A device makes no second one beside those that are known.',
  body: OwnerConfirmation,
  reply: NewPasskey,
  secretReply: true,
  problems: [
    'wrong-password',
    'second-factor-needed',
    'passkey-refused',
    'wrong-recovery-code',
    'too-many-passkeys',
  ],
})

export const addPasskey = endpoint('addPasskey', 'POST /users/me/passkeys', {
  summary: 'Add the passkey that the device has made.',
  body: z.strictObject({
    name: line('Name', MAX_PASSKEY_NAME_LENGTH),
    credential: z.strictObject({
      id: bytes(1_400),
      client_data: bytes(4_000),
      attestation_object: bytes(20_000),
      transports: z.array(transport()).max(10),
    }),
  }),
  reply: Passkey,
  status: 201,
  problems: ['passkey-refused', 'too-many-passkeys'],
})

export const renamePasskey = endpoint('renamePasskey', 'PUT /users/me/passkeys/:passkeyId', {
  summary: 'Rename a passkey.',
  body: z.strictObject({ name: line('Name', MAX_PASSKEY_NAME_LENGTH) }),
  reply: Passkey,
  problems: ['passkey-not-found'],
})

export const removePasskey = endpoint('removePasskey', 'DELETE /users/me/passkeys/:passkeyId', {
  summary:
    'Remove a passkey. The password still signs in; the last one stays while it is asked for beside it.',
  body: PasswordConfirmation,
  reply: Message,
  secretReply: true,
  problems: ['passkey-not-found', 'wrong-password', 'last-passkey'],
})

export const requestPasskeySignIn = endpoint('requestPasskeySignIn', 'POST /auth/passkey/challenge', {
  access: 'anyone',
  summary: 'Begin to sign in with a passkey.',
  reply: z.object({ challenge: z.string(), host: z.string() }),
  secretReply: true,
})

export const signInWithPasskey = endpoint('signInWithPasskey', 'POST /auth/passkey', {
  access: 'anyone',
  device: true,
  summary:
    'Sign in with what the device has signed. With remember_me the session lasts 30 days without use, else 12 hours.',
  body: z.strictObject({
    credential: SignedChallenge,
    remember_me: z.boolean().default(false),
  }),
  reply: NewSession,
  secretReply: true,
  problems: ['passkey-refused'],
})
