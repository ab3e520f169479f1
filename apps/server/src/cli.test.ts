import { join } from 'node:path'
import { createGroup, deleteGroup, getGroup } from '@turnout/contract/groups'
import { getMe } from '@turnout/contract/me'
import { listMembers, makeAdmin } from '@turnout/contract/members'
import { createVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from './features/accounts/tables.ts'
import { mailTo } from './features/accounts/testing.ts'
import { adasGroup } from './features/groups/testing.ts'
import { byPassword, guardedPerson } from './features/second-factor/testing.ts'
import { BAKERY } from './features/vendors/testing.ts'
import type { RecheckScope } from './platform/live/live.ts'
import { CANAL_SIDE } from './testing/game-setup.ts'
import { expectInvariants } from './testing/invariants.ts'
import { type Person, person } from './testing/people.ts'
import { keptPicture } from './testing/photo.ts'
import { runCli as say } from './testing/run-cli.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer()

const turnout = (...args: string[]) =>
  say({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }, ...args)

const roleOf = async (who: Person) => (await who.call(getMe)).reply.role

test('a vendor who was a platform admin for a while is a vendor again, and open streams hear of both', async () => {
  const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
  await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, ada.id))
  await ada.call(createVendor, { body: BAKERY })
  const received: RecheckScope[] = []
  server.deps.live.subscribe({ changed() {}, lost() {}, recheck: (who) => void received.push(who) })

  expect(await turnout('admin', 'grant', ada.email)).toBe(`${ada.email} is a platform admin now.`)
  expect(await roleOf(ada)).toBe('admin')
  for (const { email } of [ada, ben])
    expect(await turnout('admin', 'revoke', email)).toBe(`${email} is no platform admin any more.`)
  expect([await roleOf(ada), await roleOf(ben)]).toEqual(['vendor', 'user'])
  await expect.poll(() => received).toEqual([ada, ada, ben].map(({ id }) => ({ userId: id })))
})

test('a backup that is made without a store that is away says what the store failed with', async () => {
  const ada = await person(server, 'Ada')
  await keptPicture(server.deps, ada.id)
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1/turnout', S3_KEY_ID: 'club', S3_SECRET: 'bibs' }
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir, ...s3 }
  const file = join(server.config.dataDir, 'rows.tar')
  expect(await say(env, 'backup', file, '--without-lost-pictures')).toMatch(
    /0 picture files are in .*, without 2 picture files \(.*fetch failed.*\)\. Their store failed and was asked no more: /,
  )
})

describe('a group that somebody deleted', () => {
  let ada: Person
  let groupId: string
  const isThere = async () => (await server.call(getGroup, { params: { groupId } })).status
  beforeEach(async () => {
    ada = await person(server, 'Ada')
    groupId = (await ada.call(createGroup, { body: CANAL_SIDE })).reply.id
    await ada.call(deleteGroup, { params: { groupId } })
  })

  test('is told of, comes back whole, and comes back once', async () => {
    expect(await turnout('group', 'restore')).toContain(`${groupId}  `)
    expect(await turnout('group', 'restore', groupId)).toContain('is there again')
    expect(await isThere()).toBe(200)
    expect(await turnout('group', 'restore', groupId)).toContain('was not deleted')
    expect(await turnout('group', 'restore')).toBe('No group was deleted in the last 30 days.')
  })

  test('does not come back after thirty days', async () => {
    await server.deps.sql.execute("update sport_groups set deleted_at = now() - interval '30 days'")
    await expect(turnout('group', 'restore', groupId)).rejects.toThrow('deleted 30 days ago')
    expect(await isThere()).toBe(404)
  })

  test.each(['not-an-id', '01a1ffb5-8313-795c-ba3a-a02a51722aae'])('has no such id as %s', async (id) => {
    await expect(turnout('group', 'restore', id)).rejects.toThrow('There is no group with this id')
  })
})

