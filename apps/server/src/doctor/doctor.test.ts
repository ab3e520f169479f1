import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { users } from '../features/accounts/tables.ts'
import { passkeys } from '../features/passkeys/tables.ts'
import { PIXEL, startMapService } from '../features/places/testing.ts'
import { sha256 } from '../platform/chance.ts'
import { databasePaths } from '../platform/db/paths.ts'
import { newId } from '../platform/ids.ts'
import { jobs } from '../platform/jobs/tables.ts'
import { emptyDatabase, emptyTables, type TestDatabase, workerDatabase } from '../testing/database.ts'
import { freePort } from '../testing/free-port.ts'
import { runCli } from '../testing/run-cli.ts'
import { examine } from './examine.ts'
import { examineBackups } from './examine-environment.ts'
import { examineFiles } from './examine-files.ts'

const NOBODY = 65_534

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

const examineWith = async (env: Record<string, string>) => {
  const findings = await examine(
    loadConfig({ DATABASE_URL: db.url, DATA_DIR: dataDir, MAP_TILES: 'off', ...env }),
  )
  return Object.fromEntries(findings.map(({ subject, level, message }) => [subject, { level, message }]))
}
const mailSettings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'club@example.org',
})

test('a database that could lose acknowledged data is wrong, and its tables and clock are fine', async () => {
  // the database of the test run has these fast settings
  expect(await examineWith({})).toMatchObject({
    address: { level: 'look' },
    contact: { level: 'look' },
    database: { level: 'fine' },
    tables: { level: 'fine' },
    durability: { level: 'wrong', message: expect.stringContaining('set fsync and full_page_writes') },
    clock: { level: 'fine' },
    outbox: { level: 'fine' },
    mail: { level: 'look' },
    push: { level: 'look', message: expect.stringContaining('Set PUSH_CONTACT') },
    pictures: { level: 'fine' },
    backups: { level: 'look' },
  })
})

test('[A22] passkeys of another host are reported, because they do not work', async () => {
  const { sql } = db.database
  const id = newId()
  await sql.insert(users).values({
    ...{ id, email: 'ada@example.org', emailKey: 'ada@example.org', firstName: 'Ada', lastName: 'Okafor' },
    ...{ phoneNumber: '', interests: [], role: 'user', passwordHash: '' },
  })
  await sql.insert(passkeys).values({
    ...{ id: newId(), userId: id, credentialId: 'AA', publicKey: 'AA', transports: [], counter: 0 },
    ...{ host: 'old.example.org', name: 'Phone', createdAt: new Date() },
  })
  expect((await examineWith({})).passkeys).toEqual({
    level: 'look',
    message: expect.stringMatching(/^1 passkeys were made under another host than localhost/),
  })
  await emptyTables(sql)
})

test('mails that failed three times and wait for their next try are reported, before those that were given up', async () => {
  const { sql } = db.database
  const later = new Date(Date.now() + 3_600_000)
  const mail = (stored: Partial<typeof jobs.$inferInsert>) => ({
    ...{ id: newId(), kind: 'mail', payload: {}, runAt: later },
    ...stored,
  })
  await sql.insert(jobs).values([mail({ tries: 2 }), mail({ tries: 3, doneAt: new Date() })])
  expect((await examineWith({})).outbox).toMatchObject({ level: 'fine' })
  await sql.insert(jobs).values([mail({ tries: 3 }), mail({ tries: 20, deadAt: new Date() })])
  expect((await examineWith({})).outbox).toEqual({
    level: 'look',
    message: expect.stringMatching(/^1 jobs failed more than once/),
  })
  await emptyTables(sql)
})

test('tables of another version are reported, and a database that does not answer', async () => {
  const empty = await emptyDatabase()
  expect((await examineWith({ DATABASE_URL: empty.url })).tables).toMatchObject({ level: 'look' })
  await empty.close()
  const nowhere = await examineWith({ DATABASE_URL: 'postgres://turnout@127.0.0.1:1/turnout' })
  expect(nowhere.database).toEqual({
    level: 'wrong',
    message: expect.stringMatching(/ECONNREFUSED.*DATABASE_URL right/),
  })
})

