import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Sql } from '../db/database.ts'
import type { Metrics } from '../metrics.ts'
import { type Doer, Hopeless, type JobKinds } from './kinds.ts'
import { type Claimed, claimJobs, forgetDone, markDead, markDone, outboxOf, tryAgainIn } from './store.ts'
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
  metrics: Metrics
}

/** A minute, then twice as long each time, up to six hours. */
export const waitBefore = (tries: number): number => Math.min(60 * 2 ** (tries - 1), LONGEST_WAIT_S)

/** Does job after job until none is due, or until it is told to stop; what has begun is finished. */
export async function doDueJobs(ground: Ground, kinds: JobKinds, stopping = () => false): Promise<void> {
  while (!stopping()) {
    const claimed = await claimJobs(ground.sql, AT_ONCE)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((job) => attempt(ground, kinds.doers[job.kind], job)))
  }
}

/** Does what waits in the outbox: woken by the commit that wrote it, and looking every five seconds besides. */
export function startJobs(ground: Ground, kinds: JobKinds): { stop(): Promise<void> } {
  const { sql, log } = ground
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
    state.round = doDueJobs(ground, kinds, () => state.stopping)
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

async function attempt({ sql, log, metrics }: Ground, doer: Doer | undefined, job: Claimed): Promise<void> {
  const { id, kind, payload, tries } = job
  try {
    if (!doer)
      throw new Error(`Nobody here does jobs of kind '${kind}'. Is a newer Turnout on this database?`)
    await doer({ id, payload, tries })
    await markDone(sql, id)
    metrics.jobs.inc({ kind, outcome: 'done' })
  } catch (error) {
    const story = { job: id, kind, tries, reason: reasonOf(error) }
    if (tries >= MOST_TRIES || error instanceof Hopeless) {
      log.error(story, 'a job is given up; it stays in the table jobs with its dead_at')
      await markDead(sql, id)
      metrics.jobs.inc({ kind, outcome: 'given_up' })
    } else {
      log.warn(story, 'a job failed and is tried again later')
      await tryAgainIn(sql, id, waitBefore(tries))
      metrics.jobs.inc({ kind, outcome: 'failed' })
    }
  }
}

/** Mails that do not go out are seen here first. */
export function lookAtOutbox({ sql, metrics }: Pick<Ground, 'sql' | 'metrics'>): void {
  metrics.look(
    {
      turnout_outbox_length: 'Jobs that wait to be done, for later or for a further try included.',
      turnout_outbox_age_seconds: 'How long the oldest job that is due has been due.',
      turnout_outbox_given_up: 'Jobs that were given up and stay in the table.',
    },
    async () => {
      const { waiting, late, dead } = await outboxOf(sql)
      return {
        turnout_outbox_length: waiting,
        turnout_outbox_age_seconds: late,
        turnout_outbox_given_up: dead,
      }
    },
  )
}

/** A mail server repeats addresses in its answers, and those do not belong in a log: the code says enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code ? code + response : error.message.split('\n', 1).join('')
}
