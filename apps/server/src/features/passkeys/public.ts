export { challengeFor, hostOf } from './relying-party.ts'
export { findPasskeys } from './store.ts'
export { verifyPasskey } from './verify-passkey.ts'
