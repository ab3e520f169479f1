import { addPasskey } from './add-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { requestPasskey } from './request-passkey.ts'
import { requestPasskeySignIn } from './request-passkey-sign-in.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export const passkeysEndpoints = [
  listPasskeys,
  requestPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  requestPasskeySignIn,
  signInWithPasskey,
]
