import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPath } from '@turnout/contract/endpoint'
import { createGroup, deleteGroup, getGroup } from '@turnout/contract/groups'
import { getReceipt } from '@turnout/contract/history'
import { changeScore, closeGame, endMatch } from '@turnout/contract/live-match'
import { getMe } from '@turnout/contract/me'
import { requestPasskeySignIn, signInWithPasskey } from '@turnout/contract/passkeys'
import { forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { requestSecondFactor } from '@turnout/contract/second-factor'
import { createVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { API } from './app.ts'
import { users } from './features/accounts/tables.ts'
import { mailTo, resetLinkIn } from './features/accounts/testing.ts'
import { adasGroup } from './features/groups/testing.ts'
import { byPassword, guardedPerson, pendingIn } from './features/second-factor/testing.ts'
import { BAKERY } from './features/vendors/testing.ts'
import type { RecheckScope } from './platform/live/live.ts'
import { CANAL_SIDE, kickOff, liveGame } from './testing/game-setup.ts'
import { type Person, person } from './testing/people.ts'
import { keptPicture } from './testing/photo.ts'
import { runCli as say } from './testing/run-cli.ts'
import { sharedServer } from './testing/shared-server.ts'

const server = sharedServer()

const turnout = (...args: string[]) =>
  say({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }, ...args)

const roleOf = async (who: Person) => (await who.call(getMe)).reply.role

test('a vendor who was a platform admin for a while is a vendor again, and open streams get both changes', async () => {
  const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
  await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, ada.id))
  await ada.call(createVendor, { body: BAKERY })
  const received: RecheckScope[] = []
  server.deps.live.subscribe({ changed() {}, lost() {}, recheck: (who) => void received.push(who) })

  expect(await turnout('admin', 'grant', ada.email)).toBe(`${ada.email} is a platform admin now.`)
  expect(await roleOf(ada)).toBe('admin')
  const revoked = [ada, ben].map(({ email }) => turnout('admin', 'revoke', email))
  expect(await Promise.all(revoked)).toEqual(
    [ada, ben].map(({ email }) => `${email} is no platform admin any more.`),
  )
  expect([await roleOf(ada), await roleOf(ben)]).toEqual(['vendor', 'user'])
  const ids = () => received.map(({ userId }) => userId).sort()
  await expect.poll(ids).toEqual([ada.id, ada.id, ben.id].sort())
})

test('a backup without an unavailable picture store shows the error of the store', async () => {
  const ada = await person(server, 'Ada')
  await keptPicture(server.deps, ada.id)
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1/turnout', S3_KEY_ID: 'club', S3_SECRET: 'bibs' }
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir, ...s3 }
  const file = join(server.config.dataDir, 'rows.tar')
  expect(await say(env, 'backup', file, '--without-lost-pictures')).toMatch(
    /0 picture files are in .*, without 2 picture files \(.*fetch failed.*\)\. Their store failed and was asked no more: /,
  )
})

test('a deleted group is listed and can be restored once, but not after thirty days', async () => {
  const ada = await person(server, 'Ada')
  const deletedOne = async () => {
    const groupId = (await ada.call(createGroup, { body: CANAL_SIDE })).reply.id
    await ada.call(deleteGroup, { params: { groupId } })
    return groupId
  }
  const longAgo = await deletedOne()
  await server.deps.sql.execute("update sport_groups set deleted_at = now() - interval '30 days'")
  const groupId = await deletedOne()
  const refusals = [
    ['not-an-id', 'There is no group with this id'],
    ['01a1ffb5-8313-795c-ba3a-a02a51722aae', 'There is no group with this id'],
    [longAgo, 'deleted 30 days ago'],
  ].map(([id = '', refusal]) => expect(turnout('group', 'restore', id)).rejects.toThrow(refusal))
  expect(await turnout('group', 'restore')).toMatch(new RegExp(`^${groupId}  .*$`))
  await Promise.all(refusals)
  expect((await server.call(getGroup, { params: { groupId: longAgo } })).status).toBe(404)
  expect(await turnout('group', 'restore', groupId)).toContain('is there again')
  expect((await server.call(getGroup, { params: { groupId } })).status).toBe(200)
  const [again, list] = await Promise.all([turnout('group', 'restore', groupId), turnout('group', 'restore')])
  expect(again).toContain('was not deleted')
  expect(list).toBe('No group was deleted in the last 30 days.')
})

