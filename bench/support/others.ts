import { setTimeout as sleep } from 'node:timers/promises'
import { getGameState } from '@turnout/contract/live-match'
import type { Program } from '../../apps/server/src/testing/program.ts'
import { createSessions } from './setup.ts'

const PHONES = 8
const PAUSE_MS = 100

/** Phones that poll a match ten times a second until the work is done; returns the latency of each response. */
export async function pollLatenciesDuring(
  program: Program,
  gameId: string,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const tokens = await createSessions(program, PHONES)
  const latencies: number[] = []
  let busy = true
  const others = tokens.map(async (token) => {
    while (busy) {
      const sentAt = performance.now()
      const { status } = await program.call(getGameState, { params: { gameId } }, { token })
      if (status !== 200) throw new Error(`Somebody else was answered ${status}.`)
      latencies.push(performance.now() - sentAt)
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
