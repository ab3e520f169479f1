import { setTimeout as sleep } from 'node:timers/promises'
import { listChatMessages, sendChatMessage } from '@turnout/contract/chat'
import { createPoll } from '@turnout/contract/chat-polls'
import { createGroup } from '@turnout/contract/groups'
import type { Poll } from '@turnout/rules/chat-polls'
import { asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatMessages, chats } from '../features/chat/tables.ts'
import { jobs } from '../platform/jobs/tables.ts'
import { addMembers, CANAL_SIDE } from '../testing/game-setup.ts'
import { reportLoss } from '../testing/loss-report.ts'
import { type Person, person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { RetryingClients } from '../testing/retrying-clients.ts'

const KILLS = Number(process.env.CHAT_KILLS ?? 1)
const WRITERS = 6
/** How long after its creation a poll closes. */
const OPEN_MS = 1_500
/** The kill comes at most this long after the poll should close. */
const WITHIN_MS = 300

let program: Program
beforeAll(async () => {
  program = await Program.make()
  await program.start()
})
afterAll(() => program.remove())

const createChat = () =>
  program.withDatabase(async (server) => {
    const ada = await person(server, 'Ada')
    const groupId = (await ada.call(createGroup, { body: CANAL_SIDE })).reply.id
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, nr) => person(server, `Player ${nr + 1}`)),
    )
    await addMembers(server, groupId, writers)
    return { ada, groupId, writers }
  })

/** Creates a poll that closes soon; retried if the machine was too slow for that. */
async function ask(ada: Person, groupId: string, question: string) {
  for (;;) {
    const closesAt = Date.now() + OPEN_MS
    const body = { question, answers: ['Yes', 'No'], closes_at: new Date(closesAt).toISOString() }
    const { status, reply } = await program.call(createPoll, { params: { groupId }, body }, ada)
    if (status === 201) return { number: reply.number, closesAt }
  }
}

/** Otherwise the next worker waits two minutes for jobs of the killed one. */
const releaseJobs = () =>
  program.withDatabase(({ deps: { sql } }) =>
    sql
      .update(jobs)
      .set({ heldUntil: null, runAt: new Date(0) })
      .where(isNull(jobs.doneAt)),
  )

const storedChat = (groupId: string) =>
  program.withDatabase(async ({ deps: { sql } }) => {
    const [chat] = await sql.select().from(chats).where(eq(chats.groupId, groupId))
    const messages = await sql
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.groupId, groupId))
      .orderBy(asc(chatMessages.number))
    return { chat: chat!, messages }
  })

test(
  'a chat whose program is killed while people write and polls close has each message once and each poll closed once',
  async () => {
    const { ada, groupId, writers } = await createChat()
    const params = { groupId }
    const clients = new RetryingClients(program.call)
    let isOver = false
    const texts: string[] = []
    const write = async (who: Person) => {
      for (let nr = 1; !isOver; nr += 1) {
        const text = `${who.name}, ${nr}`
        await clients.callUntilAnswered(sendChatMessage, { params, body: { text } }, who, nr % 5 ? 1 : 2)
        texts.push(text)
      }
    }
    const writing = Promise.all(writers.map(write))
    for (let kills = 0; kills < KILLS; kills += 1) {
      const { number, closesAt } = await ask(ada, groupId, `Poll ${kills + 1}`)
      await sleep(Math.max(0, closesAt - Date.now() + Math.random() * WITHIN_MS))
      await program.stop('SIGKILL')
      await program.start()
      await releaseJobs()
      const isClosed = async () => {
        const query = { before: number + 1, limit: 1 }
        const { messages } = await clients.callUntilAnswered(listChatMessages, { params, query }, ada)
        return messages[0]?.poll?.is_closed
      }
      // longer than a claim: a statement of the killed program may still claim the job after its release
      await expect.poll(isClosed, { timeout: 240_000 }).toBe(true)
    }
    isOver = true
    await writing

    const { chat, messages } = await storedChat(groupId)
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1))
    expect(chat.lastNumber).toBe(messages.length)
    const stored = messages.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []))
    const lost = texts.filter((text) => !stored.includes(text)).length
    const polls = messages.filter(({ kind }) => kind === 'poll')
    expect(polls).toHaveLength(KILLS)
    for (const { data } of polls) expect((data as Poll).closedAt).not.toBeNull()
    // each message, each poll and each close is one change
    const changes = texts.length + KILLS * 2
    const report = {
      rounds: KILLS,
      acknowledged: clients.total,
      lost,
      doubled: chat.version - changes + lost,
    }
    reportLoss('chat, killed while polls close', report)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(stored.sort()).toEqual(texts.sort())
  },
  120_000 + KILLS * 300_000,
)
