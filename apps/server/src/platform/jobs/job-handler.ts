import type * as z from 'zod'

/**
 * Jobs of each run by themselves, so that a mail server that hangs holds up no push and no job of our own, and a
 * newsletter to thousands no link to sign in.
 */
export const LANES = ['own', 'mail', 'newsletter', 'push'] as const
export type Lane = (typeof LANES)[number]

/** What one kind of job carries, and how it is run. */
export interface JobKind<P> {
  /** Stored in the rows: an older one must keep its handler until no database holds it any more. */
  name: string
  payload: z.ZodType<P>
  attempts: number
  /** The pause after so many failed attempts. */
  backoffMs: (failed: number) => number
  /** A job that is older than this when its turn comes is given up instead of run late. */
  expiresAfterMs: number | null
  /** Of two jobs with one key only the newer runs, unless the older has begun. */
  keyOf: ((payload: P) => string) | null
  /** Whose service it waits for. */
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

/** A kind with its handler; the type of the payload stays between these two. */
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
  /** Run every hour by each node, for what lies in its own data folder. */
  nodeTasks: readonly (() => Promise<unknown>)[]
  /** Closes the connections of the handlers after the last job. */
  close(): void
}

/** Trying again would change nothing; the job is put aside at once. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}

/** Tried again no sooner than the other side asked for. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly afterMs: number

  constructor(message: string, afterMs: number) {
    super(message)
    this.afterMs = afterMs
  }
}

/** Whether a job that failed with this is put aside; otherwise it is tried again. */
export const isGivenUp = (
  { attempts }: Pick<JobKind<never>, 'attempts'>,
  { tries }: Pick<Job<unknown>, 'tries'>,
  error: unknown,
): boolean => tries >= attempts || error instanceof PermanentError
