import type { Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { convertRegistrations, findNewestRegistration, findUserByEmail, insertAccount } from './store.ts'

interface NewAccount {
  email: string
  emailKey: string
  firstName: string
  lastName: string
  createdAt: Date
}

// not a hash, so no password matches until the owner sets one by 'forgot password'
const NO_PASSWORD = 'none'

/**
 * The account of an address that a provider has confirmed: the existing one, or a new one with the given details.
 * Registrations of the address are deleted either way, with their passwords and sessions. A new account takes the
 * role of the newest registration: there is no other way to become a vendor.
 */
export async function openAccount(
  sql: Sql,
  newAccount: NewAccount,
): Promise<{ userId: string; isNew: boolean }> {
  const id = newId()
  const registration = await findNewestRegistration(sql, newAccount.emailKey)
  const isNew = await insertAccount(sql, {
    ...newAccount,
    id,
    phoneNumber: '',
    bio: '',
    dateOfBirth: null,
    interests: [],
    role: registration?.role ?? 'user',
    passwordHash: NO_PASSWORD,
  })
  await convertRegistrations(sql, { id, emailKey: newAccount.emailKey }, null)
  const userId = isNew ? id : (await findUserByEmail(sql, newAccount.emailKey))?.id
  if (!userId) throw new Error('An account that has just been in the way of a new one is gone.')
  return { userId, isNew }
}
