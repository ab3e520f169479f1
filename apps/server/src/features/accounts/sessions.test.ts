import { getMe, logout } from '@turnout/contract/me'
import { endOtherSessions, endSession, listSessions } from '@turnout/contract/sessions'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { PASSWORD, registeredPerson, resetServer, signIn } from './testing.ts'

const server = sharedServer(resetServer)

type Phone = { token: string }

const isIn = async (who: Phone) => (await server.call(getMe, undefined, who)).status === 200
const listed = async (who: Phone) => (await server.call(listSessions, undefined, who)).reply
const ownId = async (who: Phone) => (await listed(who)).find((one) => one.is_current)?.id ?? 'none'
const end = (who: Phone, sessionId: string, password = PASSWORD) =>
  server.call(endSession, { params: { sessionId }, body: { password } }, who)

test('[A16] a person sees where they are signed in, and which session is this device', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email, PASSWORD, true)
  await registeredPerson(server, 'Ben')
  const seen = await listed(laptop)
  expect(seen.map(({ remembered, is_current }) => ({ remembered, is_current }))).toEqual([
    { remembered: true, is_current: true },
    { remembered: false, is_current: false },
  ])
})

test('[A16] an ended session is not listed', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email)
  await server.call(logout, {}, laptop)
  expect(await listed(ada)).toHaveLength(1)
})

test('[A16] a device is signed out by its owner with the password, and a second time does no harm', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email)
  const id = await ownId(laptop)
  expect((await end(ada, id, 'not my password')).problem.code).toBe('wrong-password')
  expect(await isIn(laptop)).toBe(true)
  expect((await end(ada, id)).status).toBe(200)
  expect(await isIn(laptop)).toBe(false)
  expect((await end(ada, id)).status).toBe(200)
  expect(await isIn(ada)).toBe(true)
})

test('[M3] no one can sign out another person', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const ben = await registeredPerson(server, 'Ben')
  const refused = await end(ben, await ownId(ada))
  expect([refused.status, refused.problem.code]).toEqual([404, 'session-not-found'])
  expect(await isIn(ada)).toBe(true)
})

test('[A16] signing out everywhere else ends the other sessions of this account and no others', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const others = [await signIn(server, ada.email), await signIn(server, ada.email)]
  const ben = await registeredPerson(server, 'Ben')
  const refused = await server.call(endOtherSessions, { body: { password: 'not my password' } }, ada)
  expect(refused.problem.code).toBe('wrong-password')
  expect((await server.call(endOtherSessions, { body: { password: PASSWORD } }, ada)).status).toBe(200)
  expect(await Promise.all([ada, ...others, ben].map(isIn))).toEqual([true, false, false, true])
})