describe('[M7] a deleted group whose people have gone', () => {
  const rolesIn = async (who: Person, params: { groupId: string }) =>
    (await who.call(listMembers, { params, query: {} })).reply.map(({ user, role, is_creator }) => [
      user.first_name,
      is_creator ? `creator, ${role}` : role,
    ])

  test('[A-4] passes to the other admin when it comes back, and who has gone is in it no more', async () => {
    const { ada, ben, groupId, bensId, params } = await adasGroup(server)
    await ada.call(makeAdmin, { params: { groupId, memberId: bensId } })
    await ben.call(deleteGroup, { params })
    expect(await turnout('user', 'deactivate', ada.email)).toContain('is deactivated')
    expect(await turnout('group', 'restore', groupId)).toContain('is there again')
    expect(await rolesIn(ben, params)).toEqual([['Ben', 'creator, admin']])
    expect((await mailTo(server, ben.email)).at(-1)?.subject).toBe('“Tuesday Football” is yours now')
  })

  test('[A-4] passes to a member where there is no other admin', async () => {
    const { ada, ben, groupId, params } = await adasGroup(server)
    await ada.call(deleteGroup, { params })
    expect(await turnout('user', 'deactivate', ada.email)).toContain('is deactivated')
    await turnout('group', 'restore', groupId)
    expect(await rolesIn(ben, params)).toEqual([['Ben', 'creator, admin']])
  })

  test('comes back under the name Former player where nobody is left', async () => {
    const ada = await person(server, 'Ada')
    const params = { groupId: (await ada.call(createGroup, { body: CANAL_SIDE })).reply.id }
    await turnout('user', 'deactivate', ada.email)
    expect((await server.call(getGroup, { params })).status).toBe(404)
    expect(await turnout('group', 'restore')).toContain(params.groupId)
    expect(await turnout('group', 'restore', params.groupId)).toContain('is there again')
    expect((await server.call(getGroup, { params })).reply.member_count).toBe(1)
  })

  afterEach(() => expectInvariants(server))
})

describe('[A16] somebody whom the operator signs out', () => {
  test('is out on every phone and every open stream, and may sign in again', async () => {
    const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
    const received: RecheckScope[] = []
    const stop = server.deps.live.subscribe({
      changed() {},
      lost() {},
      recheck: (who) => void received.push(who),
    })
    expect(await turnout('user', 'sign-out', ben.email.toUpperCase())).toContain('is signed out everywhere')
    expect((await ben.call(getMe)).status).toBe(401)
    expect((await ada.call(getMe)).status).toBe(200)
    await expect.poll(() => received).toEqual([{ userId: ben.id }])
    await expect(turnout('user', 'sign-out', 'nobody@example.org')).rejects.toThrow('Nobody with the address')
    stop()
  })
})

describe('[A23] somebody who is locked out', () => {
  test('is let in by the operator with the password alone, and told so by mail', async () => {
    const ada = await guardedPerson(server, 'Ada')
    expect((await byPassword(server, ada.email)).status).toBe(403)
    expect(await turnout('user', 'second-factor-off', ada.email.toUpperCase())).toContain(
      'signs in with the password alone again',
    )
    expect((await byPassword(server, ada.email)).status).toBe(200)
    const mail = (await mailTo(server, ada.email)).at(-1)
    expect([mail?.subject, mail?.text]).toEqual([
      'Your account no longer asks for a passkey',
      expect.stringContaining('The people who run this server turned this off'),
    ])
    expect(await turnout('user', 'second-factor-off', ada.email)).toContain('Nothing was changed.')
    await expect(turnout('user', 'second-factor-off', 'nobody@example.org')).rejects.toThrow(
      'Nobody with the address',
    )
  })
})

describe('somebody whom the operator deactivates', () => {
  test('is out at once, on phones that are signed in and on open streams, and nothing says who they were', async () => {
    const { ben, groupId } = await adasGroup(server)
    const received: RecheckScope[] = []
    const stop = server.deps.live.subscribe({
      changed() {},
      lost() {},
      recheck: (who) => void received.push(who),
    })
    expect(await turnout('user', 'deactivate', ben.email.toUpperCase())).toContain('is deactivated')
    expect((await ben.call(getMe)).status).toBe(401)
    await expect
      .poll(() => received)
      .toEqual(expect.arrayContaining([{ userId: ben.id }, { groupId, userId: ben.id }]))
    const [row] = await server.deps.sql.select().from(users).where(eq(users.id, ben.id))
    expect(row).toMatchObject({ firstName: 'Former', email: '', phoneNumber: '' })
    await expect(turnout('user', 'deactivate', ben.email)).rejects.toThrow('Nobody with the address')
    stop()
  })

  test('[M7] stays while they are the only admin of others', async () => {
    const { ada } = await adasGroup(server)
    await expect(turnout('user', 'deactivate', ada.email)).rejects.toThrow(
      'the only admin of Tuesday Football',
    )
    expect((await ada.call(getMe)).status).toBe(200)
  })
})