describe('[A16] a person whom the operator signs out', () => {
  test('is out on every phone and every open stream, and may sign in again', async () => {
    const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
    const received: RecheckScope[] = []
    const stop = server.deps.live.subscribe({
      changed() {},
      lost() {},
      recheck: (who) => void received.push(who),
    })
    const nobody = expect(turnout('user', 'sign-out', 'nobody@example.org')).rejects.toThrow(
      'Nobody with the address',
    )
    expect(await turnout('user', 'sign-out', ben.email.toUpperCase())).toContain('is signed out everywhere')
    await nobody
    expect((await ben.call(getMe)).status).toBe(401)
    expect((await ada.call(getMe)).status).toBe(200)
    await expect.poll(() => received).toEqual([{ userId: ben.id }])
    stop()
  })

  test('has no other way left in that a stranger may have prepared, and no passkey if the operator wants that', async () => {
    const ada = await guardedPerson(server, 'Ada')
    const half = pendingIn(await byPassword(server, ada.email))
    await server.call(forgotPassword, { body: { email: ada.email } })
    const token = resetLinkIn((await mailTo(server, ada.email)).at(-1))
    expect(await turnout('user', 'sign-out', ada.email)).toContain('So can 1 passkey')
    const finish = await server.call(requestSecondFactor, { body: { sign_in: half } })
    expect(finish.problem.code).toBe('sign-in-over')
    const body = { token, password: 'nine bibs and two whistles' }
    expect((await server.call(resetPassword, { body })).problem.code).toBe('reset-invalid')
    expect(await turnout('user', 'sign-out', '--passkeys', ada.email)).toContain('only a recovery code')
    const asked = (await server.call(requestPasskeySignIn, {})).reply
    const credential = ada.phone.sign({ ...asked, origin: server.config.publicUrl })
    expect((await server.call(signInWithPasskey, { body: { credential } })).problem.code).toBe(
      'passkey-refused',
    )
  })
})

describe('[A23] a person who is locked out', () => {
  test('is let in by the operator with the password alone, and gets a mail about it', async () => {
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
    await Promise.all([
      expect(turnout('user', 'second-factor-off', ada.email)).resolves.toContain('Nothing was changed.'),
      expect(turnout('user', 'second-factor-off', 'nobody@example.org')).rejects.toThrow(
        'Nobody with the address',
      ),
    ])
  })
})

describe('a person whom the operator deactivates', () => {
  test('is out at once, on signed-in phones and open streams, and nothing identifies them', async () => {
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

test('[E-9] the receipt of a game is replayed on the command line, which says whether the result is the same', async () => {
  const { ada, gameId } = await liveGame(server)
  const params = { gameId }
  const { a } = await kickOff(ada, gameId)
  await ada.call(changeScore, { params, body: { team_id: a, action: 'increment' } })
  await ada.call(endMatch, { params })
  await ada.call(closeGame, { params })
  const file = join(server.config.dataDir, 'receipt.json')
  const headers = { authorization: `Bearer ${ada.token}` }
  const { body } = await server.app.inject({ url: API + fillPath(getReceipt.path, params), headers })
  writeFileSync(file, body)
  expect(await turnout('replay', file)).toMatch(/^Same: Canal Side Kickabout,/)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(body), winner: null }))
  await expect(turnout('replay', file)).rejects.toMatchObject({ code: 1 })
})
