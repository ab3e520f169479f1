import * as z from 'zod'

/** Bytes as WebAuthn writes them into JSON. */
export const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

/** What a device has signed with a passkey. */
export const SignedChallenge = z.strictObject({
  id: bytes(1_400),
  client_data: bytes(4_000),
  authenticator_data: bytes(4_000),
  signature: bytes(2_000),
})

/** What an account may need in addition to the password: a passkey, or a recovery code in any notation. */
export const SecondFactor = z.union([
  z.strictObject({ credential: SignedChallenge }),
  z.strictObject({ recovery_code: z.string('Recovery code is required.').max(200) }),
])
export type SecondFactor = z.output<typeof SecondFactor>

/** What a device has to sign, and with which of the passkeys. Valid once, for five minutes. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  /** The host that the passkeys are for. */
  host: z.string(),
  known: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})

/**
 * For what must not be possible on an unattended phone: the password, and the second factor where the account
 * needs one.
 */
export const OwnerConfirmation = z.strictObject({
  password: z.string('Password is required.').max(1024),
  second_factor: SecondFactor.optional(),
})
