import * as oauth from 'openid-client'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { allowPlainHttp, pkce, TIMEOUT_SECONDS } from './oauth-options.ts'
import { cleanEmail, cleanName, type OAuthProvider, splitName } from './provider-profile.ts'

const User = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() })
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

type Client = NonNullable<Deps['config']['signIn']['github']>

/** OAuth 2 without OpenID: the access token gives access to an API, which returns the profile. */
export function createGitHub({ id, secret, login, api }: Client): OAuthProvider {
  const config = new oauth.Configuration(
    {
      issuer: login,
      authorization_endpoint: `${login}/authorize`,
      token_endpoint: `${login}/access_token`,
    },
    id,
    secret,
  )
  config.timeout = TIMEOUT_SECONDS
  for (const allow of allowPlainHttp(new URL(login))) allow(config)

  const read = async (token: string, path: string): Promise<unknown> => {
    const headers = new Headers({ accept: 'application/vnd.github+json' })
    const url = new URL(path, api)
    const response = await oauth.fetchProtectedResource(config, token, url, 'GET', null, headers)
    if (!response.ok) throw new oauth.ClientError(`${url.pathname} answered ${response.status}.`)
    return response.json()
  }

  return {
    async authorizationUrl({ state, verifier }, redirectUri) {
      return oauth.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        prompt: 'select_account',
        ...(await pkce(verifier)),
      })
    },
    async fetchProfile({ state, verifier }, currentUrl) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const { access_token } = await oauth.authorizationCodeGrant(config, currentUrl, checks)
      const [user, emails] = await Promise.all([
        read(access_token, '/user').then((json) => User.parse(json)),
        read(access_token, '/user/emails?per_page=100').then((json) => Emails.parse(json)),
      ])
      const primary = emails.find((entry) => entry.primary && entry.verified)
      return {
        subject: String(user.id),
        verifiedEmail: cleanEmail(primary?.email),
        ...splitName(cleanName(user.name) || user.login),
      }
    },
  }
}