test('a mail server that answers is fine, one that does not or refuses the login is wrong', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_, __, done) => done(new Error('No such user.')),
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  expect((await examineWith(mailSettings(port))).mail).toMatchObject({ level: 'fine' })
  const wrongLogin = await examineWith({
    ...mailSettings(port),
    SMTP_URL: `smtp://ada:bibs@127.0.0.1:${port}`,
  })
  expect(wrongLogin.mail).toEqual({ level: 'wrong', message: expect.stringContaining('No such user.') })
  await new Promise<void>((closed) => server.close(closed))
  expect((await examineWith(mailSettings(port))).mail).toEqual({
    level: 'wrong',
    message: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a map that loads is fine, one that does not is reported with the reason, and none is a choice', async () => {
  const service = await startMapService(() => ({ png: PIXEL }))
  const settings = { MAP_TILES: `${service.url}/{z}/{x}/{y}.png`, MAP_ATTRIBUTION: '© Ada' }
  expect((await examineWith(settings)).map).toMatchObject({ level: 'fine' })
  service.respondWith(() => ({ status: 403 }))
  expect((await examineWith(settings)).map).toEqual({
    level: 'look',
    message: expect.stringMatching(/answered 403.*MAP_TILES/),
  })
  await service.close()
  expect((await examineWith(settings)).map).toEqual({
    level: 'look',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  expect((await examineWith({})).map).toEqual({
    level: 'fine',
    message: expect.stringContaining('There is none'),
  })
})

test('pictures that cannot be written are wrong, and old backups are reported', async () => {
  writeFileSync(join(dataDir, 'uploads'), 'a file where the folder should be')
  expect((await examineWith({})).pictures).toMatchObject({ level: 'wrong' })
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1/turnout', S3_KEY_ID: 'club', S3_SECRET: 'bibs' }
  expect((await examineWith(s3)).pictures).toEqual({
    level: 'wrong',
    message: expect.stringContaining('S3_SECRET right?'),
  })
})

test('a picture store of another database is reported, with what to do', async () => {
  expect(await examineWith({})).not.toHaveProperty('store')
  writeFileSync(join(dataDir, 'uploads', 'instance-id'), 'somebody else')
  expect((await examineWith({})).store).toEqual({
    level: 'look',
    message: expect.stringContaining('remove "instance-id" from it'),
  })
})

test('before the first start it says so and creates nothing', async () => {
  const folder = join(dataDir, 'not-yet')
  const findings = await examineWith({ DATABASE_URL: '', DATA_DIR: folder })
  expect(findings.database).toEqual({
    level: 'look',
    message: expect.stringMatching(/^There is none yet in/),
  })
  expect(findings.pictures).toMatchObject({ level: 'look' })
  await examineWith({ DATABASE_URL: '' })
  expect(readdirSync(dataDir)).toEqual(['uploads'])
})

test('run on a database folder from the command line, it gives advice, ends with 0 and changes no owner', async () => {
  const settings = { DATA_DIR: dataDir, MAP_TILES: 'off' }
  if (process.getuid?.() === 0) chownSync(dataDir, NOBODY, NOBODY)
  await runCli(settings, 'migrate')
  const { log } = databasePaths(dataDir)
  rmSync(log)
  await mkdir(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'turnout-2026-01-01T00-00-00Z.tar'), '')
  const output = await runCli(settings, 'doctor')
  for (const path of [log, join(dataDir, 'uploads')]) expect(statSync(path).uid).toBe(statSync(dataDir).uid)
  expect(output).toMatch(/^fine {3}durability/m)
  expect(output).toMatch(/^LOOK {3}backups .*more than a day old/m)
  expect(output).toMatch(/It works\. Look at what is marked\.$/)
})

test('a last backup that lacks pictures is reported', async () => {
  await mkdir(join(dataDir, 'backups'), { recursive: true })
  const name = 'turnout-2026-07-14T00-00-00Z-without-some-pictures.tar'
  writeFileSync(join(dataDir, 'backups', name), '')
  const config = loadConfig({ DATA_DIR: dataDir })
  expect(await examineBackups(config, Date.parse('2026-07-14T12:00:00Z'))).toMatchObject({
    level: 'look',
    message: expect.stringMatching(/could not be read; the log names them\. Look for them in \S+uploads, /),
  })
})

test('settings that cannot be read give a sentence, and the exit code tells that something is wrong', async () => {
  await expect(runCli({ PORT: 'http' }, 'doctor')).rejects.toThrow('PORT must be a number')
  await expect(runCli({ DATABASE_URL: db.url, DATA_DIR: dataDir }, 'doctor')).rejects.toMatchObject({
    code: 1,
  })
})

test('built files are fine if unchanged; a changed or missing one is named', async () => {
  const dist = join(dataDir, 'apps/server/dist')
  const web = join(dataDir, 'apps/web/dist')
  await Promise.all([mkdir(dist, { recursive: true }), mkdir(web, { recursive: true })])
  expect(await examineFiles(dist)).toMatchObject({
    level: 'fine',
    message: expect.stringContaining('sources'),
  })
  const files = { 'apps/server/dist/main.js': 'serve()', 'apps/web/dist/index.html': '<p>' }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dataDir, path), text)
  const sums = Object.entries(files).map(([path, text]) => `${sha256(text)}  ${path}\n`)
  writeFileSync(join(dist, 'SHA256SUMS'), sums.join(''))
  expect(await examineFiles(dist)).toMatchObject({ level: 'fine', message: expect.stringContaining('All 2') })
  writeFileSync(join(dist, 'main.js'), 'serve(steal)')
  rmSync(join(web, 'index.html'))
  expect(await examineFiles(dist)).toMatchObject({
    level: 'wrong',
    message: expect.stringContaining(
      '2 built files changed since the build or missing: apps/server/dist/main.js, apps/web/dist/index.html.',
    ),
  })
})
