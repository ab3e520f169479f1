import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { Sql } from '../db/database.ts'
import { isUnavailable, sqlStateOf } from '../db/sql-state.ts'
import type { Live } from '../live/live.ts'
import type { Metrics } from '../metrics.ts'
import {
  isGivenUp,
  type JobRegistry,
  jobKind,
  LANES,
  type Lane,
  PermanentError,
  type RegisteredJob,
  RetryLaterError,
  registerJob,
} from './job-handler.ts'
import {
  type ClaimedJob,
  claimHour,
  claimJobs,
  deleteFinishedJobs,
  extendHold,
  markDead,
  markDone,
  outboxStatus,
  retryIn,
} from './store.ts'

const CONCURRENCY = 4
const POLL_MS = 5_000
const HOUR_MS = 3_600_000
const EXTEND_HOLD_MS = 30_000
const STOP_TIMEOUT_MS = 3_000

interface WorkerDeps {
  sql: Sql
  log: Logger
  metrics: Metrics
}

/** The tasks that the nodes share: one of them runs them each hour. A failure is logged and retried the next hour. */
export const HOURLY = jobKind({ name: 'hourly', payload: z.object({}), attempts: 1 })

/** Runs jobs until none is due. */
export async function runDueJobs(deps: WorkerDeps, registry: JobRegistry): Promise<void> {
  for (const lane of LANES) await runDueJobsOf(deps, registry, lane)
}

/**
 * Runs the due jobs of one lane until it is stopped; a started job is finished. Unknown kinds belong to our own lane.
 */
async function runDueJobsOf(
  deps: WorkerDeps,
  registry: JobRegistry,
  lane: Lane,
  stopping = () => false,
): Promise<void> {
  const others = lane === 'own'
  const kinds = registry.jobs.filter((job) => (job.lane === lane) !== others).map(({ name }) => name)
  while (!stopping()) {
    const claimed = await claimJobs(deps.sql, CONCURRENCY, { kinds, others })
    if (claimed.length === 0) return
    await Promise.all(claimed.map((job) => runJob(deps, registered(registry, job), job)))
  }
}

const registered = ({ jobs }: JobRegistry, { kind }: ClaimedJob) => jobs.find(({ name }) => name === kind)

/** Runs the jobs of the outbox: woken by the commit that wrote one, and polling every five seconds. */
export function startJobs(
  deps: WorkerDeps & { live: Live },
  { jobs, ...rest }: JobRegistry,
): { stop(): Promise<void> } {
  const { sql, log } = deps
  const runTasks = async (tasks: readonly (() => Promise<unknown>)[]) => {
    for (const task of tasks)
      await task().catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'the hourly tidying failed'),
      )
  }
  const hourlyJob = registerJob(HOURLY, () => runTasks([() => deleteFinishedJobs(sql), ...rest.hourlyTasks]))
  const registry = { ...rest, jobs: [...jobs, hourlyJob] }
  let stopping = false
  const runners = LANES.map((lane) =>
    createRunner(
      () => runDueJobsOf(deps, registry, lane, () => stopping),
      (error) => log.warn({ reason: reasonOf(error) }, 'the jobs could not be read'),
    ),
  )
  const wake = () => {
    if (!stopping) for (const runner of runners) runner.wake()
  }
  const hourlyRunner = createRunner(
    () =>
      runTasks([
        ...rest.nodeTasks,
        async () => {
          const claimed = stopping ? null : await claimHour(sql, HOURLY.name)
          if (claimed) await runJob(deps, hourlyJob, claimed)
        },
      ]),
    () => {},
  )

  const poll = setInterval(wake, POLL_MS).unref()
  const hourly = setInterval(hourlyRunner.wake, HOUR_MS).unref()
  const stopListening = deps.live.onJob(wake)
  wake()
  hourlyRunner.wake()

  return {
    async stop() {
      stopping = true
      clearInterval(poll)
      clearInterval(hourly)
      await Promise.race([
        Promise.all([...runners, hourlyRunner].map((runner) => runner.finished())),
        sleep(STOP_TIMEOUT_MS, undefined, { ref: false }),
      ])
      stopListening()
      registry.close()
    },
  }
}

/** One run at a time, and one more if it was woken meanwhile. */
function createRunner(run: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null
  let rerun = false
  const wake = () => {
    if (running !== null) {
      rerun = true
      return
    }
    rerun = false
    running = run()
      .catch(onError)
      .finally(() => {
        running = null
        if (rerun) wake()
      })
  }
  return { wake, finished: () => running }
}

/** The job itself is fine: a row was locked for too long, for example in a busy chat. */
const isHeldUp = (error: unknown) => sqlStateOf(error) !== undefined && isUnavailable(error)
/** Makes the first pause two seconds instead of a minute: a poll closes at its time. */
const HELD_UP_SOONER = 30

/** A newer program may know the kind, so the job waits like any other. */
const UNKNOWN = jobKind({ name: 'unknown', payload: z.unknown() })

async function runJob(
  { sql, log, metrics }: WorkerDeps,
  registered: RegisteredJob | undefined,
  job: ClaimedJob,
): Promise<void> {
  const { id, kind, payload, tries } = job
  if (job.replaced) return markDone(sql, id)
  const holding = setInterval(() => void extendHold(sql, id).catch(() => {}), EXTEND_HOLD_MS).unref()
  try {
    if (job.expired) throw new PermanentError('it came too late to be of use')
    if (!registered)
      throw new Error(`This program has no jobs of kind '${kind}'. Is a newer Turnout on this database?`)
    await registered.run({ id, payload, tries })
    await markDone(sql, id)
    metrics.jobs.inc({ kind, outcome: 'done' })
  } catch (error) {
    const details = { job: id, kind, tries, reason: reasonOf(error) }
    if (isGivenUp(registered ?? UNKNOWN, job, error)) {
      log.error(details, 'a job is given up; it stays in the table jobs with its dead_at')
      await markDead(sql, id)
      metrics.jobs.inc({ kind, outcome: 'given_up' })
    } else {
      log.warn(details, 'a job failed and is tried again later')
      const askedMs = error instanceof RetryLaterError ? error.afterMs : 0
      const backoffMs = (registered ?? UNKNOWN).backoffMs(tries) / (isHeldUp(error) ? HELD_UP_SOONER : 1)
      await retryIn(sql, id, Math.max(askedMs, backoffMs) / 1000)
      metrics.jobs.inc({ kind, outcome: 'failed' })
    }
  } finally {
    clearInterval(holding)
  }
}

/** Unsent mails show here first. */
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

/** Mail servers repeat addresses in their replies, which must not be in the log: the code is enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const response = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return code ? code + response : error.message.split('\n', 1).join('')
}
