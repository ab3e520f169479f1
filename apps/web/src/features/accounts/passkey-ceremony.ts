import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { InputOf, ReplyOf } from '@turnout/contract/endpoint'
import type {
  addPasskey,
  requestPasskey,
  requestPasskeySignIn,
  signInWithPasskey,
} from '@turnout/contract/passkeys'

// ES256, Ed25519 and RS256: every device has one of them
const ALGORITHMS = [-7, -8, -257]

const descriptor = ({ id }: { id: string }) => ({ id, type: 'public-key' as const })

/** The device asks for a finger, a face or a code, and stores the private key. Throws when the person declines. */
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

/** Signs with one of the given passkeys, or any. With `autofill` the browser offers them in the email field only. */
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
