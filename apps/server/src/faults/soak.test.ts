import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, InputOf } from '@turnout/contract/endpoint'
import { listGroups } from '@turnout/contract/groups'
import {
  changeScore,
  endMatch,
  getGameState,
  getTimer,
  pauseTimer,
  startMatch,
  startTimer,
} from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEvents } from '../features/game/log-store.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, compareCounts, latencySummary, reportLoss } from '../testing/loss-report.ts'
import type { Person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'
import { type RunningMatch, runningMatch } from '../testing/score-load.ts'
import { Watcher } from '../testing/watcher.ts'

const MINUTES = Number(process.env.MINUTES ?? 0.1)
/** Calls per second, of all kinds together. */
const RATE = Number(process.env.RATE ?? 60)
/** Phones that share the reads of one kind. */
const PHONES = 6
const WATCHERS = 10
const GOALS_SHARE = 0.02
const GOALS_A_MATCH = 1000
const GOALS_A_PAUSE = 50
/** From this length on memory must not grow; before, a program still fills its caches. */
const LONG_MINUTES = 10
const WARM_UP = 0.2
const SAMPLES = 100
/** The pool may still open up to ten connections; a handle leaked per call would be hundreds. */
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

type Usage = { mb: number; handles: number }

/** Memory rises until a garbage collection, so the minimum over a while counts. */
const leastOf = (samples: readonly Usage[]): Usage => ({
  mb: Math.min(...samples.map(({ mb }) => mb)),
  handles: Math.min(...samples.map(({ handles }) => handles)),
})

function usage(): Usage {
  const status = readFileSync(`/proc/${program.pid}/status`, 'utf8')
  return {
    mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    handles: readdirSync(`/proc/${program.pid}/fd`).length,
  }
}

test.skipIf(isAbsent)(
  '[I1] under commands, polls, searches and watchers nothing fails, nothing is lost, and no handle is leaked',
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
    const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, who: Person) => {
      const began = performance.now()
      await phones.callUntilAnswered(endpoint, input, who)
      took.push(performance.now() - began)
    }
    /** One call after another, no faster than the rate. */
    const callAtRate = async (perSecond: number, work: () => Promise<unknown>) => {
      for (
        let due = performance.now();
        due < until;
        due = Math.max(performance.now(), due + 1000 / perSecond)
      ) {
        await sleep(Math.max(0, due - performance.now()))
        await work()
      }
    }
    const goal = { ...game, body: { team_id: team, action: 'increment' } } as const
    /** Like a long game: mostly goals, sometimes a pause, and another match long before the hour of one is over. */
    let goals = 0
    const scoreGoal = async () => {
      await call(changeScore, goal, people[0])
      goals += 1
      if (goals % GOALS_A_PAUSE === 0) {
        await call(pauseTimer, game, people[0])
        await call(startTimer, game, people[0])
      }
      if (goals % GOALS_A_MATCH === 0) await playNextMatch()
    }
    const playNextMatch = async () => {
      await call(endMatch, { ...game, body: {} }, people[0])
      const { upcoming_match: next } = await phones.callUntilAnswered(getGameState, game, people[0])
      if (!next) throw new Error('There is no upcoming match.')
      const body = { team_a_id: next.team_a_id, team_b_id: next.team_b_id }
      await call(startMatch, { ...game, body }, people[0])
      await call(startTimer, game, people[0])
    }
    const reads = [
      { share: 0.46, read: (who: Person) => call(getGameState, game, who) },
      { share: 0.47, read: (who: Person) => call(getTimer, game, who) },
      { share: 0.05, read: (who: Person) => call(listGroups, { query: { search: 'Canal' } }, who) },
    ]
    const load = reads.flatMap(({ share, read }) =>
      Array.from({ length: PHONES }, (_, phone) =>
        callAtRate((RATE * share) / PHONES, () => read(people[phone % people.length] ?? people[0])),
      ),
    )
    load.push(callAtRate(RATE * GOALS_SHARE, scoreGoal))
    const samples: Usage[] = []
    const sampling = setInterval(() => samples.push(usage()), (MINUTES * 60_000) / SAMPLES)
    await Promise.all(load).finally(() => clearInterval(sampling))
    const [first, last] = [
      leastOf(samples.slice(SAMPLES * WARM_UP, SAMPLES * WARM_UP * 2)),
      leastOf(samples.slice(SAMPLES * -WARM_UP)),
    ]

    const { version } = await phones.callUntilAnswered(getGameState, game, people[0])
    const log = await program.withDatabase((server) => loadEvents(server.deps.sql, gameId))
    await Promise.all(watchers.map((watcher) => watcher.untilShown(version)))
    const cutOff = watchers.reduce((sum, { reconnects: comebacks }) => sum + comebacks, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))
    const report = compareCounts(
      new Map([['changeScore', phones.acknowledged.get('changeScore') ?? 0]]),
      new Map([['changeScore', log.filter(({ type }) => type === 'scored').length]]),
    )
    const growth = last.mb / first.mb - 1
    const busy = [...phones.retries].map(([status, times]) => `${times} after ${status}`).join(', ')
    reportLoss(
      'soak',
      { rounds: 1, ...report },
      `${MINUTES} minutes, ${took.length} calls (${Math.round(took.length / MINUTES / 60)} a second), ${latencySummary(took)}; tried again ${busy || 'never'}; memory ${first.mb.toFixed(0)} to ${last.mb.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), at most ${Math.max(...samples.map(({ mb }) => mb)).toFixed(0)}, handles ${first.handles} to ${last.handles}; ${cutOff} watchers cut off`,
    )
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(cutOff).toBe(0)
    expect(last.handles).toBeLessThanOrEqual(first.handles + GROWTH)
    if (MINUTES >= LONG_MINUTES) expect(growth).toBeLessThan(0.05)
    await program.withDatabase(expectInvariants)
  },
  300_000 + MINUTES * 90_000,
)
