import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Sql } from '../db/database.ts'
import type { Metrics } from '../metrics.ts'
import { type JobHandler, type JobRegistry, PermanentError } from './job-handler.ts'
import { listenForJobs } from './job-listener.ts'
import {
  type ClaimedJob,
  claimJobs,
  deleteFinishedJobs,
  markDead,
  markDone,
  outboxStatus,
  retryIn,
} from './store.ts'

const CONCURRENCY = 4
const POLL_MS = 5_000
const HOUR_MS = 3_600_000
const MAX_ATTEMPTS = 20
const MAX_RETRY_DELAY_S = 6 * 3600
const STOP_TIMEOUT_MS = 3_000

interface WorkerDeps {
  sql: Sql
  log: Logger
  metrics: Metrics
}

/** A minute, then twice as long each time, up to six hours. */
export const retryDelay = (tries: number): number => Math.min(60 * 2 ** (tries - 1), MAX_RETRY_DELAY_S)

/** Does job after job until none is due, or until it is told to stop; what has begun is finished. */
export async function runDueJobs(
  deps: WorkerDeps,
  registry: JobRegistry,
  stopping = () => false,
): Promise<void> {
  while (!stopping()) {
    const claimed = await claimJobs(deps.sql, CONCURRENCY)
    if (claimed.length === 0) return
    await Promise.all(claimed.map((job) => runJob(deps, registry.handlers[job.kind], job)))
  }
}

/** Does what waits in the outbox: woken by the commit that wrote it, and looking every five seconds besides. */
export function startJobs(deps: WorkerDeps, registry: JobRegistry): { stop(): Promise<void> } {
  const { sql, log } = deps
  const state: { running: Promise<void> | null; rerun: boolean; stopping: boolean } = {
    running: null,
    rerun: false,
    stopping: false,
  }

  const wake = () => {
    if (state.stopping) return
    if (state.running !== null) {
      state.rerun = true
      return
    }
    state.rerun = false
    state.running = runDueJobs(deps, registry, () => state.stopping)
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'the jobs could not be read'))
      .finally(() => {
        state.running = null
        if (state.rerun) wake()
      })
  }
  const runHourlyTasks = async () => {
    for (const work of [() => deleteFinishedJobs(sql), ...registry.hourlyTasks])
      await work().catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the hourly tidying failed'),
      )
  }

  const poll = setInterval(wake, POLL_MS).unref()
  const hourly = setInterval(() => void runHourlyTasks(), HOUR_MS).unref()
  const stopListening = listenForJobs(sql, wake)
  wake()
  void runHourlyTasks()

  return {
    async stop() {
      state.stopping = true
      clearInterval(poll)
      clearInterval(hourly)
      await Promise.race([state.running, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
      await stopListening()
      registry.close()
    },
  }
}

async function runJob(
  { sql, log, metrics }: WorkerDeps,
  handler: JobHandler | undefined,
  job: ClaimedJob,
): Promise<void> {
  const { id, kind, payload, tries } = job
  try {
    if (!handler)
      throw new Error(`Nobody here does jobs of kind '${kind}'. Is a newer Turnout on this database?`)
    await handler({ id, payload, tries })
    await markDone(sql, id)
    metrics.jobs.inc({ kind, outcome: 'done' })
  } catch (error) {
    const details = { job: id, kind, tries, reason: reasonOf(error) }
    if (tries >= MAX_ATTEMPTS || error instanceof PermanentError) {
      log.error(details, 'a job is given up; it stays in the table jobs with its dead_at')
      await markDead(sql, id)
      metrics.jobs.inc({ kind, outcome: 'given_up' })
    } else {
      log.warn(details, 'a job failed and is tried again later')
      await retryIn(sql, id, retryDelay(tries))
      metrics.jobs.inc({ kind, outcome: 'failed' })
    }
  }
}

/** Mails that do not go out are seen here first. */
export function registerOutboxMetrics({ sql, metrics }: Pick<WorkerDeps, 'sql' | 'metrics'>): void {
  metrics.registerGauges(
    {
      turnout_outbox_length: 'Jobs that wait to be done, for later or for a further try included.',
      turnout_outbox_age_seconds: 'How long the oldest job that is due has been due.',
      turnout_outbox_given_up: 'Jobs that were given up and stay in the table.',
    },
    async () => {
      const { waiting, late, dead } = await outboxStatus(sql)
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
