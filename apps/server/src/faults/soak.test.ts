import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { listGroups } from '@turnout/contract/groups'
import { changeScore, getGameState, getTimer } from '@turnout/contract/live-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWhole } from '../testing/invariants.ts'
import { Phones } from '../testing/phones.ts'
import { type Running, runningMatch } from '../testing/pressing.ts'
import { Program } from '../testing/program.ts'
import { cannotRun, compare, spread, tell } from '../testing/toll.ts'
import { Watcher } from '../testing/watchers.ts'

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
let match: Running
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
    const { gameId, team, hands } = match
    const game = { params: { gameId } }
    const phones = new Phones(program.call)
    const watchers = Array.from(
      { length: WATCHERS },
      () => new Watcher(program.origin, gameId, hands[0].token),
    )
    await Promise.all(watchers.map((watcher) => watcher.watches()))
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
      ...hands.map((who) => forAsLong(60, () => phones.surely(changeScore, goal, who))),
      ...hands.map((who) => forAsLong(50, () => phones.surely(getGameState, game, who))),
      ...hands.map((who) => forAsLong(50, () => phones.surely(getTimer, game, who))),
      forAsLong(200, () => phones.surely(listGroups, { query: { search: 'Canal' } }, hands[0])),
    ]
    await sleep(MINUTES * 60_000 * WARM_UP)
    const first = usage()
    await Promise.all(load)
    const last = usage()

    const { version, current_match: board } = await phones.surely(getGameState, game, hands[0])
    await Promise.all(watchers.map((watcher) => watcher.shows(version)))
    const cutOff = watchers.reduce((sum, { comebacks }) => sum + comebacks, 0)
    await Promise.all(watchers.map((watcher) => watcher.close()))
    const toll = compare(phones.acknowledged, new Map([['changeScore', board?.team_a_score ?? 0]]))
    const growth = last.mb / first.mb - 1
    const busy = [...phones.triedAgain].map(([status, times]) => `${times} after ${status}`).join(', ')
    tell(
      'soak',
      { rounds: 1, ...toll },
      `${MINUTES} minutes, ${took.length} calls, ${spread(took)}; tried again ${busy || 'never'}; memory ${first.mb.toFixed(0)} to ${last.mb.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), handles ${first.handles} to ${last.handles}; ${cutOff} watchers cut off`,
    )
    expect(toll).toMatchObject({ lost: 0, doubled: 0 })
    expect(cutOff).toBe(0)
    expect(last.handles).toBeLessThanOrEqual(first.handles + GROWTH)
    if (MINUTES >= LONG_MINUTES) expect(growth).toBeLessThan(0.05)
    await program.onItsDatabase(expectWhole)
  },
  300_000 + MINUTES * 90_000,
)
