import { type Config, loadConfig } from '../apps/server/src/config.ts'
import { createLog, explainStartError, stopWithGrace } from '../apps/server/src/program.ts'
import { serve } from '../apps/server/src/serve.ts'
import { emptyTables } from '../apps/server/src/testing/database.ts'
import { assertDemoFolder, clearFiles, type DemoState, readDemoState, writeMarker } from './demo-folder.ts'
import { openHost } from './host.ts'
import { addressOf, MAIN_PEOPLE, PASSWORD } from './people.ts'
import { makeWorld } from './world.ts'

const log = createLog({ logLevel: 'warn' })
const open: { stop: (() => Promise<void>) | null } = { stop: null }
const { isStopping } = stopWithGrace(log, async () => open.stop?.())
await start()

async function start(): Promise<void> {
  try {
    const config = loadConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'demo-data' })
    assertDemoFolder(config.dataDir, config.databaseUrl)
    const demoState = readDemoState(config.dataDir, Date.now())
    if (demoState !== 'in-the-middle') await recreateDemo(config, demoState)
    const server = await serve(config, log)
    open.stop = server.stop
    for (const line of [...introduction(demoState), '', ...server.lines]) console.log(line)
  } catch (error) {
    if (isStopping()) return
    console.error(explainStartError(error))
    process.exit(1)
  }
}

async function recreateDemo(config: Config, demoState: DemoState): Promise<void> {
  console.log(
    demoState === 'nothing'
      ? 'The demo club turns out …'
      : 'The game of the demo club is over. It starts anew …',
  )
  writeMarker(config.dataDir, 0)
  const host = await openHost(config, log)
  open.stop = host.close
  await emptyTables(host.deps.sql)
  clearFiles(config.dataDir)
  const { state } = await makeWorld(host, Date.now())
  await host.close()
  writeMarker(config.dataDir, state.session_ends_at)
}

function introduction(demoState: DemoState): string[] {
  const widest = Math.max(...Object.keys(MAIN_PEOPLE).map((name) => addressOf(name).length))
  return [
    demoState === 'in-the-middle'
      ? 'Canal Side Kickabout is where you left it; when its game is over, the next start makes a new one.'
      : 'Canal Side Kickabout is in the middle of its fourth match, with about four minutes on the clock.',
    `Sign in as any of these. The password of everybody is: ${PASSWORD}`,
    ...Object.entries(MAIN_PEOPLE).map(
      ([name, what]) => `  ${addressOf(name).padEnd(widest)}  ${name}, who ${what}`,
    ),
  ]
}
