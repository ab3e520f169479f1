import * as oauth from 'openid-client'

/** Longer than this nobody stands in front of a blank page (docs/security.md B8). */
export const TIMEOUT_SECONDS = 2.5

export const pkce = async (verifier: string) => ({
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
})

/** The real providers are on https; what speaks plain HTTP can only be one that a test has put up. */
export const allowPlainHttp = ({ protocol }: URL) =>
  protocol === 'http:' ? [oauth.allowInsecureRequests] : []
