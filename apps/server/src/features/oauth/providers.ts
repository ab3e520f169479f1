import type { Provider } from '@turnout/contract/oauth'
import type { Deps } from '../../deps.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import type { OAuthProvider } from './provider-profile.ts'

export type OAuthProviders = Readonly<Record<Provider, OAuthProvider | null>>

/** A client for each provider that the operator has configured. */
export const createProviders = ({ google, github }: Deps['config']['signIn']): OAuthProviders => ({
  google: google && createGoogle(google),
  github: github && createGitHub(github),
})
