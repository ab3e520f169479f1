import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { postmasterOf, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { MATCH_S, runningMatch, ScoreLoad } from '../testing/score-load.ts'

/** Of each kind. */
const KILLS = Number(process.env.KILLS ?? 2)
const CLIENTS = 6

let program: Program
beforeAll(async () => {
  program = await Program.make()
})
afterAll(() => program.remove())

async function killProgram(): Promise<void> {
  await program.stop('SIGKILL')
  await program.start()
}

/** `immediate`, as the database's own manager says: no good-bye to anybody, no checkpoint. */
const endDatabase = (signal: NodeJS.Signals) => async () => {
  const before = postmasterOf(program.dataDir)
  process.kill(before, signal)
  while (isThere(before)) await sleep(5)
  await program.ready()
  expect(program.isGone, 'the program stays up').toBe(false)
}

/** Program, guard and every process of the database: the next start recovers from the log. */
async function killTree(): Promise<void> {
  const tree = treeOf(program.pid ?? 0)
  expect(tree.length).toBeGreaterThan(3)
  execFileSync('kill', ['-9', ...tree.map(String)])
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

const KILL_METHODS: [name: string, end: () => Promise<void>][] = [
  ['the program alone', killProgram],
  ['the postmaster alone', endDatabase('SIGKILL')],
  ['the database at once', endDatabase('SIGQUIT')],
  ['the whole tree', killTree],
]

test(
  '[I1] [I7] [I22] killed in mid-match, program or database or both, no press is lost, none counts twice, and a whistle that was slept through is blown',
  async () => {
    await program.start()
    const match = await runningMatch(program)
    const {
      gameId,
      people: [ada],
    } = match
    const game = { params: { gameId } }

    for (const [name, kill] of KILL_METHODS) {
      const pressing = await ScoreLoad.begin(program.call, match, CLIENTS)
      const backAfter: number[] = []
      for (let kills = 0; kills < KILLS; kills += 1) {
        await pressing.waitFor(5)
        await sleep(100 + Math.random() * 500)
        const began = performance.now()
        await kill()
        backAfter.push(performance.now() - began)
      }
      await pressing.waitFor(10)
      const report = await pressing.stopAndReport(program.call)
      reportLoss(`crash, ${name}`, { rounds: KILLS, ...report }, `ready again ${latencySummary(backAfter)}`)
      expect(report, name).toMatchObject({ lost: 0, doubled: 0 })
      expect(
        [...pressing.clients.retries.keys()].filter((status) => ![0, 429, 503].includes(status)),
        name,
      ).toEqual([])
      await program.withDatabase(expectInvariants)
    }

    const { clock, current_match: played } = (await program.call(getGameState, game, ada)).reply
    await program.stop('SIGKILL')
    await program.startLater(MATCH_S * 1000 + 60_000)
    const later = await program.call(getGameState, game, ada)
    expect(later.reply.completed_matches).toMatchObject([
      {
        number: 1,
        team_a_score: played?.team_a_score,
        completed_at: clock.ends_at,
        winner_id: match.team,
        played_s: MATCH_S,
      },
    ])
    await program.withDatabase(expectInvariants)
  },
  300_000 + KILLS * KILL_METHODS.length * 30_000,
)
