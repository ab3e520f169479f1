import { confirmSubscription, subscribe, unsubscribe } from '@turnout/contract/newsletter'
import { sql as query } from 'drizzle-orm'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { deleteInactiveSubscribers } from './store.ts'
import { newsletterLinks, subscribers } from './tables.ts'

const server = sharedServer(resetServer)

const ADA = 'ada@example.org'
const DAY_MS = 24 * 3_600_000
const ask = (email = ADA, tag?: 'news' | 'events' | 'vendors') =>
  server.call(subscribe, { body: { email, ...(tag && { tag }) } })
const confirm = (token: string) => server.call(confirmSubscription, { query: { token } })
const leave = (token: string) => server.call(unsubscribe, { body: { token } })
const newest = async (address = ADA) => (await mailTo(server, address)).at(-1)
const linkOf = (mail: Email | undefined) => /\/newsletter\/\w+\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''
const unsubscribeTokenOf = (mail: Email | undefined) =>
  /^<(.+)>$/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? ''
const outOf = (mail: Email | undefined) => new URL(unsubscribeTokenOf(mail)).searchParams.get('token') ?? ''
const onList = () =>
  server.deps.sql.select({ email: subscribers.email, tags: subscribers.tags }).from(subscribers)

async function adaIsOn() {
  await ask()
  await confirm(linkOf(await newest()))
  return newest()
}

test('an address is on the list once its link is opened, and not before', async () => {
  const first = await ask()
  expect([first.status, first.reply.message]).toEqual([
    202,
    'Check your email: open the link in it and you are on the list.',
  ])
  const [before] = await server.deps.sql.select().from(subscribers)
  expect(before).toMatchObject({ tags: [], confirmedAt: null })
  const mail = await newest()
  expect(mail?.subject).toBe('Confirm your subscription')
  expect((await confirm(linkOf(mail))).reply.message).toBe('You are on the list.')
  expect(await onList()).toEqual([{ email: ADA, tags: ['news'] }])
  expect((await newest())?.subject).toBe("You're on the list")
})

test('the answer is the same for an address that is on the list; its owner gets a mail', async () => {
  const first = await ask()
  await confirm(linkOf(await newest()))
  await mailTo(server, ADA)
  const second = await ask('ADA@example.org')
  expect([second.status, second.reply]).toEqual([first.status, first.reply])
  expect((await newest())?.subject).toBe("You're on the list")
  expect(await server.deps.sql.$count(subscribers)).toBe(1)
})

test('a second wish on the same list is confirmed separately, so no one can widen the wishes of another person', async () => {
  await adaIsOn()
  await ask(ADA, 'vendors')
  const mail = await newest()
  expect(mail?.text).toContain('when the vendor directory opens')
  expect(await onList()).toEqual([{ email: ADA, tags: ['news'] }])
  await confirm(linkOf(mail))
  expect(await onList()).toEqual([{ email: ADA, tags: ['news', 'vendors'] }])
})

test('the link may be opened twice, is valid for a week, and anything else is no link', async () => {
  await ask()
  const token = linkOf(await newest())
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(200)
  await ask('ben@example.org')
  const late = linkOf(await newest('ben@example.org'))
  server.pass(7 * DAY_MS)
  for (const wrong of [late, '', 'x', token.slice(1)])
    expect((await confirm(wrong)).problem.code).toBe('newsletter-link-invalid')
})

test('one press leaves the list and deletes the address, and may be repeated', async () => {
  const welcome = await adaIsOn()
  expect(welcome?.text?.match(/https?:\S+token=\S+/g)).toEqual([unsubscribeTokenOf(welcome)])
  const token = outOf(welcome)
  expect((await leave(token)).reply.message).toBe('You are off the list.')
  expect(await onList()).toEqual([{ email: '', tags: [] }])
  expect((await leave(token)).status).toBe(200)
  expect((await leave('nobody has this link')).problem.code).toBe('newsletter-link-invalid')
})

