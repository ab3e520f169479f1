import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@turnout/contract/accounts'
import { getReceipt } from '@turnout/contract/history'
import { changeScore, getGameState } from '@turnout/contract/live-match'
import { Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { currentMatch, replay } from '@turnout/rules/game'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { loadEvents } from '../../features/game/log-store.ts'
import { games } from '../../features/game/tables.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { sha256 } from '../../platform/chance.ts'
import { diskStorage } from '../../platform/files/disk-storage.ts'
import { emptyDatabase } from '../database.ts'
import { expectInvariants } from '../invariants.ts'
import { type TestServer, testServer } from '../server.ts'

/** A backup of the demo group, made by the version d7353cc during its fourth game. */
const KEPT = join(import.meta.dirname, 'd7353cc.tar')
/** The last seals of its four receipts: SHA-256 over the rows of the file. */
const SEALS = [
  '5312bbad27bf6d64561bf2720795045de66ef6da8d282e69cea0f5a5e58d7dab',
  'acc746006ce7c68a5e1e12b2cbcb5420b11bec939989a66bd1666786b97811e0',
  '1491a81ec5ffad61239df4c30575f7ff211a45632504128eec0e6448d7ec95d4',
  'cf2fc80aabf468e4117bb930f9e084d8281fe43cb05ad7d181a1255931cf9f83',
]

const MADE_AT = '2026-11-22T23:45:56.631Z'

let server: TestServer
let folder: string
let token: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-kept-'))
  const database = await emptyDatabase()
  await restoreBackup(KEPT, { databaseUrl: database.url, storage: diskStorage(folder), replace: false })
  const atItsHour = (deps: Deps, offset: { ms: number }) => {
    // at today's date the sweep would end the match at the start
    offset.ms = Date.parse(MADE_AT) - Date.now()
    return createApp(deps)
  }
  server = await testServer({}, {}, undefined, atItsHour, database)
  const body = { email: 'ada@example.org', password: 'four bibs and a whistle', remember_me: false }
  token = (await server.call(login, { body })).reply.access_token
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const storedGames = () => server.deps.sql.select().from(games).orderBy(games.date)

test('every game of an old backup replays from its log to its stored snapshot', async () => {
  const rows = await storedGames()
  expect(rows.map(({ evening }) => evening.play?.ended.length)).toEqual([5, 5, 5, 3])
  for (const { id, evening } of rows) expect(replay(await loadEvents(server.deps.sql, id))).toEqual(evening)
})

test('the receipts of old games verify, and end with the seals that the old version computed', async () => {
  const seals: string[] = []
  for (const { id } of await storedGames()) {
    const { body } = await server.app.inject({
      url: `/api/v1${getReceipt.path.replace(':gameId', id)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const receipt = Receipt.parse(JSON.parse(body))
    expect(receiptMismatches(receipt, sha256)).toEqual([])
    seals.push(receipt.seal)
  }
  expect(seals).toEqual(SEALS)
})

test('the open game continues: the next goal counts, and its snapshot is stored in the current form', async () => {
  const open = (await storedGames()).at(-1)
  const match = open && currentMatch(open.evening)
  if (!match) throw new Error('The kept backup has no game with a match on.')
  const params = { gameId: open.id }
  const { reply } = await server.call(getGameState, { params }, { token })
  const team_id = reply.current_match?.team_b_id ?? ''
  const scored = await server.call(changeScore, { params, body: { team_id, action: 'increment' } }, { token })
  expect(scored.status).toBe(200)
  const [row] = await server.deps.sql.select().from(games).where(eq(games.id, open.id))
  expect(row && currentMatch(row.evening)?.score).toEqual({ a: match.score.a, b: match.score.b + 1 })
  await expectInvariants(server)
})
