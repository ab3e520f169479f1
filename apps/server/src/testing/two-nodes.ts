import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { Program } from './program.ts'
import { type LoadBalancer, startLoadBalancer } from './proxy.ts'

/** Two programs in separate processes on one PostgreSQL, with a proxy in front. */
export interface TwoNodes {
  a: Program
  b: Program
  loadBalancer: LoadBalancer
  databaseUrl: string
  /** The data folder of that PostgreSQL. */
  dataDir: string
  close(): Promise<void>
}

/** As an operator runs it: a separate database, which syncs its writes. */
export async function startTwoNodes(env: Record<string, string> = {}): Promise<TwoNodes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turnout-nodes-'))
  const database = await startEmbeddedPostgres(dataDir)
  const nodes = await startNodesOn({ DATABASE_URL: database.url, ...env })
  return {
    ...nodes,
    databaseUrl: database.url,
    dataDir,
    async close() {
      await nodes.close()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On an existing database. */
export async function startNodesOn(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<Omit<TwoNodes, 'databaseUrl' | 'dataDir'>> {
  const [a, b] = [await Program.make(env), await Program.make(env)]
  // at the same moment, on a database without tables
  await Promise.all([a.start(), b.start()])
  const loadBalancer = await startLoadBalancer([a, b])
  return {
    a,
    b,
    loadBalancer,
    async close() {
      loadBalancer.close()
      await Promise.all([a.remove(), b.remove()])
    },
  }
}
