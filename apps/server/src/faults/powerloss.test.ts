import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRunningUrl } from '../platform/db/embedded.ts'
import { command } from '../testing/database.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { signalAll, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { runningMatch, ScoreLoad } from '../testing/score-load.ts'

const CUTS = Number(process.env.CUTS ?? 1)
const CLIENTS = 6
/** Time from the first press to the cut, so that the periodic sync of a disk, every five seconds, is in some rounds. */
const MAX_MS = 4_000
const CHECKPOINT_EVERY_MS = 200

const folder = mkdtempSync(join(tmpdir(), 'turnout-disk-'))
const disk = join(folder, 'disk')
const mounted = join(folder, 'mounted')
const run = (file: string, ...args: string[]) => execFileSync(file, args, { stdio: 'pipe' })

function makeDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'a disk of its own takes root on Linux'
  try {
    mkdirSync(mounted)
    run('truncate', '-s', '600M', disk)
    run('mkfs.ext4', '-q', '-F', disk)
    run('mount', '-o', 'loop', disk, mounted)
    return null
  } catch (error) {
    return `this machine lets nobody mount a file as a disk (${error instanceof Error ? error.message.split('\n')[0] : error})`
  }
}

const unmount = async () => {
  for (let tries = 0; ; tries += 1) {
    try {
      return run('umount', mounted)
    } catch (error) {
      if (tries === 1_000) throw error
      await sleep(50)
    }
  }
}

const isAbsent = cannotRun('powerloss', makeDisk())
let program: Program
beforeAll(async () => {
  if (isAbsent) return
  program = await Program.make({ DATA_DIR: join(mounted, 'data') })
  await program.start()
})
afterAll(async () => {
  if (!isAbsent) {
    await program.stop()
    await unmount()
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Keeps only what has reached the disk at this moment. */
async function cutPower(): Promise<void> {
  const tree = treeOf(program.pid ?? 0)
  // nothing is written and no response is sent during the copy
  signalAll(tree, 'SIGSTOP')
  run('cp', '--sparse=always', disk, `${disk}.cut`)
  signalAll(tree, 'SIGKILL')
  await program.stop('SIGKILL')
  await unmount()
  run('mv', `${disk}.cut`, disk)
  run('mount', '-o', 'loop', disk, mounted)
  // after a real power cut the pids start again
  rmSync(join(mounted, 'data/postgres/cluster/postmaster.pid'), { force: true })
}

test.skipIf(isAbsent)(
  '[I1] the power is cut in mid-match: what was acknowledged is on the disk, and the rest is retried and counts once',
  async () => {
    const match = await runningMatch(program)
    run('sync', '-f', mounted)
    const report = { rounds: 0, acknowledged: 0, lost: 0, doubled: 0 }
    const backAfter: number[] = []
    for (let cut = 0; cut < CUTS; cut += 1) {
      const pressing = await ScoreLoad.begin(program.call, match, CLIENTS)
      // every other round during checkpoints
      const url = (await findRunningUrl(program.dataDir)) ?? ''
      const checkpoints =
        cut % 2
          ? setInterval(() => void command(url, 'checkpoint').catch(() => {}), CHECKPOINT_EVERY_MS)
          : null
      await pressing.waitFor(20)
      await sleep(Math.random() * MAX_MS)
      if (checkpoints) clearInterval(checkpoints)
      await cutPower()
      const began = performance.now()
      await program.start()
      backAfter.push(performance.now() - began)
      const one = await pressing.stopAndReport(program.call)
      report.rounds += 1
      report.acknowledged += one.acknowledged
      report.lost += one.lost
      report.doubled += one.doubled
      await program.withDatabase(pressing.expectOneOrder)
      await program.withDatabase(expectInvariants)
    }
    reportLoss('powerloss', report, `ready again ${latencySummary(backAfter)}`)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
  },
  300_000 + CUTS * 60_000,
)
