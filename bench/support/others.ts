import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import type { Program } from '../../apps/server/src/testing/program.ts'
import { quantile, timed } from './figures.ts'
import { alternate, type Figure } from './measure.ts'
import { createRunningGame, createSessions } from './setup.ts'

const PHONES = 8
const PAUSE_MS = 100

/** What the requests of others take beside this load, and as long without it. */
export async function othersBeside(
  program: Program,
  load: { what: string; work: () => Promise<unknown>; noneMs: number; rounds?: number },
): Promise<Figure> {
  const { gameId } = await createRunningGame(program)
  const p99 = async (work: () => Promise<unknown>) =>
    quantile(await pollLatenciesDuring(program, gameId, work), 0.99)
  const rounds = { ours: () => p99(load.work), bare: () => p99(() => sleep(load.noneMs)) }
  return {
    what: `polls of others beside ${load.what}, p99`,
    unit: 'ms',
    baseline: 'beside none',
    ...(await alternate(rounds, load.rounds)),
    aim: { of: 'ours', atMost: 200 },
  }
}

/** Phones that poll a match ten times a second until the work is done; returns the latency of each response. */
async function pollLatenciesDuring(
  program: Program,
  gameId: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const tokens = await createSessions(program, PHONES)
  const latencies: number[] = []
  let busy = true
  const others = tokens.map(async (token) => {
    while (busy) {
      const poll = async () => {
        const { status } = await program.call(getGameState, { params: { gameId } }, { token })
        if (status !== 200) throw new Error(`Somebody else was answered ${status}.`)
      }
      latencies.push(await timed(poll))
      await sleep(PAUSE_MS)
    }
  })
  try {
    await work()
  } finally {
    busy = false
  }
  await Promise.all(others)
  return latencies
}
