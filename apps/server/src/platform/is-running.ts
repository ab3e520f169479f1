import type { ChildProcess } from 'node:child_process'

/** Started, and not ended as far as Node knows. */
export const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null
