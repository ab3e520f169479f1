// One size of the bench of groups, in a process of its own: its database, the server on a port, and the bare SQL.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QueryConfig } from 'pg'
import { loadConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/program.ts'
import { manyGroups } from '../../apps/server/src/testing/many-groups.ts'
import { openHost } from '../../demo/host.ts'
import { seeded } from '../../demo/seeded-random.ts'
import { captureStatements, replayStatements, type Statement } from './capture-statements.ts'
import { averageTime } from './figures.ts'
import type { GroupsRequest } from './groups-world.ts'
import { explain } from './plans.ts'

const size = Number(process.argv[2])
const dataDir = mkdtempSync(join(tmpdir(), 'turnout-bench-'))
const host = await openHost(loadConfig({ DATA_DIR: dataDir }), createLog({ logLevel: 'silent' }))
const { token, ids } = await manyGroups(host.deps.sql, size, seeded(size))
// what the database does by itself some minutes after so many rows; nobody is made to wait for it here
const client = await host.pool.connect()
await client.query('set statement_timeout = 0')
await client.query({ text: 'vacuum analyze', query_timeout: 600_000 } as QueryConfig)
await client.query('reset statement_timeout')
client.release()
await host.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = host.app.server.address() as AddressInfo

let statements: Statement[][] = []

async function answer(url: string): Promise<void> {
  const { statusCode, body } = await host.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`)
}

async function capture(paths: readonly string[]) {
  statements = []
  for (const path of paths) statements.push(await captureStatements(host.pool, () => answer(path)))
  const plans = []
  for (const statement of statements[0] ?? []) plans.push(await explain(host.pool, statement))
  return {
    pages: plans.reduce((sum, { pages }) => sum + pages, 0),
    indexes: [...new Set(plans.flatMap(({ indexes }) => indexes))],
    wholeTables: [...new Set(plans.flatMap(({ wholeTables }) => wholeTables))],
  }
}

async function close() {
  await host.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.disconnect()
}

process.on('message', async (request: GroupsRequest) => {
  if (request.do === 'close') return close()
  const reply =
    request.do === 'capture'
      ? await capture(request.paths)
      : await averageTime(statements, (asked) => replayStatements(host.pool, asked))
  process.send?.({ reply })
})
process.send?.({ reply: { port, token, ids } })
