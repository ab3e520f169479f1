import type { Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { findUserByEmail, makeAccount, settleRegistrations } from './store.ts'

interface Newcomer {
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
 * known of them. Registrations of the address are gone either way, with their passwords and sessions.
 */
export async function openAccount(sql: Sql, newcomer: Newcomer): Promise<string> {
  const id = newId()
  const made = await makeAccount(sql, {
    ...newcomer,
    id,
    phoneNumber: '',
    bio: '',
    dateOfBirth: null,
    interests: [],
    role: 'user',
    passwordHash: NO_PASSWORD,
  })
  await settleRegistrations(sql, { id, emailKey: newcomer.emailKey }, null)
  const account = made ? id : (await findUserByEmail(sql, newcomer.emailKey))?.id
  if (!account) throw new Error('An account that has just been in the way of a new one is gone.')
  return account
}
