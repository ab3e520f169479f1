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

// no hash of anything: nobody gets in by a password until its owner has set one by 'forgot password'
const NO_PASSWORD = 'none'

/**
 * The account of an address that somebody else has confirmed: the one there is, or a new one with what is
 * known of them. Registrations of the address are gone either way, with their passwords and sessions; a person
 * who signed up as a vendor stays one, as there is no other way to become one.
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
