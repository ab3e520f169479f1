export interface Job {
  id: string
  payload: unknown
  /** Counted from 1. */
  tries: number
}

/** Does one job, perhaps for the second time: a program may die between doing and marking. */
export type JobHandler = (job: Job) => Promise<void>

export interface JobRegistry {
  handlers: Readonly<Record<string, JobHandler>>
  /** What is done every hour: what has had its time goes. */
  hourlyTasks: readonly (() => Promise<unknown>)[]
  /** Lets go of what the doers hold open, once the last of them is through. */
  close(): void
}

/** Trying again would change nothing; the job is put aside at once. */
export class PermanentError extends Error {
  override name = 'PermanentError'
}
