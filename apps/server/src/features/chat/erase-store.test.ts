import { afterAll, expect, test } from 'vitest'
import { createPool } from '../../platform/db/pool.ts'
import { captureStatements } from '../../testing/capture-statements.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { eraseMessagesOf } from './erase-store.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()
const closing: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

test('[I26] all rows of a person in all chats are found by indexes alone', async () => {
  const { ben, say } = await chatOf(server)
  await say(ben, 'Hello')
  const [find] = await captureStatements(() => eraseMessagesOf(server.deps.sql, ben.id, new Date()))
  const pool = createPool(server.databaseUrl)
  closing.push(() => pool.end())
  const client = await pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query(`explain ${find?.text}`, find?.values)
  client.release()
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('chat_messages_mentions')
  expect(plan).not.toContain('Seq Scan on chat_messages')
})
