import type { Provider } from '@turnout/contract/oauth'
import { emailKey } from '@turnout/rules/account'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { lockAccount, openAccount } from '../accounts/public.ts'
import { nameFromEmail, type ProviderProfile } from './provider-profile.ts'
import { refuse } from './routes.ts'
import { addIdentity, findIdentity } from './store.ts'

/**
 * Finds the account by the provider's id, else by an address that the provider has verified; else creates one. A
 * registration under that address is dropped with its password, because its creator has not proved that they read
 * that mail. The owner of an existing account is notified of the new way to sign in.
 */
export async function findOrCreateAccount(
  sql: Sql,
  publish: Deps['publish'],
  provider: Provider,
  { subject, verifiedEmail, firstName, lastName }: ProviderProfile,
  now: Date,
): Promise<string> {
  const existing = await findIdentity(sql, provider, subject)
  if (existing) return (await lockAccount(sql, existing)) ? existing : refuse('sign-in-over')

  const email = verifiedEmail ?? refuse('email-not-verified')
  const { userId, isNew } = await openAccount(sql, {
    email,
    emailKey: emailKey(email),
    firstName: firstName || nameFromEmail(email),
    lastName,
    createdAt: now,
  })
  // locked, so that the account is not deactivated before it has its identity
  if (!(await lockAccount(sql, userId))) return refuse('sign-in-over')
  if (!isNew) await publish(sql, 'provider-added', { userId, provider, at: now.getTime() })
  return addIdentity(sql, { provider, subject, userId, createdAt: now })
}
