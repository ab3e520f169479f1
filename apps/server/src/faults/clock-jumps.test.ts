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
/** Seconds are rounded up, and one more may pass during the request. */
const SLACK_S = 3

/** Set by `npm test` and `npm run test:clock`, which install the library. */
const library = process.env.LIBFAKETIME
const isAbsent = cannotRun(
  'clock',
  library
    ? null
    : 'libfaketime is not installed (Debian: apt-get install libfaketime; its path in LIBFAKETIME)',
)

const folder = mkdtempSync(join(tmpdir(), 'turnout-clock-'))
/** A clock that is set by writing a file, while programs that read it run. */
function settable(name: string) {
  const file = join(folder, name)
  const set = (seconds: number) => {
    writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    renameSync(`${file}.next`, file) // a reader sees the old or the new file, never a part
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
  // the account of the database reads its clock there
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

/** The next sweep handles a jump back; until then no phone shows more than a full match. */
async function settleMatch(at: () => number): Promise<void> {
  for (;;) {
    const seconds = await remainingMs()
    expect(seconds).toBeLessThanOrEqual(3_600)
    if (Math.abs(seconds - at()) <= SLACK_S) return
    await sleep(50)
  }
}

test.skipIf(isAbsent)(
  '[I6] the clocks of program and database are set back and forth in mid-match: no team gains time, and every press counts once',
  async () => {
    const pressing = await ScoreLoad.begin(program.call, match, CLIENTS)
    const began = performance.now()
    const atFirst = await remainingMs()
    const asItShould = () => atFirst - (performance.now() - began) / 1000
    let back = 0
    for (let jump = 0; jump < JUMPS; jump += 1) {
      // the clock of the program is not used; the match moves with the clock of the database
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
