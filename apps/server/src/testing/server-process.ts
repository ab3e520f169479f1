// The whole program at a later hour, for tests that cannot wait for it: it runs until it is stopped or killed.
import { pino } from 'pino'
import { loadConfig } from '../config.ts'
import { databaseClock } from '../platform/clock.ts'
import { serve } from '../serve.ts'

const offset = { ms: Number(process.argv[2] ?? 0) }
const server = await serve(loadConfig(process.env), pino({ level: 'silent' }), {
  clock: databaseClock(offset),
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
