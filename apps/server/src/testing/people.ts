import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { sessions, users } from '../features/accounts/tables.ts'
import { sha256 } from '../platform/chance.ts'
import { newId } from '../platform/ids.ts'
import type { Answer, TestServer } from './server.ts'

/** A person with an account and a signed-in phone. */
export interface Person {
  id: string
  name: string
  email: string
  token: string
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<ReplyOf<E>>>
}

/** Ada runs the group, Ben plays in it, Cleo is a captain, Dan asks to join; others have other names. */
export async function person(server: TestServer, name: string, { admin = false } = {}): Promise<Person> {
  const [firstName = name, lastName = 'Okafor'] = name.split(' ')
  const id = newId()
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${id.slice(-6)}@example.org`
  const token = server.deps.chance.secret()
  const now = await server.deps.clock.now(server.deps.sql)
  await server.deps.sql
    .insert(users)
    .values({ ...userRow(id, email), firstName, lastName, role: admin ? 'admin' : 'user' })
  await server.deps.sql.insert(sessions).values(sessionRow(id, token, now))
  return {
    id,
    name,
    email,
    token,
    call: (endpoint, input, headers) => server.call(endpoint, input, { token }, headers),
  }
}

/** A user called Ada, who has only a session unless a password is given. */
export const userRow = (id: string, email: string): typeof users.$inferInsert => ({
  ...{ id, email, emailKey: email },
  ...{ firstName: 'Ada', lastName: 'Okafor', phoneNumber: '+44 20 7946 0000', dateOfBirth: '1990-05-04' },
  ...{ interests: [], role: 'user', passwordHash: 'none' },
})

export const sessionRow = (
  userId: string,
  token: string,
  now = Date.now(),
): typeof sessions.$inferInsert => ({
  ...{ id: newId(), tokenHash: sha256(token), userId, remembered: true, userAgent: 'test' },
  ...{ createdAt: new Date(now), lastSeenAt: new Date(now), expiresAt: new Date(now + 30 * 24 * 3_600_000) },
})
