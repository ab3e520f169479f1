import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/program.ts'
import { openHost } from '../../demo/host.ts'

/** The app in this process, on a temporary database. */
export async function openBenchHost() {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-bench-'))
  const host = await openHost(loadConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'silent' }))
  return {
    ...host,
    dataDir,
    async answer(url: string, token: string): Promise<void> {
      const { statusCode, body } = await host.app.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
    },
    async close() {
      await host.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
