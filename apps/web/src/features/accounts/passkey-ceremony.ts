import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { InputOf, ReplyOf } from '@turnout/contract/endpoint'
import type {
  addPasskey,
  requestPasskey,
  requestPasskeySignIn,
  signInWithPasskey,
} from '@turnout/contract/passkeys'

// ES256, Ed25519 and RS256: one of them is in every device
const ALGORITHMS = [-7, -8, -257]

const descriptor = ({ id }: { id: string }) => ({ id, type: 'public-key' as const })

/** The device asks for a finger, a face or a code, and keeps the secret half. Throws when the person declines. */
export async function createPasskey({
  challenge,
  host,
  user,
  known,
}: ReplyOf<typeof requestPasskey>): Promise<InputOf<typeof addPasskey>['body']['credential']> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: host, name: 'Turnout' },
      user: { id: user.id, name: user.email, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })
  return {
    id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** With one of the known passkeys, or any where none are named. With `autofill` the browser offers it in the email field, and nothing is asked until it is chosen. */
export async function signWithPasskey(
  {
    challenge,
    host,
    known = [],
  }: ReplyOf<typeof requestPasskeySignIn> & Partial<ReplyOf<typeof requestPasskey>>,
  { autofill }: { autofill: boolean },
): Promise<InputOf<typeof signInWithPasskey>['body']['credential']> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: host,
      userVerification: 'required',
      allowCredentials: known.map(descriptor),
    },
    useBrowserAutofill: autofill,
  })
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  }
}
