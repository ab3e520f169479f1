import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Sql } from '../db/database.ts'
import { type Doer, Hopeless, type JobKinds } from './kinds.ts'
import { type Claimed, claimJobs, forgetDone, markDead, markDone, tryAgainIn } from './store.ts'
import { listenForJobs } from './wake.ts'

const AT_ONCE = 4
const POLL_MS = 5_000
const HOUR_MS = 3_600_000
const MOST_TRIES = 20
const LONGEST_WAIT_S = 6 * 3600
const PATIENCE_MS = 3_000

interface Ground {
  sql: Sql
  log: Logger
}

/** A minute, then twice as long each time, up to six hours. */
export const waitBefore = (tries: number): number => Math.min(60 * 2 ** (tries - 1), LONGEST_WAIT_S)

/** Does job after job until none is due, or until it is told to stop; what has begun is finished. */
export async function doDueJobs(
  { sql, log }: Ground,
  kinds: JobKinds,
  stopping = () => false,
): Promise<void> {
  while (!stopping()) {
    const claimed = await claimJobs(sql, AT_ONCE)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((job) => attempt(sql, log, kinds.doers[job.kind], job)))
  }
}

/** Does what waits in the outbox: woken by the commit that wrote it, and looking every five seconds besides. */
export function startJobs({ sql, log }: Ground, kinds: JobKinds): { stop(): Promise<void> } {
  const state: { round: Promise<void> | null; again: boolean; stopping: boolean } = {
    round: null,
    again: false,
    stopping: false,
  }

  const wake = () => {
    if (state.stopping) return
    if (state.round !== null) {
      state.again = true
      return
    }
    state.again = false
    state.round = doDueJobs({ sql, log }, kinds, () => state.stopping)
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'the jobs could not be read'))
      .finally(() => {
        state.round = null
        if (state.again) wake()
      })
  }
  const tidy = async () => {
    for (const work of [() => forgetDone(sql), ...kinds.hourly])
      await work().catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the hourly tidying failed'),
      )
  }

  const poll = setInterval(wake, POLL_MS).unref()
  const hourly = setInterval(() => void tidy(), HOUR_MS).unref()
  const stopListening = listenForJobs(sql, wake)
  wake()
  void tidy()

  return {
    async stop() {
      state.stopping = true
      clearInterval(poll)
      clearInterval(hourly)
      await Promise.race([state.round, sleep(PATIENCE_MS, undefined, { ref: false })])
      await stopListening()
      kinds.close()
    },
  }
}

async function attempt(sql: Sql, log: Logger, doer: Doer | undefined, job: Claimed): Promise<void> {
  const { id, kind, payload, tries } = job
  try {
    if (!doer)
      throw new Error(`Nobody here does jobs of kind '${kind}'. Is a newer Turnout on this database?`)
    await doer({ id, payload, tries })
    await markDone(sql, id)
  } catch (error) {
    const story = { job: id, kind, tries, reason: reasonOf(error) }
    if (tries >= MOST_TRIES || error instanceof Hopeless) {
      log.error(story, 'a job is given up; it stays in the table jobs with its dead_at')
      await markDead(sql, id)
    } else {
      log.warn(story, 'a job failed and is tried again later')
      await tryAgainIn(sql, id, waitBefore(tries))
    }
  }
}

/** A mail server repeats addresses in its answers, and those do not belong in a log: the code says enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code ? code + response : error.message.split('\n', 1).join('')
}
