// One size of the groups bench, in a separate process: its database, the server on a port, and the bare SQL.
import type { AddressInfo } from 'node:net'
import type { QueryConfig } from 'pg'
import { captureStatements, type Statement } from '../../apps/server/src/testing/capture-statements.ts'
import { manyGroups } from '../../apps/server/src/testing/many-groups.ts'
import { seeded } from '../../demo/seeded-random.ts'
import { averageTime } from './figures.ts'
import type { GroupsRequest } from './groups-world.ts'
import { openBenchHost } from './host.ts'
import { plansOf } from './plans.ts'
import { replayStatements } from './statement-replay.ts'

const size = Number(process.argv[2])
const host = await openBenchHost()
const { token, ids } = await manyGroups(host.deps.sql, size, seeded(size))
// the database does this itself some minutes after a large insert
const client = await host.pool.connect()
await client.query('set statement_timeout = 0')
await client.query({ text: 'vacuum analyze', query_timeout: 600_000 } as QueryConfig)
await client.query('reset statement_timeout')
client.release()
await host.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = host.app.server.address() as AddressInfo

let statements: Statement[][] = []

async function capture(paths: readonly string[]) {
  statements = []
  for (const path of paths) statements.push(await captureStatements(() => host.answer(path, token)))
  return plansOf(host.pool, statements[0] ?? [])
}

async function close() {
  await host.close()
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
