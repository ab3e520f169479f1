import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import { BadConfiguration, type Config, loadConfig } from './config.ts'
import { CannotStart } from './platform/db/cannot-start.ts'
import { type Running, serve } from './serve.ts'

const STOP_WITHIN_MS = 5_000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const running = start()

async function start(): Promise<Running> {
  try {
    if (existsSync('.env')) process.loadEnvFile()
    const config = loadConfig(process.env)
    const log = createLog(config)
    stopWithGrace(log)
    const server = await serve(config, log)
    for (const line of server.lines) console.log(line)
    return server
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** The log goes to standard error, so that standard output has only what is meant for the person before it. */
function createLog({ logLevel }: Config): Logger {
  const redact = ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token']
  return pino({ level: logLevel, redact, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
}

function stopWithGrace(log: Logger) {
  const grace = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: log, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err)
        log.fatal(
          err,
          'Something failed that nobody expected; requests in hand are finished, then Turnout stops.',
        )
      await (await running).stop()
    },
  )
  // A Ctrl-C comes twice, from the terminal and from npm: the second must not cut the first one short.
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void grace.close()
  }
  for (const signal of SIGNALS) process.on(signal, stop)
}

/** What the operator can put right is one sentence, everything else is shown whole. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadConfiguration || error instanceof CannotStart) return error.message
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${'port' in error ? `Port ${error.port}` : 'The port'} is taken by another program. Stop that one, or set PORT to another number.`
  return error.stack ?? error.message
}
