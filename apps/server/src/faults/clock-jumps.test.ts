import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getTimer } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { EXCEPT_LOG_TIMES, expectInvariants } from '../testing/invariants.ts'
import { cannotRun, reportLoss } from '../testing/loss-report.ts'
import { Program } from '../testing/program.ts'
import { type RunningMatch, runningMatch, ScoreLoad } from '../testing/score-load.ts'

const JUMPS = Number(process.env.JUMPS ?? 2)
const CLIENTS = 3
/** A second is shown whole, and one more passes while it is asked. */
const SLACK_S = 3

/** Left there by `npm test` and `npm run test:clock`, which install it. */
const library = process.env.LIBFAKETIME
const isAbsent = cannotRun(
  'clock',
  library
    ? null
    : 'libfaketime is not installed (Debian: apt-get install libfaketime; its path in LIBFAKETIME)',
)

const folder = mkdtempSync(join(tmpdir(), 'turnout-clock-'))
/** Clocks that are set by writing into a file, while those who read them run. */
function settable(name: string) {
  const file = join(folder, name)
  const set = (seconds: number) => {
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    renameSync(`${file}.next`, file) // whoever reads it meanwhile reads one or the other
  }
  set(0)
  const env = {
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { set, env }
}
const machineOfProgram = settable('program')
const machineOfDatabase = settable('database')

let database: EmbeddedPostgres
let program: Program
let match: RunningMatch
beforeAll(async () => {
  if (isAbsent) return
  // the database's own account reads its clock there
  chmodSync(folder, 0o755)
  database = await startEmbeddedPostgres(join(folder, 'data'), { env: machineOfDatabase.env })
  program = await Program.make({ DATABASE_URL: database.url, ...machineOfProgram.env })
  await program.start()
  match = await runningMatch(program)
})
afterAll(async () => {
  await program?.remove()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const remainingMs = async () =>
  (await program.call(getTimer, { params: match }, match.people[0])).reply.remaining_seconds

/** A jump back is followed by the next sweep; until then nobody is shown more than a whole match. */
async function settleMatch(at: () => number): Promise<void> {
  for (;;) {
    const seconds = await remainingMs()
    expect(seconds).toBeLessThanOrEqual(3_600)
    if (Math.abs(seconds - at()) <= SLACK_S) return
    await sleep(50)
  }
}

test.skipIf(isAbsent)(
  '[I6] the clocks of program and database are set back and forth in mid-match: nobody is given time, and every press counts once',
  async () => {
    const pressing = await ScoreLoad.begin(program.call, match, CLIENTS)
    const began = performance.now()
    const atFirst = await remainingMs()
    const asItShould = () => atFirst - (performance.now() - began) / 1000
    let back = 0
    for (let jump = 0; jump < JUMPS; jump += 1) {
      // the program's clock is nobody's; the database's, set back, takes the match with it
      if (jump % 2 === 0) machineOfProgram.set(jump % 4 ? -7_200 : 3_600)
      else {
        back -= 60 + Math.floor(Math.random() * 7_200)
        machineOfDatabase.set(back)
      }
      await pressing.waitFor(5)
      await settleMatch(asItShould)
    }
    const report = await pressing.stopAndReport(program.call)
    reportLoss('clock', { rounds: JUMPS, ...report })
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    await program.withDatabase(pressing.expectOneOrder)
    await program.withDatabase((server) => expectInvariants(server, EXCEPT_LOG_TIMES))
  },
  300_000 + JUMPS * 30_000,
)
