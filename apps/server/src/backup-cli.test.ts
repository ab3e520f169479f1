import { chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@turnout/contract/me'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from './testing/people.ts'
import { Program } from './testing/program.ts'
import { runCli } from './testing/run-cli.ts'

const NOBODY = 65_534

let program: Program
let folder: string
beforeAll(async () => {
  program = await Program.make()
  folder = mkdtempSync(join(tmpdir(), 'turnout-moved-'))
})
afterAll(async () => {
  await program.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('a data folder moves: backed up while the program runs, restored on an empty folder, and people are still signed in', async () => {
  await program.start()
  const ada = await program.withDatabase((server) => person(server, 'Ada'))
  const file = join(folder, 'club.tar')
  const here = { DATA_DIR: program.dataDir }
  expect(await runCli(here, 'backup', file)).toMatch(/^\d+ rows and 0 picture files are in .*club\.tar\.$/)
  await expect(runCli(here, 'restore', file)).rejects.toThrow('Stop it everywhere')

  const there = { DATA_DIR: join(folder, 'data') }
  mkdirSync(there.DATA_DIR)
  if (process.getuid?.() === 0) chownSync(there.DATA_DIR, NOBODY, NOBODY)
  const answer = await runCli(there, 'restore', file)
  expect(answer).toMatch(/^Everything in \S+ is as it was on 20.*: \d+ rows/)
  expect(answer).toContain(there.DATA_DIR)
  // run by root, it leaves no file that the owner of the folder cannot use
  const owner = statSync(there.DATA_DIR).uid
  const names = readdirSync(there.DATA_DIR, { recursive: true, encoding: 'utf8' })
  expect(names).toContain('postgres/cluster/PG_VERSION')
  expect(names.filter((name) => lstatSync(join(there.DATA_DIR, name)).uid !== owner)).toEqual([])
  await program.stop()

  const moved = await Program.make(there)
  await moved.start()
  expect((await moved.call(getMe, undefined, ada)).reply.email).toBe(ada.email)
  await moved.remove()
}, 400_000)
