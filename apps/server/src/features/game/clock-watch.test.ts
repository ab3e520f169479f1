import { setTimeout as sleep } from 'node:timers/promises'
import {
  changeScore,
  getGameState,
  getTimer,
  holdUpcomingMatch,
  pauseTimer,
} from '@turnout/contract/live-match'
import { eq, sql as query } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseClock } from '../../platform/clock.ts'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { secondNode, withoutSweep } from '../../testing/nodes.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { groups } from '../groups/tables.ts'
import { ClockWatch } from './clock-watch.ts'
import { loadEvents } from './log-store.ts'
import { settleGame } from './overdue-sweep.ts'

const HOUR = 3_600_000
const MATCH_S = 420

// an own sweep would see the real clock of the machine between two checks of the clock that is set here
const server = sharedServer(undefined, () => testServer({}, {}, undefined, withoutSweep))
let game: LiveGame
/** The clock of the machine, apart from the time of the test. */
let machine: { ms: number }
beforeEach(async () => {
  machine = { ms: 0 }
  game = await liveGame(server)
  await kickOff(game.ada, game.gameId)
})

const node = () => new ClockWatch({ ...server.deps, log: pino({ level: 'silent' }) }, databaseClock(machine))

/** The shortest pause between two checks. */
const shortPause = () => sleep(510)

/** On a busy machine the answer of the clock may take too long to count; then the check is repeated. */
async function checkClock(watch: ClockWatch): Promise<void> {
  while (!(await watch.check())) await sleep(50)
}

/** Sets the clock of the machine: everything that reads it moves. */
function jump(ms: number) {
  machine.ms += ms
  server.offset.ms += ms
}

const remainingMs = async () => (await game.ada.call(getTimer, { params: game })).reply.remaining_seconds
const movesBy = async () =>
  (await loadEvents(server.deps.sql, game.gameId)).filter(({ type }) => type === 'clock-moved').length

test('[E-10] a match that an older version stored without a closing time is closed by the next start', async () => {
  await game.ada.call(pauseTimer, { params: game })
  await server.deps.sql.execute(
    query`update games set due_at = null, evening = evening - 'calledOff' - 'format'`,
  )
  server.pass(48 * HOUR)
  await (await secondNode(server)).close()
  expect((await loadEvents(server.deps.sql, game.gameId)).slice(-2).map(({ type }) => type)).toEqual([
    'ended',
    'closed',
  ])
})

describe('the clock of the machine', () => {
  test('[I6] set back by two hours in mid-match, the match still has the time it had', async () => {
    const watch = node()
    await checkClock(watch)
    server.pass(120_000)
    jump(-2 * HOUR)
    expect(await remainingMs()).toBe(MATCH_S)
    await checkClock(watch)
    expect(await remainingMs()).toBeGreaterThan(MATCH_S - 120 - 60)
    expect(await remainingMs()).toBeLessThanOrEqual(MATCH_S - 120)
  })

  test('[I6] set back in mid-match, a goal of the match still counts by the time at which it was made', async () => {
    const watch = node()
    await checkClock(watch)
    server.pass(60_000)
    jump(-2 * HOUR)
    await checkClock(watch)
    const made_at = new Date(
      (await game.ada.call(getTimer, { params: game })).reply.server_time,
    ).toISOString()
    const body = { team_id: game.teams[1]!, action: 'increment', match_number: 1, made_at } as const
    expect((await game.ada.call(changeScore, { params: game, body })).status).toBe(200)
  })

  test('[I6] set back while the database is unavailable, it is noticed once the database is back', async () => {
    let isAway = false
    const transact: typeof server.deps.transact = (work) =>
      server.deps.transact(async (sql) => {
        const done = await work(sql)
        if (isAway) throw new Error('The line to the database broke before the commit.')
        return done
      })
    const watch = new ClockWatch(
      { ...server.deps, transact, log: pino({ level: 'silent' }) },
      databaseClock(machine),
    )
    await checkClock(watch)
    jump(-2 * HOUR)
    await shortPause()
    isAway = true
    await expect(watch.check()).rejects.toThrow('broke')
    isAway = false
    await checkClock(watch)
    expect(await movesBy()).toBe(1)
    expect(await remainingMs()).toBeGreaterThan(MATCH_S - 60)
  })

  test('[I6] a group that is deleted meanwhile does not keep the other games from being moved', async () => {
    const other = await liveGame(server)
    await kickOff(other.ada, other.gameId)
    const watch = node()
    await checkClock(watch)
    jump(-2 * HOUR)
    await shortPause()
    let looks = Promise.resolve()
    await server.deps.transact(async (sql) => {
      await sql.update(groups).set({ deletedAt: new Date() }).where(eq(groups.id, other.groupId))
      // listed while the deletion is not committed yet, and waited for
      looks = checkClock(watch)
      await shortPause()
    })
    await looks
    expect(await movesBy()).toBe(1)
  })

  test('[I3] [I6] two nodes that notice it move the match once', async () => {
    const nodes = [node(), node()]
    await Promise.all(nodes.map(checkClock))
    jump(-2 * HOUR)
    await Promise.all(nodes.map(checkClock))
    expect(await movesBy()).toBe(1)
  })

  test('[I7] set back while no program runs, it is noticed by the first check', async () => {
    await checkClock(node())
    jump(-2 * HOUR)
    await checkClock(node())
    expect(await movesBy()).toBe(1)
    expect(await remainingMs()).toBeGreaterThan(MATCH_S - 60)
  })

  test('[I6] set back while nothing is due, it moves no match that begins later', async () => {
    server.pass(MATCH_S * 1000)
    await settleGame(server.deps, game.gameId)
    await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: true } })
    // ahead and then right again
    jump(2 * HOUR)
    await settleGame(server.deps, game.gameId)
    const watch = node()
    await checkClock(watch)
    jump(-2 * HOUR)
    await kickOff(game.ada, game.gameId)
    await checkClock(watch)
    expect(await movesBy()).toBe(0)
    expect(await remainingMs()).toBeGreaterThan(MATCH_S - 60)
  })

  test('[I3] [I6] set forward past the end, the match ends once and nothing is negative', async () => {
    const watch = node()
    await checkClock(watch)
    jump(2 * HOUR)
    await checkClock(watch)
    await settleGame(server.deps, game.gameId)
    await settleGame(server.deps, game.gameId)
    const ends = (await loadEvents(server.deps.sql, game.gameId)).filter(({ type }) => type === 'ended')
    expect(ends).toHaveLength(1)
    expect(await remainingMs()).toBe(MATCH_S)
    const { completed_matches } = (await game.ada.call(getGameState, { params: game })).reply
    expect(completed_matches[0]?.played_s).toBe(MATCH_S)
  })

  test('the small steps of a time service move nothing', async () => {
    const watch = node()
    await checkClock(watch)
    jump(-1_000)
    await checkClock(watch)
    expect(await movesBy()).toBe(0)
  })
})
