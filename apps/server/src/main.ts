import { existsSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { loadConfig } from './config.ts'
import { createLog, explainStartError, stopWithGrace } from './program.ts'
import { type Running, serve } from './serve.ts'

const running = start()

async function start(): Promise<Running> {
  try {
    if (existsSync('.env')) process.loadEnvFile()
    const config = loadConfig(process.env)
    const log = createLog(config)
    stopWithGrace(log, async () => (await running).stop(), config)
    const server = await serve(config, log)
    // in one write, so that no log line comes in between
    console.log(server.lines.join('\n'))
    await collectGarbage()
    return server
  } catch (error) {
    console.error(explainStartError(error))
    process.exit(1)
  }
}

/**
 * A start leaves 30 MB of garbage. V8 would keep it, because the heap of an idle server does not grow (docs/decisions
 * 0243).
 */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
