import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../platform/db/embedded.ts'
import { Program } from './program.ts'
import { type FrontProxy, proxyBefore } from './proxy.ts'

/** Two programs in processes of their own on one PostgreSQL, and a proxy before them. */
export interface SideBySide {
  a: Program
  b: Program
  proxy: FrontProxy
  databaseUrl: string
  /** Where that PostgreSQL keeps its data. */
  dataDir: string
  close(): Promise<void>
}

/** As an operator runs it: a database apart from the programs, which syncs its writes. */
export async function sideBySide(env: Record<string, string> = {}): Promise<SideBySide> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-nodes-'))
  const database = await startEmbedded(dataDir)
  const both = { DATABASE_URL: database.url, ...env }
  const [a, b] = [await Program.make(both), await Program.make(both)]
  // at the same moment, on a database without a single table
  await Promise.all([a.start(), b.start()])
  const proxy = await proxyBefore([a, b])
  return {
    a,
    b,
    proxy,
    databaseUrl: database.url,
    dataDir,
    async close() {
      proxy.close()
      await Promise.all([a.remove(), b.remove()])
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
