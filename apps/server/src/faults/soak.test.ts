import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { listGroups } from '@turnout/contract/groups'
import { changeScore, getGameState, getTimer } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, compareCounts, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import { type RunningMatch, runningMatch } from '../testing/score-load.ts'
import { Watcher } from '../testing/watcher.ts'

const MINUTES = Number(process.env.MINUTES ?? 0.1)
const WATCHERS = 10
/** From here on memory has to stay where it is; before, a program still fills its caches. */
const LONG_MINUTES = 10
const WARM_UP = 0.2
/** The lines to the database may still have become ten; of a handle left behind at each call there were hundreds. */
const GROWTH = 20

const isAbsent = cannotRun(
  'soak',
  process.platform === 'linux' ? null : 'memory and handles are read from /proc',
)

let program: Program
let match: RunningMatch
beforeAll(async () => {
  program = await Program.make()
  await program.start()
  match = await runningMatch(program)
})
afterAll(() => program.remove())

function usage() {
  const status = readFileSync(`/proc/${program.pid}/status`, 'utf8')
  return {
    mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    handles: readdirSync(`/proc/${program.pid}/fd`).length,
  }
}

test.skipIf(isAbsent)(
  '[I1] under presses, polls, searches and watchers nothing fails, nothing is lost, and no handle is left behind',
  async () => {
    const { gameId, team, people } = match
    const game = { params: { gameId } }
    const phones = new RetryingClients(program.call)
    const watchers = Array.from(
      { length: WATCHERS },
      () => new Watcher(program.origin, gameId, people[0].token),
    )
    await Promise.all(watchers.map((watcher) => watcher.untilConnected()))
    const until = performance.now() + MINUTES * 60_000
    const took: number[] = []
    const forAsLong = async (pauseMs: number, work: () => Promise<unknown>) => {
      while (performance.now() < until) {
        const began = performance.now()
        await work()
        took.push(performance.now() - began)
        await sleep(pauseMs)
      }
    }
    const goal = { ...game, body: { team_id: team, action: 'increment' } } as const
    const load = [
      ...people.map((who) => forAsLong(60, () => phones.callUntilAnswered(changeScore, goal, who))),
      ...people.map((who) => forAsLong(50, () => phones.callUntilAnswered(getGameState, game, who))),
      ...people.map((who) => forAsLong(50, () => phones.callUntilAnswered(getTimer, game, who))),
      forAsLong(200, () => phones.callUntilAnswered(listGroups, { query: { search: 'Canal' } }, people[0])),
    ]
    await sleep(MINUTES * 60_000 * WARM_UP)
    const first = usage()
    await Promise.all(load)
    const last = usage()

    const { version, current_match: currentMatch } = await phones.callUntilAnswered(
      getGameState,
      game,
      people[0],
    )
    await Promise.all(watchers.map((watcher) => watcher.untilShown(version)))
    const cutOff = watchers.reduce((sum, { reconnects: comebacks }) => sum + comebacks, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))
    const report = compareCounts(
      phones.acknowledged,
      new Map([['changeScore', currentMatch?.team_a_score ?? 0]]),
    )
    const growth = last.mb / first.mb - 1
    const busy = [...phones.retries].map(([status, times]) => `${times} after ${status}`).join(', ')
    reportLoss(
      'soak',
      { rounds: 1, ...report },
      `${MINUTES} minutes, ${took.length} calls, ${latencySummary(took)}; tried again ${busy || 'never'}; memory ${first.mb.toFixed(0)} to ${last.mb.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), handles ${first.handles} to ${last.handles}; ${cutOff} watchers cut off`,
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(cutOff).toBe(0)
    expect(last.handles).toBeLessThanOrEqual(first.handles + GROWTH)
    if (MINUTES >= LONG_MINUTES) expect(growth).toBeLessThan(0.05)
    await program.withDatabase(expectInvariants)
  },
  300_000 + MINUTES * 90_000,
)
