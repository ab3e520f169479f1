import * as oauth from 'openid-client'

/** The longest time that a person waits on a blank page (docs/security.md B8). */
export const TIMEOUT_SECONDS = 2.5

export const pkce = async (verifier: string) => ({
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
})

/** The real providers use https; only a provider in tests uses plain HTTP. */
export const allowPlainHttp = ({ protocol }: URL) =>
  protocol === 'http:' ? [oauth.allowInsecureRequests] : []
