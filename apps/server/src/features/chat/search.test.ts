import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editChatMessage, removeChatMessage } from '@turnout/contract/chat'
import { createPoll } from '@turnout/contract/chat-polls'
import { searchChat } from '@turnout/contract/chat-search'
import type { InputOf } from '@turnout/contract/endpoint'
import { deactivate } from '@turnout/contract/profile'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { migrationsFolder } from '../../platform/db/migrate.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()

async function searchable() {
  const chat = await chatOf(server)
  const { params } = chat
  const search = (who: Person, q: string, more: Partial<InputOf<typeof searchChat>['query']> = {}) =>
    who.call(searchChat, { params, query: { q, ...more } })
  const found = async (q: string) => (await search(chat.ada, q)).reply.messages.map(({ text }) => text)
  return { ...chat, search, found }
}

/** The statements of the migration that change existing messages. */
function foldingMigration(): string {
  const folder = migrationsFolder()
  const name = readdirSync(folder).find((file) => file.endsWith('_time-zones-and-search.sql'))
  return readFileSync(join(folder, name ?? ''), 'utf8').split('--> statement-breakpoint')[1] ?? ''
}

describe('the search in a chat', () => {
  test('finds words in upper and lower case and without accents, and signs literally', async () => {
    const { ada, say, found } = await searchable()
    await say(ada, 'Training in MÜNCHEN,\nWeaver Straße')
    await say(ada, '100% sure')
    await say(ada, 'Café at ten')
    expect(await found('munchen')).toEqual(['Training in MÜNCHEN,\nWeaver Straße'])
    expect(await found('strasse weaver')).toEqual(['Training in MÜNCHEN,\nWeaver Straße'])
    expect(await found('CAFÉ')).toEqual(['Café at ten'])
    expect(await found('we')).toEqual(['Training in MÜNCHEN,\nWeaver Straße'])
    expect(await found('100%')).toEqual(['100% sure'])
    for (const nowhere of ['100_', 'eaver cafe', '%', '\u0301', '"\'; --'])
      expect(await found(nowhere)).toEqual([])
  })

  test('goes backwards by number, the newest first', async () => {
    const { ada, ben, say, search } = await searchable()
    for (const nr of [1, 2, 3, 4, 5]) await say(nr % 2 ? ada : ben, `Ball ${nr}`)
    await say(ada, 'Bibs')
    const first = (await search(ben, 'ball', { limit: 3 })).reply
    expect([first.messages.map(({ number }) => number), first.has_more]).toEqual([[5, 4, 3], true])
    const next = (await search(ben, 'ball', { limit: 3, before: 3 })).reply
    expect([next.messages.map(({ number }) => number), next.has_more]).toEqual([[2, 1], false])
  })

  test('finds a poll by its answers, and an edited message only by its new text', async () => {
    const { ada, ben, say, found, params } = await searchable()
    const body = { question: 'Drinks?', answers: ['Lock Keeper', 'Home'] }
    await ada.call(createPoll, { params, body })
    expect(await found('lock keeper')).toEqual(['Drinks?'])
    const messageId = await say(ben, 'Dark shirts')
    await ben.call(editChatMessage, { params: { ...params, messageId }, body: { text: 'Light shirts' } })
    expect([await found('dark'), await found('light')]).toEqual([[], ['Light shirts']])
  })

  test('finds messages from before the search was added, once the tables are migrated', async () => {
    const { ada, say, found, params } = await searchable()
    const texts = ['Training in MÜNCHEN,\n\u00a0Weaver Straße', 'Łódź, ÆRØ and ½', 'Plain words', '100% sure']
    for (const text of texts) await say(ada, text)
    await ada.call(createPoll, { params, body: { question: 'Où?', answers: ['Lock Keeper', 'Chez Zoë'] } })
    const stored = async () =>
      (await server.deps.sql.execute(sql`select search_text from chat_messages order by number`)).rows
    const now = await stored()
    await server.deps.sql.execute(
      sql`update chat_messages set search_text = ' ' || regexp_replace(lower(text), '\\s+', ' ', 'g')`,
    )
    expect(await found('munchen')).toEqual([])
    await server.deps.sql.execute(sql.raw(foldingMigration()))
    expect(await stored()).toEqual(now)
    expect(await found('lock chez zoe')).toEqual(['Où?'])
  })

  test('[B20] finds nothing that was removed, nothing of a deactivated account and nothing of another group', async () => {
    const { ada, ben, cleo, say, found, params } = await searchable()
    const other = await searchable()
    await other.say(other.ada, 'Bibs elsewhere')
    const messageId = await say(ben, 'Bibs, removed')
    await say(cleo, 'Bibs, erased')
    expect(await found('bibs')).toEqual(['Bibs, erased', 'Bibs, removed'])
    await ada.call(removeChatMessage, { params: { ...params, messageId } })
    await cleo.call(deactivate)
    expect(await found('bibs')).toEqual([])
  })

  test('is for members only, and needs a search text', async () => {
    const { ada, ben, search, remove } = await searchable()
    expect((await search(ada, '  ')).status).toBe(422)
    expect((await search(ada, 'x'.repeat(101))).status).toBe(422)
    await remove(ben)
    expect((await search(ben, 'ball')).status).toBe(403)
  })
})
