import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { PasswordConfirmation } from './sessions.ts'
import { Message } from './wire/reply.ts'
import { OwnerConfirmation, PasskeyChallenge, SecondFactor } from './wire/second-factor.ts'
import { NewSession } from './wire/session.ts'

export const RECOVERY_CODES = 10

const RecoveryCodes = z.object({
  /** Shown this once: only hashes of them are stored. */
  recovery_codes: z.array(z.string()),
})

/** The `sign_in` of the refusal `second-factor-needed`: valid for ten minutes. */
const PendingSignIn = z.strictObject({ sign_in: z.string().max(200) })

const CONFIRMATION_PROBLEMS = [
  'wrong-password',
  'second-factor-needed',
  'passkey-refused',
  'wrong-recovery-code',
] as const

export const requestSecondFactor = endpoint('requestSecondFactor', 'POST /auth/second-factor/challenge', {
  access: 'anyone',
  summary: 'What a passkey has to sign to finish a sign-in that needs a second factor.',
  body: PendingSignIn,
  reply: PasskeyChallenge,
  secretReply: true,
  problems: ['sign-in-over'],
})

export const finishSignIn = endpoint('finishSignIn', 'POST /auth/second-factor', {
  access: 'anyone',
  device: true,
  summary:
    'Finish a sign-in with a passkey or a recovery code. The session lasts as long as was first asked.',
  body: PendingSignIn.extend({ second_factor: SecondFactor }),
  reply: NewSession,
  secretReply: true,
  problems: ['sign-in-over', 'passkey-refused', 'wrong-recovery-code'],
})

export const getSecondFactor = endpoint('getSecondFactor', 'GET /users/me/second-factor', {
  summary:
    'Whether signing in with your password asks for a passkey too, and how many recovery codes are left.',
  reply: z.object({ is_on: z.boolean(), recovery_codes_left: z.number().int() }),
})

export const requestConfirmation = endpoint('requestConfirmation', 'POST /users/me/second-factor/challenge', {
  summary: 'What one of your passkeys has to sign, to confirm that it is you.',
  reply: PasskeyChallenge,
  secretReply: true,
})

export const turnSecondFactorOn = endpoint('turnSecondFactorOn', 'POST /users/me/second-factor', {
  summary: 'Ask for a passkey beside the password from now on. Answers the recovery codes.',
  body: PasswordConfirmation,
  reply: RecoveryCodes,
  status: 201,
  secretReply: true,
  problems: ['wrong-password', 'passkey-needed', 'second-factor-on'],
})

export const turnSecondFactorOff = endpoint('turnSecondFactorOff', 'DELETE /users/me/second-factor', {
  summary: 'The password alone signs in again. The recovery codes are worth nothing from then on.',
  body: OwnerConfirmation,
  reply: Message,
  secretReply: true,
  problems: [...CONFIRMATION_PROBLEMS, 'second-factor-off'],
})

export const renewRecoveryCodes = endpoint(
  'renewRecoveryCodes',
  'POST /users/me/second-factor/recovery-codes',
  {
    summary: 'New recovery codes. The old ones are worth nothing from then on.',
    body: OwnerConfirmation,
    reply: RecoveryCodes,
    status: 201,
    secretReply: true,
    problems: [...CONFIRMATION_PROBLEMS, 'second-factor-off'],
  },
)
