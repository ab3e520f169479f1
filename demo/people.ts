import { emailKey } from '@turnout/rules/account'
import { normalizeForSearch } from '@turnout/rules/search'
import { sessions, users } from '../apps/server/src/features/accounts/tables.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { sessionRow } from '../apps/server/src/testing/people.ts'
import { VENDORS } from './events.ts'
import type { AppHost } from './host.ts'

export const PASSWORD = 'four bibs and a whistle'

/** The people that the console lists, with their roles. */
export const MAIN_PEOPLE = {
  'Ada Okafor': 'made the group and runs its games',
  'Ben Whitfield': 'plays; he is in a team, and first on the waiting list of the next game',
  'Cleo Marchetti': 'plays; she was first and is captain of team 1',
  'Dan Kowalczyk': 'has asked to join and waits',
  'Olu Adeyemi': 'is a platform admin and in no group',
} as const

/** Members who are among the first ten arrivals. */
export const EARLY = [
  'Ravi Subramanian',
  'Mei-Ling Tan',
  'Jonas Weber',
  'Aoife Ní Bhriain',
  'Sam Osei',
] as const

export const LATER = [
  'Ingrid Sørensen',
  'Tomás Herrera',
  'Maximiliane-Theodora von Wolkenstein-Featherstonehaugh',
  'Yusuf Demir',
  'Łukasz Nowak',
  'Grace Mbeki',
] as const

export const ABSENT = [
  'Hana Kobayashi',
  'Piotr Zieliński',
  'Zoë van den Berg',
  'Kwame Boateng',
  'Lucía Fernández',
  'Nikhil Rao',
  'Sofia Petrova',
  'Đặng Minh',
  'Elif Yıldız',
  'Björn Lindqvist',
  'Amara Nwosu',
  'Callum Reid',
  'Fatima El-Amrani',
  'Diego Santos',
  'Priya Nair',
  'Oskar Lund',
  'Thandi Khumalo',
  'Rhys Llewellyn',
  'Noor Haddad',
  'Bo Li',
  'Marta Kovács',
  'Isaac Goldberg',
  'Leila Rahimi',
  'Finn Gallagher',
  'Chiara Romano',
  'Andrei Popescu',
] as const

export const PENDING = ['Tuva Haugen', 'Emeka Obi'] as const

export const ORGANISERS = ['Simone Baptiste', 'Henrik Vestergaard'] as const

export interface Person {
  id: string
  name: string
  email: string
  token: string
}

/** 'Aoife Ní Bhriain' gets aoife.ni.bhriain@example.org; the main five have only their first name. */
export function addressOf(name: string): string {
  const words = normalizeForSearch(name).split(' ')
  return `${(name in MAIN_PEOPLE ? words.slice(0, 1) : words).join('.')}@example.org`
}

function roleOf(name: string): 'admin' | 'vendor' | 'user' {
  if (name.startsWith('Olu ')) return 'admin'
  return name in VENDORS ? 'vendor' : 'user'
}

/**
 * Accounts that can sign in with the one password. Real sign-ups by mail are tested elsewhere; here they
 * would fill the folder of mails and hash the same password forty times.
 */
export async function makeAccounts(
  host: AppHost,
  names: readonly string[],
  since: number,
): Promise<Person[]> {
  const { sql, passwords, chance } = host.deps
  const passwordHash = await passwords.hash(PASSWORD)
  const people = names.map((name) => ({ id: newId(), name, email: addressOf(name), token: chance.secret() }))
  await sql.insert(users).values(
    people.map(({ id, name, email }, index) => ({
      id,
      email,
      emailKey: emailKey(email),
      firstName: name.split(' ')[0] ?? name,
      lastName: name.split(' ').slice(1).join(' '),
      phoneNumber: `+44 20 7946 0${String(100 + index)}`,
      dateOfBirth: `${1975 + (index % 28)}-${String(1 + (index % 12)).padStart(2, '0')}-14`,
      interests: ['Sports & Recreation' as const],
      role: roleOf(name),
      passwordHash,
      createdAt: new Date(since),
    })),
  )
  await sql.insert(sessions).values(
    // not remembered: no use shortens these sessions, which last for the ten weeks of the story
    people.map(({ id, token }) => ({
      ...sessionRow(id, token, since),
      remembered: false,
      expiresAt: new Date(Date.now() + 3_600_000),
    })),
  )
  return people
}

/** Ends the sessions of the story: people sign in with their password. */
export async function endSetUpSessions({ deps }: AppHost): Promise<void> {
  await deps.sql.delete(sessions)
}
