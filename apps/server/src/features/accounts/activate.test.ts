import { activate, finishActivation, login, resendActivation } from '@turnout/contract/accounts'
import { createGroup, listGroups } from '@turnout/contract/groups'
import { getMe } from '@turnout/contract/me'
import { sql as query } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { registrations, users } from './tables.ts'
import {
  activationLinkIn,
  mailTo,
  PASSWORD,
  registrationForm,
  resetServer,
  signIn,
  signUp,
} from './testing.ts'

const server = sharedServer(resetServer)

const DAN = 'dan@example.org'
const open = (token: string) => server.call(activate, { query: { token } })
const newestLink = async (address = DAN) => activationLinkIn((await mailTo(server, address)).at(-1))

async function requestAsDan() {
  await signUp(server, registrationForm('Dan'))
  return { phone: await signIn(server, DAN), link: await newestLink() }
}

test('opening the link makes the account, and the signed-in phone stays signed in', async () => {
  const { phone, link } = await requestAsDan()
  const before = await server.call(getMe, undefined, phone)
  expect((await open(link)).reply.already_active).toBe(false)
  const after = await server.call(getMe, undefined, phone)
  expect(before.reply).toMatchObject({ email_confirmed: false, first_name: 'Dan' })
  expect(after.reply).toEqual({ ...before.reply, email_confirmed: true })
})

test('[A9] behind a proxy that is not configured no network counts, because all people share its address', async () => {
  const behind = await testServer({ PUBLIC_URL: 'https://turnout.example.org' })
  await signUp(behind, registrationForm('Dan'))
  const token = activationLinkIn((await mailTo(behind, DAN)).at(-1))
  const elsewhere = { 'x-device-key': newId() }
  const opened = await behind.call(activate, { query: { token } }, undefined, elsewhere)
  expect(opened.problem.code).toBe('activation-needs-password')
  await behind.close()
})

test('[A10] [I18] twenty people opening one link make one account', async () => {
  const { link } = await requestAsDan()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(link)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.filter(({ reply }) => !reply.already_active)).toHaveLength(1)
  expect(await server.deps.sql.$count(users)).toBe(1)
})

