import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { NewSession } from './wire/session.ts'

/** With whose accounts people can sign in. The screens call `google` Gmail. */
export const PROVIDERS = ['google', 'github'] as const

export const Provider = z.enum(PROVIDERS)
export type Provider = z.output<typeof Provider>

/** Two addresses that a browser opens and that answer with a redirect, so they are no endpoints. */
export const START_PATH = '/auth/oauth/:provider/start'
export const CALLBACK_PATH = '/auth/oauth/:provider/callback'

/** A secret of the tab that starts the sign-in, so that a code from elsewhere is refused in it. */
export const TabKey = z.string().min(20).max(100)

export const listSignInProviders = endpoint('listSignInProviders', 'GET /auth/providers', {
  access: 'anyone',
  summary: 'With whom one can sign in instead of a password. Each has its /auth/oauth/{provider}/start.',
  reply: z.array(Provider),
})

export const exchangeSignInCode = endpoint('exchangeSignInCode', 'POST /auth/oauth/exchange', {
  access: 'anyone',
  device: true,
  summary: 'The code that came back behind the # of /signin, for a session. It works once and for a minute.',
  body: z.strictObject({
    code: z.string().max(200),
    tab_key: TabKey.optional(),
    remember_me: z.boolean().default(false),
  }),
  reply: NewSession,
  secretReply: true,
  problems: ['sign-in-over', 'second-factor-needed'],
})
