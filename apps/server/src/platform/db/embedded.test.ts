import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { command } from '../../testing/database.ts'
import { parentOf, postmasterOf } from '../../testing/processes.ts'
import { DataFolderTaken, findRunningUrl, startEmbeddedPostgres } from './embedded.ts'

const program = join(import.meta.dirname, '../../testing/database-process.ts')
/** The first test creates the database; the others continue with it. */
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-own-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scorersIn = (url: string) =>
  command(url, 'select scorer from goals').then(({ rows }) => rows.map(({ scorer }) => scorer))

test('[I23] of two programs that start at once on an empty folder, one creates the database and the other is refused; a second Turnout is refused, and the first one runs on', async () => {
  const starts = await Promise.allSettled([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [first] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  await command(first!.url, `create table goals as select 'Ben' as scorer`)
  expect(await findRunningUrl(folder)).toBe(first!.url)
  const second = startEmbeddedPostgres(folder)
  await expect(second).rejects.toThrow(DataFolderTaken)
  await expect(second).rejects.toThrow('Another Turnout is using this data folder.')
  expect(await scorersIn(first!.url)).toEqual(['Ben'])
  await first!.stop()
  expect(await findRunningUrl(folder)).toBeUndefined()
})

test('[I23] a program is killed without warning: nothing is left running; the next one and its guard are both killed: the start after it stops the orphaned database and takes over, and every goal counts', async () => {
  const first = await startProgram()
  expect(await scorersIn(first.url)).toEqual(['Ben'])
  await command(first.url, `insert into goals values ('Cleo')`)
  const postmaster = postmasterOf(folder)
  first.child.kill('SIGKILL')
  await until(() => !isAlive(postmaster))

  const second = await startProgram()
  await command(second.url, `insert into goals values ('Dan')`)
  const orphan = postmasterOf(folder)
  process.kill(parentOf(orphan), 'SIGKILL')
  second.child.kill('SIGKILL')

  const third = await startEmbeddedPostgres(folder)
  await until(() => !isAlive(orphan))
  expect(await scorersIn(third.url)).toEqual(['Ben', 'Cleo', 'Dan'])
  await third.stop()
})

test('[I22] [E3] in a folder whose path is too long for a socket the database is served over the loopback, with a password, and started again under the same address when it is killed', async () => {
  const deep = join(folder, 'd'.repeat(100))
  mkdirSync(deep)
  renameSync(join(folder, 'postgres'), join(deep, 'postgres'))
  const embedded = await startEmbeddedPostgres(deep)
  expect(embedded.url).toMatch(/^postgres:\/\/turnout:[\w-]{32}@127\.0\.0\.1:\d+\/turnout$/)
  await expect(command(embedded.url.replace(/:[\w-]{32}@/, ':guessed@'), 'select 1')).rejects.toThrow(
    /password/,
  )
  await expect(startEmbeddedPostgres(deep)).rejects.toThrow(DataFolderTaken)
  expect(await findRunningUrl(deep)).toBe(embedded.url)

  const lost = new Promise<void>((tell) => embedded.onLost(tell))
  process.kill(postmasterOf(deep), 'SIGKILL')
  await lost
  const scorers = () => scorersIn(embedded.url).catch(() => undefined)
  await until(async () => (await scorers()) !== undefined)
  expect(await scorers()).toEqual(['Ben', 'Cleo', 'Dan'])
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