test('[A9] of two registrations of one address confirmed at once, one makes the account', async () => {
  const chosen = ['the first of two', 'the second of two']
  for (const password of chosen) await signUp(server, registrationForm('Dan', { password }))
  const links = (await mailTo(server, DAN)).map(activationLinkIn)
  const opened = await Promise.all(links.map(open))
  expect(opened.map(({ problem }) => problem.code)).toEqual(Array(2).fill('activation-needs-password'))
  const answers = await Promise.all(
    links.map((token, at) => server.call(finishActivation, { body: { token, password: chosen[at] ?? '' } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await server.deps.sql.$count(users)).toBe(1)
  expect(await server.deps.sql.$count(registrations)).toBe(0)
})

test('[A9] the pending password of a stranger is void once the owner confirmed their own', async () => {
  const { link } = await requestAsDan()
  await signUp(server, registrationForm('Mallory', { email: DAN, password: 'not the whistle of dan' }))
  const stranger = await signIn(server, DAN, 'not the whistle of dan')
  await server.call(finishActivation, { body: { token: link, password: PASSWORD } })

  const secondLogin = await server.call(login, { body: { email: DAN, password: 'not the whistle of dan' } })
  expect(secondLogin.problem.code).toBe('wrong-credentials')
  expect((await server.call(getMe, undefined, stranger)).problem.code).toBe('session-over')
  expect(await mailTo(server, DAN)).toHaveLength(1) // the stranger's waiting mail is gone
  expect((await server.call(login, { body: { email: DAN, password: PASSWORD } })).status).toBe(200)
})

test('[A9] a registration of an address with an account never becomes anything', async () => {
  const { link } = await requestAsDan()
  await signUp(server, registrationForm('Mallory', { email: DAN, password: 'not the whistle of dan' }))
  const strangersLink = await newestLink()
  expect(strangersLink).not.toBe(link)
  await server.call(finishActivation, { body: { token: link, password: PASSWORD } })
  expect((await open(strangersLink)).problem.code).toBe('activation-invalid')

  await signUp(server, registrationForm('Mallory', { email: DAN, password: 'not the whistle of dan' }))
  const stranger = await signIn(server, DAN, 'not the whistle of dan')
  server.pass(3_600_000)
  expect((await server.call(resendActivation, undefined, stranger)).status).toBe(202)
  expect((await mailTo(server, DAN)).at(-1)?.subject).toBe('You already have an account')
  expect((await server.call(getMe, undefined, stranger)).reply.email_confirmed).toBe(false)
})

test('[A10] a used link says for 48 hours that the account is active', async () => {
  const { link } = await requestAsDan()
  await open(link)
  expect((await open(link)).reply.already_active).toBe(true)
  server.pass(48 * 3_600_000)
  expect((await open(link)).problem.code).toBe('activation-invalid')
})

test('[A10] after 48 hours an unopened link has expired, and a new one helps', async () => {
  const { link } = await requestAsDan()
  server.pass(48 * 3_600_000)
  const late = await open(link)
  expect(late.status).toBe(404)
  expect(late.problem.detail).toBe('The activation link is invalid or expired.')
  await server.call(resendActivation, undefined, await signIn(server, DAN))
  expect((await open(await newestLink())).status).toBe(200)
})

test.each(['', 'x', 'unknown-unknown-unknown-unknown-unknown-unknown', '%00'])(
  '[A10] %j is not a link of ours',
  async (token) => expect((await open(token)).problem.code).toBe('activation-invalid'),
)

test('[A10] requesting a new link ends the older one', async () => {
  const { phone, link } = await requestAsDan()
  await server.call(resendActivation, undefined, phone)
  const newer = await newestLink()
  expect((await open(link)).problem.code).toBe('activation-invalid')
  expect((await open(newer)).status).toBe(200)
})

test('[A6] a fourth mail within the hour has to wait, and a confirmed account needs none', async () => {
  const { phone, link } = await requestAsDan()
  const ask = async () => (await server.call(resendActivation, undefined, phone)).status
  expect([await ask(), await ask(), await ask()]).toEqual([202, 202, 429])
  await server.call(activate, { query: { token: await newestLink() } })
  expect(link).not.toBe(await newestLink())
  expect(await ask()).toBe(409)
})

test('a pending account may read and nothing else', async () => {
  const { phone } = await requestAsDan()
  expect((await server.call(getMe, undefined, phone)).status).toBe(200)
  expect((await server.call(listGroups, undefined, phone)).status).toBe(200)
  const refused = await server.app.inject({
    method: createGroup.method,
    url: `/api/v1${createGroup.path}`,
    headers: { authorization: `Bearer ${phone.token}`, 'idempotency-key': newId() },
    payload: {},
  })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().detail).toBe(`Confirm your email first. We sent a link to ${DAN}.`)
})

test('[A11] neither link, bearer token nor password is anywhere in the database', async () => {
  const { phone, link } = await requestAsDan()
  await open(link)
  const { rows: columns } = await server.deps.sql.execute<{ at: string; name: string }>(query`
    select format('%I.%I', table_schema, table_name) as at, column_name as name
    from information_schema.columns where table_schema = 'public'`)
  expect(columns.length).toBeGreaterThan(50)
  for (const { at, name } of columns) {
    const { rows } = await server.deps.sql.execute<{ text: string | null }>(
      query`select string_agg(${query.identifier(name)}::text, ' ') as text from ${query.raw(at)}`,
    )
    for (const secret of [phone.token, link, PASSWORD])
      expect(rows[0]?.text ?? '', `${at}.${name}`).not.toContain(secret)
  }
})
