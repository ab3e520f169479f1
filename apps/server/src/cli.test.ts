import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getMe } from '@turnout/contract/accounts'
import { createVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from './features/accounts/tables.ts'
import { BAKERY } from './features/vendors/testing.ts'
import type { Who } from './platform/live/live.ts'
import { type Person, person } from './testing/people.ts'
import { type TestServer, testServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const CLI = join(import.meta.dirname, 'cli.ts')

const turnout = async (...args: string[]) => {
  const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', CLI, ...args], { env })
  return stdout.trim()
}

const roleOf = async (who: Person) => (await who.call(getMe)).reply.role

test('a vendor who was a platform admin for a while is a vendor again, and open streams hear of both', async () => {
  const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
  await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, ada.id))
  await ada.call(createVendor, { body: BAKERY })
  const heard: Who[] = []
  server.deps.live.listen({ changed() {}, lost() {}, recheck: (who) => void heard.push(who) })

  expect(await turnout('admin', 'grant', ada.email)).toBe(`${ada.email} is a platform admin now.`)
  expect(await roleOf(ada)).toBe('admin')
  for (const { email } of [ada, ben])
    expect(await turnout('admin', 'revoke', email)).toBe(`${email} is no platform admin any more.`)
  expect([await roleOf(ada), await roleOf(ben)]).toEqual(['vendor', 'user'])
  await expect.poll(() => heard).toEqual([ada, ada, ben].map(({ id }) => ({ userId: id })))
})
