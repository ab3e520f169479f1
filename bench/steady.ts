import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import { API } from '../apps/server/src/app.ts'
import { Crowd } from './support/crowd.ts'
import { sharedClock as now, quantile, usageOf } from './support/figures.ts'
import { report, short } from './support/measure.ts'
import { createRunningGame, createSessions, openProgram, scoreGoal } from './support/setup.ts'

/**
 * Thousands watch one match for a long time: whether all get every goal, and after how long (G11 of docs/security.md).
 */
const MINUTES = Number(process.env.MINUTES ?? 0.5)
const WATCHERS = Number(process.env.WATCHERS ?? 5000)
const BETWEEN_MS = 500

const program = await openProgram()
const memory = () => usageOf(program.pid ?? 0)?.mb ?? 0

try {
  const game = await createRunningGame(program)
  const tokens = await createSessions(program, WATCHERS)
  const crowd = await Crowd.gather({ url: `${program.origin}${API}/games/${game.gameId}/events`, tokens })
  const { reply } = await program.call(getGameState, { params: { gameId: game.gameId } }, game.ada)

  const pressedAt = new Map<number, number>()
  const before = memory()
  let most = before
  const presses = Math.round((MINUTES * 60_000) / BETWEEN_MS)
  const began = now()
  for (let press = 1; press <= presses; press += 1) {
    await sleep(Math.max(0, began + press * BETWEEN_MS - now()))
    pressedAt.set(reply.version + press, now())
    await scoreGoal(program, game, game.ada)
    most = Math.max(most, memory())
  }
  const seconds = (now() - began) / 1000
  await crowd.timesShown(reply.version + presses)

  const shownMs: number[] = []
  let passedOver = 0
  for (const [version, pressed] of pressedAt) {
    const times = crowd.shownSoFar(version)
    passedOver += WATCHERS - times.length
    for (const at of times) shownMs.push(at - pressed)
  }
  const p = (share: number) => `${short(quantile(shownMs, share))} ms`
  report('steady', {
    figures: [],
    notes: [
      `${WATCHERS.toLocaleString('en-GB')} watchers and ${presses.toLocaleString('en-GB')} goals in ${short(seconds / 60)} minutes: from the press to a screen p50 ${p(0.5)}, p99 ${p(0.99)}, at most ${p(1)}. ${passedOver} of ${(presses * WATCHERS).toLocaleString('en-GB')} were not shown by themselves. ${crowd.lost} streams were lost. The process held ${short(before)} MB at first and ${short(most)} MB at most.`,
    ],
  })
  crowd.leave()
} finally {
  await program.remove()
}
