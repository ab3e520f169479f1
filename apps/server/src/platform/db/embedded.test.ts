import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command } from '../../testing/database.ts'
import { parentOf, postmasterOf } from '../../testing/processes.ts'
import { DataFolderTaken, findRunningUrl, startEmbeddedPostgres } from './embedded.ts'

const program = join(import.meta.dirname, '../../testing/database-process.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-own-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an empty folder becomes a database, and what was stored is there at the next start', async () => {
  const first = await startEmbeddedPostgres(folder)
  await command(first.url, `create table goals as select 'Ben' as scorer`)
  expect(await findRunningUrl(folder)).toBe(first.url)
  await first.stop()
  expect(await findRunningUrl(folder)).toBeUndefined()

  const second = await startEmbeddedPostgres(folder)
  expect((await command(second.url, 'select * from goals')).rows).toEqual([{ scorer: 'Ben' }])
  await second.stop()
})

test('[I23] a second Turnout on the same folder is refused, and the first one does not notice', async () => {
  const first = await startEmbeddedPostgres(folder)
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(DataFolderTaken)
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow('Another Turnout is using this data folder.')
  expect((await command(first.url, 'select 1 as here')).rows).toEqual([{ here: 1 }])
  await first.stop()
})

test('[I23] of two that start at once on an empty folder, exactly one gets it', async () => {
  const starts = await Promise.allSettled([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const start of starts) if (start.status === 'fulfilled') await start.value.stop()
})

test('[I23] the program is killed without warning: nothing is left running, and the goal still counts', async () => {
  const { child, url } = await startProgram()
  await command(url, `create table goals as select 'Cleo' as scorer`)
  const postmaster = postmasterOf(folder)
  child.kill('SIGKILL')
  await until(() => !isAlive(postmaster))

  const second = await startEmbeddedPostgres(folder)
  expect((await command(second.url, 'select * from goals')).rows).toEqual([{ scorer: 'Cleo' }])
  await second.stop()
})

test('[I23] program and guard are both killed: the next start stops the orphaned database and takes over', async () => {
  const { child, url } = await startProgram()
  await command(url, `create table goals as select 'Dan' as scorer`)
  const orphan = postmasterOf(folder)
  process.kill(parentOf(orphan), 'SIGKILL')
  child.kill('SIGKILL')

  const second = await startEmbeddedPostgres(folder)
  await until(() => !isAlive(orphan))
  expect((await command(second.url, 'select * from goals')).rows).toEqual([{ scorer: 'Dan' }])
  await second.stop()
})

test('[I22] the database is killed without warning: it is started again under the same address', async () => {
  const embedded = await startEmbeddedPostgres(folder)
  await command(embedded.url, `create table goals as select 'Ada' as scorer`)
  const lost = new Promise<void>((tell) => embedded.onLost(tell))
  process.kill(postmasterOf(folder), 'SIGKILL')
  await lost

  const goals = () =>
    command(embedded.url, 'select * from goals').then(
      ({ rows }) => rows,
      () => undefined,
    )
  await until(async () => (await goals()) !== undefined)
  expect(await goals()).toEqual([{ scorer: 'Ada' }])
  await embedded.stop()
})

test('[E3] a folder whose path is too long for a socket is served over the loopback, with a password', async () => {
  const deep = join(folder, 'd'.repeat(100))
  const embedded = await startEmbeddedPostgres(deep)
  expect(embedded.url).toMatch(/^postgres:\/\/turnout:[\w-]{32}@127\.0\.0\.1:\d+\/turnout$/)
  await expect(command(embedded.url.replace(/:[\w-]{32}@/, ':guessed@'), 'select 1')).rejects.toThrow(
    /password/,
  )
  await expect(startEmbeddedPostgres(deep)).rejects.toThrow(DataFolderTaken)
  expect(await findRunningUrl(deep)).toBe(embedded.url)
  await embedded.stop()
})

async function startProgram(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: url.toString().trim() }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await new Promise((waited) => setTimeout(waited, 50))
}
