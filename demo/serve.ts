import { type Config, loadConfig } from '../apps/server/src/config.ts'
import { createLog, explain, stopWithGrace } from '../apps/server/src/program.ts'
import { serve } from '../apps/server/src/serve.ts'
import { emptyTables } from '../apps/server/src/testing/database.ts'
import { clearFiles, type Found, lookInto, mark, refuseOthers } from './folder.ts'
import { openHost } from './host.ts'
import { addressOf, CAST, PASSWORD } from './people.ts'
import { makeWorld } from './world.ts'

const log = createLog({ logLevel: 'warn' })
const open: { stop: (() => Promise<void>) | null } = { stop: null }
const { isStopping } = stopWithGrace(log, async () => open.stop?.())
await start()

async function start(): Promise<void> {
  try {
    const config = loadConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'demo-data' })
    refuseOthers(config.dataDir, config.databaseUrl)
    const found = lookInto(config.dataDir, Date.now())
    if (found !== 'in-the-middle') await makeAnew(config, found)
    const server = await serve(config, log)
    open.stop = server.stop
    for (const line of [...server.lines, ...introduction(found)]) console.log(line)
  } catch (error) {
    if (isStopping()) return
    console.error(explain(error))
    process.exit(1)
  }
}

async function makeAnew(config: Config, found: Found): Promise<void> {
  console.log(
    found === 'nothing'
      ? 'The demo club turns out …'
      : 'The evening of the demo club is over. It turns out anew …',
  )
  mark(config.dataDir, 0)
  const host = await openHost(config, log)
  open.stop = host.close
  await emptyTables(host.deps.sql)
  clearFiles(config.dataDir)
  const { state } = await makeWorld(host, Date.now())
  await host.close()
  mark(config.dataDir, state.session_ends_at)
}

function introduction(found: Found): string[] {
  const widest = Math.max(...Object.keys(CAST).map((name) => addressOf(name).length))
  return [
    '',
    found === 'in-the-middle'
      ? 'Canal Side Kickabout is where you left it; when its evening is over, the next start makes a new one.'
      : 'Canal Side Kickabout is in the middle of its fourth match, with about four minutes on the clock.',
    `Sign in as any of these. The password of everybody is: ${PASSWORD}`,
    ...Object.entries(CAST).map(
      ([name, what]) => `  ${addressOf(name).padEnd(widest)}  ${name}, who ${what}`,
    ),
  ]
}
