import type * as z from 'zod'

/**
 * The jobs of each lane run separately, so that a hanging mail server delays no push and no job of our own, and
 * a newsletter to thousands delays no sign-in link.
 */
export const LANES = ['own', 'mail', 'newsletter', 'push'] as const
export type Lane = (typeof LANES)[number]

/** The payload of one kind of job, and how it is run. */
export interface JobKind<P> {
  /** Stored in the rows: an old name needs a handler until no database contains it any more. */
  name: string
  payload: z.ZodType<P>
  attempts: number
  /** The pause after this number of failed attempts. */
  backoffMs: (failed: number) => number
  /** A job that is older than this when its turn comes is given up. */
  expiresAfterMs: number | null
  /** Of two jobs with one key only the newer one runs, unless the older one has started. */
  keyOf: ((payload: P) => string) | null
  /** The service that the job waits for. */
  lane: Lane
}

const MAX_BACKOFF_MS = 6 * 3_600_000

/** A minute, then twice as long each time, up to six hours. */
export const doublingBackoff = (failed: number): number =>
  Math.min(60_000 * 2 ** (failed - 1), MAX_BACKOFF_MS)

export const jobKind = <P>(
  definition: Pick<JobKind<P>, 'name' | 'payload'> & Partial<JobKind<P>>,
): JobKind<P> => ({
  attempts: 20,
  backoffMs: doublingBackoff,
  expiresAfterMs: null,
  keyOf: null,
  lane: 'own',
  ...definition,
})

export interface Job<P> {
  id: string
  payload: P
  /** Counted from 1. */
  tries: number
}

/** May be called twice for one job: a program can die between the work and the mark that it is done. */
export type JobHandler<P> = (job: Job<P>) => Promise<void>

/** A kind with its handler; hides the type of the payload. */
export interface RegisteredJob extends Pick<JobKind<unknown>, 'name' | 'attempts' | 'backoffMs' | 'lane'> {
  run(job: Job<unknown>): Promise<void>
}

export const registerJob = <P>(kind: JobKind<P>, handler: JobHandler<P>): RegisteredJob => ({
  name: kind.name,
  attempts: kind.attempts,
  backoffMs: kind.backoffMs,
  lane: kind.lane,
  run: ({ payload, ...job }) => handler({ ...job, payload: kind.payload.parse(payload) }),
})

export interface JobRegistry {
  jobs: readonly RegisteredJob[]
  /** Run once an hour by one of the nodes. */
  hourlyTasks: readonly (() => Promise<unknown>)[]
  /** Run every hour by each node, for its own data folder. */
  nodeTasks: readonly (() => Promise<unknown>)[]
  /** Closes the connections of the handlers after the last job. */
  close(): void
}

/** A retry would not help, so the job is given up at once. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}

/** Retried no sooner than the other side wants. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** Whether a job with this error is given up; otherwise it is retried. */
export const isGivenUp = (
  { attempts }: Pick<JobKind<never>, 'attempts'>,
  { tries }: Pick<Job<unknown>, 'tries'>,
  error: unknown,
): boolean => tries >= attempts || error instanceof PermanentError
