import { deactivate } from '@turnout/contract/profile'
import { reportVendor } from '@turnout/contract/vendor-reports'
import { unpublishMyVendor } from '@turnout/contract/vendors'
import { beforeEach, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { runCli } from '../../testing/run-cli.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { vendorReports } from './tables.ts'
import { publishedVendor } from './testing.ts'

const server = sharedServer()
let dan: Person
let ben: Person
beforeEach(async () => {
  dan = await publishedVendor(server)
  ben = await person(server, 'Ben')
})

const report = (who: Person, body: object = { reason: 'spam' }) =>
  who.call(reportVendor, { params: { vendorId: dan.id }, body: body as { reason: 'spam' } })

const run = (...args: string[]) =>
  runCli({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }, ...args)

test('[V-12] a person can report a page once, not their own, and only while it is public', async () => {
  expect((await report(ben)).status).toBe(201)
  expect((await report(ben)).problem.code).toBe('already-reported')
  expect((await report(dan)).problem.code).toBe('own-vendor')
  await dan.call(unpublishMyVendor)
  const refused = await report(await person(server, 'Cleo'))
  expect([refused.status, refused.problem.code]).toEqual([404, 'vendor-gone'])
})

test('[V-12] ten reports of a person at once are one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(ben)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await server.deps.sql.$count(vendorReports)).toBe(1)
})

test('[V-12] twenty reports an hour and no more', async () => {
  for (let count = 0; count < 20; count += 1) await report(ben)
  expect((await report(ben)).status).toBe(429)
})

test("[V-12] 'other' needs a note", async () => {
  const { status, problem } = await report(ben, { reason: 'other' })
  expect([status, problem.errors?.[0]]).toEqual([
    422,
    { field: 'note', message: 'Say what is wrong with this page.' },
  ])
})

test('[V-12] [B21] the operator lists reports without who made them, and show and hide settle them', async () => {
  await report(ben, { reason: 'other', note: 'They never came' })
  const listed = await run('reports')
  expect(listed).toContain('1 open report')
  expect(listed).toContain(`vendor ${dan.id}, for another reason`)
  expect(listed).toContain('Weaver Street Bakery (pies@example.org): Pies and tea')
  expect(listed).toContain('Note: They never came')
  for (const hidden of [ben.email, ben.id, 'Ben']) expect(listed).not.toContain(hidden)
  await run('vendor', 'show', dan.id)
  expect(await run('reports')).toBe('Nothing is reported.')
  expect((await report(await person(server, 'Cleo'))).status).toBe(201)
  await run('vendor', 'hide', dan.id)
  expect(await run('reports')).toBe('Nothing is reported.')
})

test.each(['the vendor', 'the person who reported'])(
  'a report is deleted with the account of %s',
  async (who) => {
    await report(ben)
    await (who === 'the vendor' ? dan : ben).call(deactivate)
    expect(await server.deps.sql.$count(vendorReports)).toBe(0)
  },
)
