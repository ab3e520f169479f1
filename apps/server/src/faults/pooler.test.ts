import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getGameState } from '@turnout/contract/live-match'
import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Sql } from '../platform/db/database.ts'
import { createPool, POOLER } from '../platform/db/pool.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, reportLoss } from '../testing/loss-report.ts'
import { PGBOUNCER_MISSING, PgBouncer } from '../testing/pgbouncer.ts'
import { callAt } from '../testing/program.ts'
import { ReplicatedPostgres } from '../testing/replicated-postgres.ts'
import { runCli } from '../testing/run-cli.ts'
import { runningMatch, ScoreLoad } from '../testing/score-load.ts'
import { startNodesOn } from '../testing/two-nodes.ts'
import { Watcher } from '../testing/watcher.ts'

const isMissing = cannotRun('pooler', PGBOUNCER_MISSING)
const PRESSES = 40

let folder: string
let servers: ReplicatedPostgres
let pooler: PgBouncer
let env: { DATABASE_URL: string; DATABASE_DIRECT_URL: string }
let nodes: Awaited<ReturnType<typeof startNodesOn>>
beforeAll(async () => {
  if (isMissing) return
  folder = mkdtempSync(join(tmpdir(), 'turnout-pooler-'))
  servers = await ReplicatedPostgres.start()
  pooler = await PgBouncer.start(servers.primaryUrl)
  env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: servers.url }
  nodes = await startNodesOn(env)
}, 600_000)
afterAll(async () => {
  await nodes?.close()
  await pooler?.stop()
  await servers?.stop()
  if (folder) rmSync(folder, { recursive: true })
})

test.skipIf(isMissing)(
  '[I1] two nodes play through PgBouncer in transaction mode: each press counts once, even when the pooler dies, and every change reaches the streams of the other node',
  async () => {
    const { a, b, loadBalancer } = nodes
    const call = callAt(loadBalancer.origin)
    const match = await runningMatch(a)
    const [ada] = match.people
    const watchers = [a, b].map(({ origin }) => new Watcher(origin, match.gameId, ada.token))
    await Promise.all(watchers.map((watcher) => watcher.untilConnected()))

    const load = await ScoreLoad.begin(call, match, 6)
    await load.waitFor(PRESSES)
    await pooler.kill()
    await pooler.start()
    await load.waitFor(PRESSES)
    const backup = join(folder, 'backup.tar')
    expect(await runCli({ ...env, DATA_DIR: a.dataDir }, 'backup', backup)).toContain(backup)
    const report = await load.stopAndReport(call)
    reportLoss('pooler, killed in mid-match', { rounds: 1, ...report })
    expect(report).toMatchObject({ lost: 0, doubled: 0 })

    const { reply } = await call(getGameState, { params: { gameId: match.gameId } }, ada)
    await Promise.all(watchers.map((watcher) => watcher.untilShown(reply.version)))
    expect(watchers.map(({ reconnects }) => reconnects)).toEqual([0, 0])
    await a.withDatabase(load.expectOneOrder)
    await a.withDatabase(expectInvariants)
    await Promise.all(watchers.map((watcher) => watcher.close()))
  },
  600_000,
)

test.skipIf(isMissing)(
  'a transaction through the pooler has its limits, and leaves none behind',
  async () => {
    const pool = createPool(pooler.url, { ...POOLER.overrides, max: 1 })
    const { sql, transact } = createDatabase(pool, POOLER)
    const limits = async (sql: Sql) => {
      const { rows } = await sql.execute<{ name: string; setting: string }>(query`
      select name, setting from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`)
      return rows.map(({ setting }) => Number(setting))
    }
    expect(await transact(limits)).toEqual([10_000, 1_500, 1_800])
    expect(await limits(sql)).toEqual([0, 0, 0])
    await pool.end()
  },
)
