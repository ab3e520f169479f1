import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../apps/server/src/platform/db/postmaster.ts'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { signalAll, treeOf } from '../apps/server/src/testing/processes.ts'

const root = dirname(import.meta.dirname)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

let dataDir: string
const started: ChildProcess[] = []

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'turnout-start-'))
})
afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid) signalAll(treeOf(pid), 'SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Start {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

function npmStart(port: number): Start {
  // no setting of the environment of the test run
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  }
  const child = spawn(npm, ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (text += bytes))
  return { child, output: () => text, ended: once(child, 'exit').then(([code]) => code) }
}

async function ready({ child, output }: Start, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended: ${output()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    // the lines about the start follow the first response
    if (answer?.status === 200 && output().includes('Turnout listens on')) return
    await sleep(50)
  }
}

test('[I23] [I28] npm start works in an empty folder, a second start is refused with a sentence, and stopping npm leaves no process behind', async () => {
  const port = await freePort()
  const first = npmStart(port)
  await ready(first, port)
  expect(first.output()).toContain(`Turnout listens on http://127.0.0.1:${port}`)
  expect(first.output()).toMatch(new RegExp(`Data: ${dataDir}\\nMail: .*\\nTurnout listens on .*`))
  // with a pipe the log is JSON
  expect(first.output()).toMatch(/^\{"level":30,.*\}$/m)

  const second = npmStart(await freePort())
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another Turnout is using this data folder.')
  expect(second.output()).not.toMatch(/\n\s+at /)
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)

  const family = treeOf(first.child.pid!)
  // npm, the program, the database and its helpers
  expect(family.length).toBeGreaterThan(3)
  first.child.kill('SIGTERM')
  await first.ended
  const alive = () => family.filter(isAlive)
  while (alive().length > 0) await sleep(50) // a process that stays makes the test time out
  // without a build the first start makes it
}, 300_000)
