import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** Starts one of the scripts beside this one in a separate process. */
export const startScript = (name: string, args: readonly string[] = []): ChildProcess =>
  fork(join(import.meta.dirname, name), args, { execArgv: ['--import', 'tsx'] })
