import { listMyChats, readChat, removeChatMessage } from '@turnout/contract/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinAndApprove } from '../../testing/game-setup.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()

type Act = { who: number; what: 'write' | 'read' | 'remove'; number: number }

const acts = fc.array(
  fc.record<Act>({
    who: fc.nat(2),
    what: fc.constantFrom('write', 'write', 'read', 'remove'),
    number: fc.integer({ min: 0, max: 12 }),
  }),
  { minLength: 5, maxLength: 14 },
)

test('[X-4] after any acts the unread count of each person equals a recount of the messages', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      server.pass(60_000)
      const { ada, ben, cleo, params, say, read } = await chatOf(server)
      const people: Person[] = [ada, ben, cleo]
      const marks = new Map<Person, number>()
      const ids: string[] = []
      for (const { who, what, number } of list) {
        const person = people[who]!
        if (what === 'write') ids.push(await say(person, `Message ${ids.length + 1}`))
        const messageId = ids[number % Math.max(1, ids.length)]
        if (what === 'remove' && messageId)
          await person.call(removeChatMessage, { params: { ...params, messageId } })
        if (what !== 'read') continue
        const { reply } = await person.call(readChat, { params, body: { number } })
        marks.set(person, Math.max(marks.get(person) ?? 0, Math.min(number, ids.length)))
        expect(reply.read_number).toBe(marks.get(person))
      }
      for (const person of people) {
        const { messages, unread_count, read_number } = (await read(person)).reply
        const recount = messages.filter(
          ({ number, author, removed }) =>
            number > (marks.get(person) ?? 0) && author?.id !== person.id && removed === null,
        )
        expect(read_number).toBe(marks.get(person) ?? 0)
        expect(unread_count).toBe(recount.length)
        const mine = (await person.call(listMyChats)).reply.find(
          ({ group_id }) => group_id === params.groupId,
        )
        expect(mine?.unread_count).toBe(recount.length)
      }
    }),
    { numRuns: 8 },
  )
})

test('[X-4] messages from before a person joined are not unread, and a person who returns starts again', async () => {
  const { ada, ben, params, say, read, remove } = await chatOf(server)
  await say(ada, 'One')
  expect((await read(ben)).reply).toMatchObject({ unread_count: 1, read_number: 0 })
  await ben.call(readChat, { params, body: { number: 1 } })
  await remove(ben)
  await say(ada, 'Two')
  server.pass(1_000)
  await joinAndApprove(server, ada, params.groupId, ben)
  server.pass(1_000)
  expect((await read(ben)).reply).toMatchObject({ unread_count: 0, read_number: 2 })
  await say(ada, 'Three')
  expect((await read(ben)).reply).toMatchObject({ unread_count: 1, read_number: 2 })
  // reading an earlier message does not move the read mark back
  const { reply } = await ben.call(readChat, { params, body: { number: 1 } })
  expect(reply).toEqual({ unread_count: 1, read_number: 2 })
})
