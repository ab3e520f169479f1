import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { KILL_METHODS } from '../testing/kill-methods.ts'
import { latencySummary, reportLoss } from '../testing/loss-report.ts'
import { Program } from '../testing/program.ts'
import { MATCH_S, runningMatch, ScoreLoad } from '../testing/score-load.ts'

/** Number of kills of each kind. */
const KILLS = Number(process.env.KILLS ?? 1)
const CLIENTS = 6

let program: Program
beforeAll(async () => {
  program = await Program.make()
})
afterAll(() => program.remove())

test(
  '[I1] [I7] [I22] killed in mid-match, program or database or both, no press is lost, none counts twice, and a missed whistle is blown',
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
        await kill(program)
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
      await program.withDatabase(pressing.expectOneOrder)
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
