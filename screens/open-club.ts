import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/program.ts'
import { serve } from '../apps/server/src/serve.ts'
import { openHost } from '../demo/host.ts'
import { makeScreenWorld } from './world.ts'

/** The program on a new data folder with the demo group, until it is closed. */
export async function openClub() {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-screens-'))
  const log = createLog({ logLevel: 'error' })
  const settings = loadConfig({
    PORT: process.env.PORT ?? '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MAP_TILES: 'off',
  })
  // no mail of the made-up game may be sent
  const config = { ...settings, jobs: false }
  const host = await openHost(config, log)
  const world = await makeScreenWorld(host, Date.now())
  await host.close()
  const server = await serve(config, log)
  return {
    world,
    url: server.config.publicUrl,
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
