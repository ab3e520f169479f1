import type { Provider } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import type { ProviderProfile } from './provider-profile.ts'

/** What we ask a provider to hand back unchanged, and hold against what comes. */
interface Checks {
  state: string
  verifier: string
  nonce: string
}

/** One place to sign in at. */
export interface OAuthProvider {
  /** Where the browser goes now. */
  authorizationUrl(checks: Checks, redirectUri: string): Promise<URL>
  /** Who came back through it; throws what openid-client throws when they cannot be believed. */
  fetchProfile(checks: Checks, currentUrl: URL): Promise<ProviderProfile>
}

export type OAuthProviders = Readonly<Record<Provider, OAuthProvider | null>>

/** A door for each provider that the operator has an arrangement with. */
export const createProviders = ({ google, github }: Deps['config']['signIn']): OAuthProviders => ({
  google: google && createGoogle(google),
  github: github && createGitHub(github),
})
