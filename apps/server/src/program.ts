import type { WriteStream } from 'node:tty'
import { type DestinationStream, type Logger, pino } from 'pino'
import { type Config, ConfigurationError } from './config.ts'
import { StartError } from './platform/db/start-error.ts'
import { faultInLog } from './platform/log.ts'
import { terminalLog } from './platform/terminal-log.ts'

const STOP_TIMEOUT_MS = 5_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

type Output = Pick<WriteStream, 'isTTY' | 'write'> & { fd: number }

/** Sentences for a terminal, JSON for machines. */
export const logDestination = (output: Output): DestinationStream =>
  output.isTTY ? terminalLog((text) => output.write(text)) : pino.destination(output.fd)

/** The log goes to standard error; standard output is for the operator. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  to: DestinationStream = logDestination(process.stderr),
): Logger {
  const redact = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token']
  const serializers = { err: faultInLog }
  return pino({ level: logLevel, redact, serializers, timestamp: pino.stdTimeFunctions.isoTime }, to)
}

/** Stops in order on a signal or an unexpected error; `isStopping` tells whether that has begun. */
export function stopWithGrace(
  log: Logger,
  stop: () => Promise<unknown>,
  { drainMs = 0 } = {},
): { isStopping(): boolean } {
  let stopping = false
  const close = async (exitCode: 0 | 1) => {
    // A Ctrl-C comes twice, from the terminal and from npm: the second must not cut the first one short.
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log.error('Stopping took too long; what was still in hand is cut off.')
      process.exit(1)
    }, STOP_TIMEOUT_MS + drainMs)
    await stop()
    process.exit(exitCode)
  }
  const fail = (fault: unknown) => {
    log.fatal(
      fault,
      'Something failed that nobody expected; requests in hand are finished, then Turnout stops.',
    )
    // a second fault during the stop, perhaps of the stop itself
    if (stopping) process.exit(1)
    void close(1)
  }
  for (const signal of SIGNALS) process.on(signal, () => void close(0))
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, fail)
  return { isStopping: () => stopping }
}

/** An error that the operator can correct is one sentence; any other is shown with its stack. */
export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof ConfigurationError || error instanceof StartError) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${'port' in error ? `Port ${error.port}` : 'The port'} is taken by another program. Stop that one, or set PORT to another number.`
  return error.stack ?? error.message
}
