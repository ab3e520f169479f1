import * as oauth from 'openid-client'
import type { Deps } from '../../deps.ts'
import { PATIENCE_SECONDS, pkce, trustPlainHttp } from './oauth-manners.ts'
import type { Door } from './providers.ts'
import { cleanEmail, cleanName } from './somebody.ts'

type Client = NonNullable<Deps['config']['signIn']['google']>

/** OpenID Connect. Google is asked how it works on first use, so that a start needs no network. */
export function createGoogle({ id, secret, issuer }: Client): Door {
  const site = new URL(issuer)
  let known: Promise<oauth.Configuration> | null = null

  const ask = () => {
    known ??= oauth
      .discovery(site, id, secret, undefined, {
        timeout: PATIENCE_SECONDS,
        execute: trustPlainHttp(site),
      })
      .catch((error: unknown) => {
        known = null // the next one asks again
        throw error
      })
    return known
  }

  return {
    async leadsTo({ state, verifier, nonce }, redirectUri) {
      return oauth.buildAuthorizationUrl(await ask(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        // phones are passed around at a pitch: whoever holds it says who they are
        prompt: 'select_account',
        ...(await pkce(verifier)),
      })
    },
    async whoCame({ state, verifier, nonce }, currentUrl) {
      const tokens = await oauth.authorizationCodeGrant(await ask(), currentUrl, {
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
