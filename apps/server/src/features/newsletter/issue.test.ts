import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { confirmSubscription, subscribe, unsubscribe } from '@turnout/contract/newsletter'
import { beforeEach, expect, test } from 'vitest'
import { MAIL } from '../../platform/mail/outbox.ts'
import { runCli } from '../../testing/run-cli.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { issueNewsletter, parseIssue, SEND_ISSUE } from './issue.ts'
import { newsletterIssues } from './tables.ts'

const server = sharedServer(resetServer)
beforeEach(async () => {
  for (const name of ['ada', 'ben']) await putOn(name, 'news')
  await putOn('cleo', 'vendors')
  await server.call(subscribe, { body: { email: 'dan@example.org' } }) // and never confirms
})

const ISSUE = '# The season opens\n\nBibs are washed.\nPitches are drawn.\n\nSee <you> on *Tuesday*.\n'
const SUBJECT = 'The season opens'
const PEOPLE = ['ada', 'ben', 'cleo', 'dan']

const mailsOf = (name: string) => mailTo(server, `${name}@example.org`)

async function putOn(name: string, tag: 'news' | 'vendors') {
  await server.call(subscribe, { body: { email: `${name}@example.org`, tag } })
  const token = /confirm\?token=(\S+)/.exec((await mailsOf(name)).at(-1)?.text ?? '')?.[1] ?? ''
  await server.call(confirmSubscription, { query: { token } })
}

/** Counts one inbox after the other; the first check also sends the mails. */
async function copies(): Promise<number[]> {
  const counts: number[] = []
  for (const name of PEOPLE)
    counts.push((await mailsOf(name)).filter((mail) => mail.subject === SUBJECT).length)
  return counts
}

const send = (text = ISSUE) => server.deps.transact((sql) => issueNewsletter(sql, text, 'news'))

test('everyone who confirmed the list gets one copy with a working unsubscribe link, and no one else does', async () => {
  expect(await send()).toEqual({ type: 'sent', to: 2 })
  expect(await copies()).toEqual([1, 1, 0, 0])
  const mail = (await mailsOf('ada')).find(({ subject }) => subject === SUBJECT)
  expect(mail?.text).toContain('See <you> on *Tuesday*.')
  expect(mail?.html).toContain('See &#60;you&#62; on *Tuesday*.')
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(header('list-unsubscribe').slice(1, -1))
  await server.app.inject({ method: 'POST', url: url.pathname + url.search })
  await send(`${ISSUE}\nThe second one.`)
  expect(await copies()).toEqual([1, 2, 0, 0])
})

test('an issue to thousands delays no other mail', () => {
  expect(SEND_ISSUE.lane).not.toBe(MAIL.lane)
})

test('an interrupted sending has sent nothing, and its retry reaches everyone once', async () => {
  const killed = server.deps.transact(async (sql) => {
    await issueNewsletter(sql, ISSUE, 'news')
    throw new Error('The power went.')
  })
  await expect(killed).rejects.toThrow('The power went.')
  expect([await server.deps.sql.$count(newsletterIssues), await copies()]).toEqual([0, [0, 0, 0, 0]])
  const results = await Promise.all([send(), send(`${ISSUE}\n\n`), send()])
  expect(results.map(({ type: is }) => is).sort()).toEqual(['sent', 'sent-before', 'sent-before'])
  expect(await copies()).toEqual([1, 1, 0, 0])
})

test('a person who unsubscribes between the sending and their copy gets none', async () => {
  const [, unsubscribeToken = ''] = /token=(\S+)/.exec((await mailsOf('ada')).at(-1)?.text ?? '') ?? []
  await send()
  await server.call(unsubscribe, { body: { token: unsubscribeToken } })
  expect(await copies()).toEqual([0, 1, 0, 0])
})

test.each(['', '# Only a subject', 'Two lines\nof a subject\n\nand a text'])('%j is not an issue', (text) => {
  expect(parseIssue(text)).toBeNull()
})

test('the operator sends it twice from a file, and it is sent once', async () => {
  const file = join(server.config.dataDir, 'issue.md')
  writeFileSync(file, ISSUE)
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }
  const sendFile = () => runCli(env, 'newsletter', 'send', file, '--tag', 'news')
  expect(await sendFile()).toBe("2 mails to the list 'news' on the way.")
  expect(await sendFile()).toMatch(
    /^Nothing was sent: these words went to the list 'news' on \d{4}-\d\d-\d\d\.$/,
  )
  expect(await copies()).toEqual([1, 1, 0, 0])
})
