import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { statementsOf } from '../../testing/capture-statements.ts'
import { kickOff, liveGame } from '../../testing/game-setup.ts'
import { hasLockWaiter } from '../../testing/lock-waits.ts'
import { withoutSweep } from '../../testing/nodes.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { loadEvents } from './log-store.ts'
import { startOverdueSweep } from './overdue-sweep.ts'
import { games } from './tables.ts'

const server = sharedServer(undefined, () => testServer({}, {}, undefined, withoutSweep))

test('changes at the same moment are checked together', async () => {
  let passedMs = 0
  const statements = await statementsOf(async () => {
    const sweep = startOverdueSweep(server.deps)
    await sweep.caughtUp
    const began = performance.now()
    for (let nr = 0; nr < 100; nr += 1) await publishChangeIn(server.deps.sql, newId())
    passedMs = performance.now() - began
    await sweep.stop()
    return { status: 200 }
  })
  const looks = statements.filter((name) => name === 'next-due').length
  expect(looks).toBeLessThanOrEqual(passedMs / 100 + 3)
})

test('events that become due during a check are settled by the next one', async () => {
  const { sql, transact } = server.deps
  const [first, second] = [await liveGame(server), await liveGame(server)]
  await kickOff(first.ada, first.gameId)
  server.pass(60_000)
  await kickOff(second.ada, second.gameId)

  // no checks but those after a change
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sweep = startOverdueSweep(server.deps)
  onTestFinished(() => sweep.stop())
  await sweep.caughtUp
  await transact(async (tx) => {
    await tx.select().from(games).where(eq(games.id, first.gameId)).for('update')
    server.pass(360_000)
    await publishChangeIn(sql, first.gameId)
    await expect.poll(() => hasLockWaiter(sql)).toBe(true)
    server.pass(60_000)
    await publishChangeIn(sql, second.gameId)
    // an invalid game, because settling it would be one more change
    await tx
      .update(games)
      .set({ evening: {} as never })
      .where(eq(games.id, first.gameId))
  })
  const secondEvents = async () => (await loadEvents(sql, second.gameId)).map(({ type }) => type)
  // `expect.poll` would advance the fake timers
  while (!(await secondEvents()).includes('ended')) await sleep(10)
})
