import * as oauth from 'openid-client'
import type { Deps } from '../../deps.ts'
import { allowPlainHttp, pkce, TIMEOUT_SECONDS } from './oauth-options.ts'
import { cleanEmail, cleanName, type OAuthProvider } from './provider-profile.ts'

type Client = NonNullable<Deps['config']['signIn']['google']>

/** OpenID Connect. Its discovery waits for the first use, so that a start needs no network. */
export function createGoogle({ id, secret, issuer }: Client): OAuthProvider {
  const issuerUrl = new URL(issuer)
  let discovered: Promise<oauth.Configuration> | null = null

  const discover = () => {
    discovered ??= oauth
      .discovery(issuerUrl, id, secret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: allowPlainHttp(issuerUrl),
      })
      .catch((error: unknown) => {
        discovered = null // the next one asks again
        throw error
      })
    return discovered
  }

  return {
    async authorizationUrl({ state, verifier, nonce }, redirectUri) {
      return oauth.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        // phones are passed around at a pitch: the person chooses their account
        prompt: 'select_account',
        ...(await pkce(verifier)),
      })
    },
    async fetchProfile({ state, verifier, nonce }, currentUrl) {
      const tokens = await oauth.authorizationCodeGrant(await discover(), currentUrl, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new oauth.ClientError('The answer has no ID token.')
      return {
        subject: claims.sub,
        verifiedEmail: claims.email_verified === true ? cleanEmail(claims.email) : null,
        firstName: cleanName(claims.given_name ?? claims.name),
        lastName: cleanName(claims.family_name),
      }
    },
  }
}
