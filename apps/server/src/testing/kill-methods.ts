import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { postmasterOf, signalAll, treeOf } from './processes.ts'
import type { Program } from './program.ts'

async function killProgram(program: Program): Promise<void> {
  await program.stop('SIGKILL')
  await program.start()
}

/** `immediate` is PostgreSQL's shutdown mode: connections are not closed, and no checkpoint is written. */
const endDatabase = (signal: NodeJS.Signals) => async (program: Program) => {
  const before = postmasterOf(program.dataDir)
  process.kill(before, signal)
  while (isThere(before)) await sleep(5)
  await program.ready()
  expect(program.isGone, 'the program stays up').toBe(false)
}

/** Kills the program, the guard and every process of the database: the next start recovers from the log. */
async function killTree(program: Program): Promise<void> {
  const tree = treeOf(program.pid ?? 0)
  expect(tree.length).toBeGreaterThan(3)
  signalAll(tree, 'SIGKILL')
  await program.stop('SIGKILL')
  await program.start()
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Each returns when the program is ready again. */
export const KILL_METHODS: [name: string, kill: (program: Program) => Promise<void>][] = [
  ['the program alone', killProgram],
  ['the postmaster alone', endDatabase('SIGKILL')],
  ['the database at once', endDatabase('SIGQUIT')],
  ['the whole tree', killTree],
]
