import {
  changeChatSettings,
  editChatMessage,
  listChatMessages,
  readChat,
  removeChatMessage,
  sendChatMessage,
} from '@turnout/contract/chat'
import {
  closePoll,
  createPoll,
  postAnnouncement,
  reactToMessage,
  voteInPoll,
} from '@turnout/contract/chat-polls'
import type { Endpoint, InputOf } from '@turnout/contract/endpoint'
import { leaveGroup } from '@turnout/contract/groups'
import { CHAT_REACTIONS } from '@turnout/rules/chat'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgets } from '../../platform/http/tables.ts'
import { ChatReader } from '../../testing/chat-reader.ts'
import { club, joinAndApprove } from '../../testing/game-setup.ts'
import { reportLoss } from '../../testing/loss-report.ts'
import { type Node, secondNode } from '../../testing/nodes.ts'
import type { Person } from '../../testing/people.ts'
import { request } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { openGroupStream } from '../../testing/stream-reader.ts'
import { members } from '../members/tables.ts'

const server = sharedServer()

const ACTS = Number(process.env.CHAT_ACTS ?? 80)
const AT_ONCE = 5
/** Everything is compared after this many acts. */
const CHECK_EVERY = Math.max(50, Math.ceil(ACTS / 200) * AT_ONCE)

type Kind = (typeof KINDS)[number]
const KINDS = [
  ...['send', 'send', 'send', 'edit', 'remove', 'react', 'react', 'vote', 'vote'],
  ...['announce', 'poll', 'close', 'read', 'read', 'switch', 'leave'],
] as const

const acts = fc.sample(
  fc.record({
    who: fc.nat(5),
    kind: fc.constantFrom<Kind>(...KINDS),
    which: fc.nat(30),
    value: fc.nat(7),
    node: fc.boolean(),
  }),
  { numRuns: ACTS, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
)
type Act = (typeof acts)[number]

async function world() {
  const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
  const { ada, groupId, people } = await club(server, names)
  const second = await secondNode(server)
  const everyone = [ada, ...people] as [Person, Person, ...Person[]]
  const params = { groupId }
  const ids: string[] = []
  const sent = <E extends Endpoint>(act: Act, endpoint: E, input: InputOf<E>) =>
    request(act.node ? server.app : second.app, endpoint, input, everyone[act.who])
  return { ada, groupId, params, everyone, second, ids, sent }
}
type World = Awaited<ReturnType<typeof world>>

/** Any act may be refused: the chat is off, the message is removed, the person has left. */
async function play(it: World, act: Act): Promise<void> {
  const { ada, groupId, params, everyone, ids, sent } = it
  const messageId = ids.at(-1 - act.which) ?? groupId
  const message = { params: { ...params, messageId } }
  const text = `Message ${act.which} ${act.value}`
  const keep = ({ status, reply }: { status: number; reply: { id: string } }) => {
    if (status === 201) ids.push(reply.id)
    return { status }
  }
  const answer = await {
    send: async () => {
      const body = { text, reply_to: act.value === 0 && ids.length > 0 ? messageId : null }
      return keep(await sent(act, sendChatMessage, { params, body: { ...body, mentions: [everyone[1].id] } }))
    },
    edit: () => sent(act, editChatMessage, { ...message, body: { text: `${text}, edited` } }),
    remove: () => sent(act, removeChatMessage, message),
    react: () =>
      sent(act, reactToMessage, { ...message, body: { reaction: CHAT_REACTIONS[act.value] ?? null } }),
    vote: () => sent(act, voteInPoll, { ...message, body: { answers: [act.value % 3] } }),
    announce: async () => keep(await sent(act, postAnnouncement, { params, body: { text } })),
    poll: async () => {
      const body = { question: text, answers: ['Yes', 'No', 'Maybe'] }
      return keep(await sent(act, createPoll, { params, body }))
    },
    close: () => sent(act, closePoll, message),
    read: () => sent(act, readChat, { params, body: { number: ids.length - act.which } }),
    switch: () => sent(act, changeChatSettings, { params, body: { is_on: act.value > 2 } }),
    leave: async () => {
      const who = everyone[act.who]!
      // Ben stays a reader throughout
      if (who === everyone[1]) return { status: 200 }
      const left = await sent(act, leaveGroup, { params })
      // the budget allows fifty requests a day
      await server.deps.sql.delete(budgets).where(eq(budgets.name, 'join-requests'))
      if (left.status === 200) await joinAndApprove(server, ada, groupId, who)
      return left
    },
  }[act.kind]()
  expect(answer.status, JSON.stringify(act)).toBeLessThan(500)
}

const joinedAt = async (groupId: string, userId: string) => {
  const own = and(eq(members.groupId, groupId), eq(members.userId, userId))
  const [row] = await server.deps.sql.select({ at: members.joinedAt }).from(members).where(own)
  return row!.at!.getTime()
}

async function compare({ ada, groupId, params, everyone }: World, readers: readonly ChatReader[]) {
  await ada.call(changeChatSettings, { params, body: { is_on: true } })
  const { version } = (await ada.call(listChatMessages, { params, query: {} })).reply
  const [first] = readers
  const fetched = await first!.fetched()
  for (const reader of readers) {
    await reader.applyUntil(version)
    expect(reader.state).toEqual(fetched)
  }
  expect(fetched.messages.map(({ number }) => number)).toEqual(fetched.messages.map((_, index) => index + 1))
  for (const person of everyone) {
    const { reply } = await person.call(listChatMessages, { params, query: { limit: 1 } })
    const since = await joinedAt(groupId, person.id)
    const unread = fetched.messages.filter(
      ({ number, author, removed, kind, sent_at }) =>
        number > reply.read_number &&
        sent_at > since &&
        removed === null &&
        kind !== 'system' &&
        author?.id !== person.id,
    )
    expect(reply.unread_count).toBe(unread.length)
  }
}

async function readerOn(node: Pick<Node, 'app'>, { groupId, everyone }: World): Promise<ChatReader> {
  const [, ben] = everyone
  const stream = await openGroupStream(server, groupId, ben.token, node.app)
  return new ChatReader(node.app, ben, groupId, stream)
}

test(
  '[X-4] after random acts on two nodes the events of the streams give what is fetched, and unread counts equal a recount',
  async () => {
    const it = await world()
    const readers = [await readerOn(server, it), await readerOn(it.second, it)]
    for (let done = 0; done < acts.length; done += AT_ONCE) {
      // Ada approves people who left again, one at a time
      const [leaving, others] = [[] as Act[], [] as Act[]]
      for (const act of acts.slice(done, done + AT_ONCE)) (act.kind === 'leave' ? leaving : others).push(act)
      await Promise.all(others.map((act) => play(it, act)))
      for (const act of leaving) await play(it, act)
      server.pass(5_000)
      if ((done + AT_ONCE) % CHECK_EVERY === 0) await compare(it, readers)
    }
    await compare(it, readers)
    for (const { stream } of readers) stream.close()
    await it.second.close()
    reportLoss('chat, random acts on two nodes', { rounds: 1, acknowledged: ACTS, lost: 0, doubled: 0 })
  },
  60_000 + ACTS * 500,
)
