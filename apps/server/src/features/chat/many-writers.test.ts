import { listChatMessages, sendChatMessage } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { addMembers, club } from '../../testing/game-setup.ts'
import { reportLoss } from '../../testing/loss-report.ts'
import { secondNode } from '../../testing/nodes.ts'
import { type Person, person } from '../../testing/people.ts'
import { request, type TestServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()

const WRITERS = Number(process.env.CHAT_WRITERS ?? 30)
const RETRIED = [429, 503]

/** Like a phone: retries the same message under the same key until there is a response. */
async function sendUntilAnswered(app: TestServer['app'], params: { groupId: string }, who: Person) {
  const body = { text: who.name }
  for (let tries = 1; ; tries += 1) {
    const answer = await request(app, sendChatMessage, { params, body }, who, { 'idempotency-key': who.id })
    if (!RETRIED.includes(answer.status) || tries === 50) return answer
    await new Promise((waited) => setTimeout(waited, 100))
  }
}

test(
  'hundreds of people write at once on two nodes, each message sent to both: each is stored once, without gaps',
  async () => {
    const { ada, groupId } = await club(server, [])
    const params = { groupId }
    const second = await secondNode(server)
    const people = await Promise.all(
      Array.from({ length: WRITERS }, (_, nr) => person(server, `Player ${nr}`)),
    )
    await addMembers(server, groupId, people)
    const answers = await Promise.all(
      people.flatMap((who) => [
        sendUntilAnswered(server.app, params, who),
        sendUntilAnswered(second.app, params, who),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const texts: (string | null)[] = []
    let before: number | undefined
    for (let hasMore = true; hasMore; ) {
      const { messages, has_more } = (
        await request(
          second.app,
          listChatMessages,
          { params, query: { limit: 100, ...(before && { before }) } },
          ada,
        )
      ).reply
      texts.unshift(...messages.map(({ text }) => text))
      before = messages[0]?.number
      hasMore = has_more
    }
    expect(before).toBe(1)
    expect([...texts].sort()).toEqual(people.map(({ name }) => name).sort())
    await second.close()
    reportLoss('chat, people who write at once on two nodes', {
      rounds: 1,
      acknowledged: WRITERS,
      lost: WRITERS - new Set(texts).size,
      doubled: texts.length - new Set(texts).size,
    })
  },
  60_000 + WRITERS * 1_000,
)

test('[B22] of a flood on two nodes ten messages in ten seconds are stored, and others can still write', async () => {
  const { ada, groupId, people } = await club(server, ['Ben'])
  const [ben] = people
  const params = { groupId }
  const second = await secondNode(server)
  const send = (who: Person, app: TestServer['app'], text: string) =>
    request(app, sendChatMessage, { params, body: { text } }, who)
  const flood = Array.from({ length: 60 }, (_, nr) => send(ben!, nr % 2 ? server.app : second.app, `${nr}`))
  const [answers, own] = await Promise.all([Promise.all(flood), send(ada, server.app, 'Quiet please')])
  expect(own.status).toBe(201)
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect((await ada.call(listChatMessages, { params })).reply.last_number).toBe(11)
  server.pass(10_001)
  expect((await send(ben!, second.app, 'Sorry')).status).toBe(201)
  await second.close()
})
