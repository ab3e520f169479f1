import type { Provider } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import type { Somebody } from './somebody.ts'

/** What we ask a provider to hand back unchanged, and hold against what comes. */
interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** One place to sign in at. */
export interface Door {
  /** Where the browser goes now. */
  leadsTo(checks: Checks, redirectUri: string): Promise<URL>
  /** Who came back through it; throws what openid-client throws when they cannot be believed. */
  whoCame(checks: Checks, currentUrl: URL): Promise<Somebody>
}

export type Doors = Readonly<Record<Provider, Door | null>>

/** A door for each provider that the operator has an arrangement with. */
export const createDoors = ({ google, github }: Deps['config']['signIn']): Doors => ({
  google: google && createGoogle(google),
  github: github && createGitHub(github),
})
