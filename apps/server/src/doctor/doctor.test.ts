import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { emptyDatabase, type TestDatabase, workerDatabase } from '../testing/database.ts'
import { freePort } from '../testing/free-port.ts'
import { turnout } from '../testing/turnout.ts'
import { examine } from './examine.ts'
import { examineBackups } from './examine-house.ts'

let db: TestDatabase
let dataDir: string
beforeAll(async () => {
  db = await workerDatabase()
})
afterAll(() => db.close())
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'turnout-doctor-'))
  return () => rmSync(dataDir, { recursive: true, force: true })
})

const look = async (env: Record<string, string>) => {
  const findings = await examine(loadConfig({ DATABASE_URL: db.url, DATA_DIR: dataDir, ...env }))
  return Object.fromEntries(findings.map(({ about, is, says }) => [about, { is, says }]))
}
const mailAt = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'club@example.org' })

test('a database that would lose what it acknowledged is wrong, and its tables and clock are fine', async () => {
  // the test run's own database is told to be quick
  expect(await look({})).toMatchObject({
    address: { is: 'look' },
    contact: { is: 'look' },
    database: { is: 'fine' },
    tables: { is: 'fine' },
    durability: { is: 'wrong', says: expect.stringContaining('set fsync and full_page_writes') },
    clock: { is: 'fine' },
    outbox: { is: 'fine' },
    mail: { is: 'look' },
    pictures: { is: 'fine' },
    backups: { is: 'look' },
  })
})

test('tables of another version are told, and a database that does not answer', async () => {
  const empty = await emptyDatabase()
  expect((await look({ DATABASE_URL: empty.url })).tables).toMatchObject({ is: 'look' })
  await empty.close()
  const nowhere = await look({ DATABASE_URL: 'postgres://turnout@127.0.0.1:1/turnout' })
  expect(nowhere.database).toEqual({
    is: 'wrong',
    says: expect.stringMatching(/ECONNREFUSED.*DATABASE_URL right/),
  })
})

test('a mail server that answers is fine, one that does not or does not know us is wrong', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_, __, done) => done(new Error('No such user.')),
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  expect((await look(mailAt(port))).mail).toMatchObject({ is: 'fine' })
  const stranger = await look({ ...mailAt(port), SMTP_URL: `smtp://ada:bibs@127.0.0.1:${port}` })
  expect(stranger.mail).toEqual({ is: 'wrong', says: expect.stringContaining('No such user.') })
  await new Promise<void>((closed) => server.close(closed))
  expect((await look(mailAt(port))).mail).toEqual({
    is: 'wrong',
    says: expect.stringContaining('ECONNREFUSED'),
  })
})

test('pictures that cannot be written are wrong, and old backups are told', async () => {
  writeFileSync(join(dataDir, 'uploads'), 'a file where the folder should be')
  expect((await look({})).pictures).toMatchObject({ is: 'wrong' })
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1/turnout', S3_KEY_ID: 'club', S3_SECRET: 'bibs' }
  expect((await look(s3)).pictures).toEqual({
    is: 'wrong',
    says: expect.stringContaining('S3_SECRET right?'),
  })
})

test('a store that says that it is of another database is told, with what to do', async () => {
  expect(await look({})).not.toHaveProperty('store')
  writeFileSync(join(dataDir, 'uploads', 'instance-id'), 'somebody else')
  expect((await look({})).store).toEqual({
    is: 'look',
    says: expect.stringContaining('remove "instance-id" from it'),
  })
})

test('said on the command line with a database of its own, it says what to do and ends with 0', async () => {
  await mkdir(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'turnout-2026-01-01T00-00-00Z.tar'), '')
  const said = await turnout({ DATA_DIR: dataDir }, 'doctor')
  expect(said).toMatch(/^fine {3}durability/m)
  expect(said).toMatch(/^LOOK {3}backups .*more than a day old/m)
  expect(said).toMatch(/It works\. Look at what is marked\.$/)
})

test('a last backup that lacks pictures is told', async () => {
  await mkdir(join(dataDir, 'backups'), { recursive: true })
  const name = 'turnout-2026-07-14T00-00-00Z-without-some-pictures.tar'
  writeFileSync(join(dataDir, 'backups', name), '')
  const config = loadConfig({ DATA_DIR: dataDir })
  expect(await examineBackups(config, Date.parse('2026-07-14T12:00:00Z'))).toMatchObject({
    is: 'look',
    says: expect.stringMatching(/could not be read; the log names them\. Look for them in \S+uploads, /),
  })
})

test('settings that cannot be read are a sentence, and what is wrong is told by the number at the end', async () => {
  await expect(turnout({ PORT: 'http' }, 'doctor')).rejects.toThrow('PORT must be a number')
  await expect(turnout({ DATABASE_URL: db.url, DATA_DIR: dataDir }, 'doctor')).rejects.toMatchObject({
    code: 1,
  })
})