test('a link of the other kind does nothing: confirming is not leaving', async () => {
  await ask()
  const mail = await newest()
  const out = outOf(mail)
  expect((await confirm(out)).problem.code).toBe('newsletter-link-invalid')
  expect((await leave(linkOf(mail))).problem.code).toBe('newsletter-link-invalid')
})

test('an older link does not put back a person who left, but they may subscribe again', async () => {
  await ask()
  const older = linkOf(await newest())
  await confirm(older)
  await leave(outOf(await newest()))
  expect((await confirm(older)).problem.code).toBe('newsletter-link-invalid')
  await ask()
  await confirm(linkOf(await newest()))
  expect(await onList()).toEqual([{ email: ADA, tags: ['news'] }])
})

test('a mail program unsubscribes in one click (RFC 8058), and a GET changes nothing', async () => {
  const mail = await adaIsOn()
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const { pathname, search } = new URL(unsubscribeTokenOf(mail))
  const url = pathname + search

  const looked = await server.app.inject({ method: 'GET', url })
  expect([looked.statusCode, looked.headers.location]).toEqual([303, `/newsletter/unsubscribe${search}`])
  expect(await onList()).toEqual([{ email: ADA, tags: ['news'] }])

  const pressed = await server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([pressed.statusCode, pressed.headers['set-cookie']]).toEqual([200, undefined])
  expect(await onList()).toEqual([{ email: '', tags: [] }])
})

test('the one click also works in the other form encoding, and an unknown link is no fault', async () => {
  const { pathname, search } = new URL(unsubscribeTokenOf(await adaIsOn()))
  const payload =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const post = (url: string) => server.app.inject({ method: 'POST', url, headers, payload })
  expect((await post(`${pathname}?token=unknown&token=twice`)).statusCode).toBe(200)
  expect(await onList()).toEqual([{ email: ADA, tags: ['news'] }])
  expect((await post(pathname + search)).statusCode).toBe(200)
  expect(await onList()).toEqual([{ email: '', tags: [] }])
})

test('[A6] after fifty wishes an hour from one network the next is refused, and one inbox gets three mails an hour', async () => {
  for (let n = 0; n < 50; n++) expect((await ask()).status).toBe(202)
  const { problem } = await ask()
  expect(problem.detail).toBe('Too many newsletter sign-ups from this network. Try again in 60 minutes.')
  expect(await mailTo(server, ADA)).toHaveLength(3)
})

test('confirmed and left at the same moment, twenty times, the list stays consistent', async () => {
  await ask()
  const mail = await newest()
  const out = outOf(mail)
  const requests = Array.from({ length: 20 }, (_, n) => (n % 2 ? leave(out) : confirm(linkOf(mail))))
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
  expect(await onList()).toEqual([{ email: '', tags: [] }])
})

test('after a month unconfirmed and former subscribers are deleted, and the others stay', async () => {
  await adaIsOn()
  await leave(outOf(await newest()))
  await ask('ben@example.org')
  await ask('cleo@example.org')
  await confirm(linkOf(await newest('cleo@example.org')))
  server.pass(31 * DAY_MS)
  const { sql, clock } = server.deps
  await deleteInactiveSubscribers(sql, new Date(await clock.now(sql)))
  expect(await onList()).toEqual([{ email: 'cleo@example.org', tags: ['news'] }])
  const { rows } = await server.deps.sql.execute<{ many: number }>(
    query`select count(distinct subscriber_id)::int as many from ${newsletterLinks}`,
  )
  expect(rows[0]?.many).toBe(1)
})

test('[A11] no link is stored in the form of the mail', async () => {
  const mail = await adaIsOn()
  const { rows } = await server.deps.sql.execute<{ text: string }>(
    query`select string_agg(links::text, ' ') || (select string_agg(payload::text, ' ') from jobs) as text from newsletter_links links`,
  )
  expect(rows[0]?.text).not.toContain(outOf(mail))
  expect(rows[0]?.text).toContain('unsubscribe')
})
