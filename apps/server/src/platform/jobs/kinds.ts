export interface Job {
  id: string
  payload: unknown
  /** Counted from 1. */
  tries: number
}

/** Does one job, perhaps for the second time: a program may die between doing and marking. */
export type Doer = (job: Job) => Promise<void>

export interface JobKinds {
  doers: Readonly<Record<string, Doer>>
  /** What is done every hour: what has had its time goes. */
  hourly: readonly (() => Promise<unknown>)[]
  /** Lets go of what the doers hold open, once the last of them is through. */
  close(): void
}

/** Trying again would change nothing; the job is put aside at once. */
export class Hopeless extends Error {
  override name = 'Hopeless'
}
