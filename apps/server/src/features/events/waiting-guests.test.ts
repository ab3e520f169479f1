import { listEventReplies } from '@turnout/contract/event-replies'
import { acceptEventPlace, getEvent, updateEvent } from '@turnout/contract/events'
import { beforeEach, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { answer, published } from './testing.ts'

const server = sharedServer(resetServer)
let ada: Person
let ben: Person
let cleo: Person

const OUT = { answer: 'not_going' } as const

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
  ben = await person(server, 'Ben')
  cleo = await person(server, 'Cleo')
})

/** Ben and Cleo have the two places, and Ben's guest Ines waits. */
async function fullEvent(): Promise<string> {
  const eventId = await published(ada, { places: 2 })
  for (const who of [ben, cleo]) await answer(who, eventId)
  await answer(ben, eventId, { answer: 'going', guests: ['Ines'] })
  return eventId
}

const guestOfBen = async (eventId: string) =>
  (await ben.call(getEvent, { params: { eventId } })).reply.my_answer?.guests
const subjects = async (who: Person) => (await mailTo(server, who.email)).map(({ subject }) => subject)

test('[Z-7] a person who is in sees that their guest waits, and accepts a place for the guest at short notice', async () => {
  const eventId = await fullEvent()
  const params = { eventId }
  expect(await guestOfBen(eventId)).toMatchObject([{ name: 'Ines', is_waiting: true, is_offered: false }])
  const { reply: replies } = await ada.call(listEventReplies, { params })
  expect(replies[2]).toMatchObject({ name: 'Ines', guest_of: 'Ben Okafor', answer: 'waiting', position: 1 })
  await server.setTime('2026-06-20T11:00:00Z')
  await answer(cleo, eventId, OUT)
  expect(await guestOfBen(eventId)).toMatchObject([{ name: 'Ines', is_waiting: true, is_offered: true }])
  const { reply } = await ben.call(acceptEventPlace, { params })
  expect(reply).toMatchObject({
    ...{ going_count: 2, waiting_count: 0 },
    my_answer: { answer: 'going', guests: [{ name: 'Ines', is_waiting: false, is_offered: false }] },
  })
})

test('[Z-14] the person who brings a guest gets the mail about the place of the guest, with their name', async () => {
  const eventId = await fullEvent()
  const params = { eventId }
  await ada.call(updateEvent, { params, body: { places: 3 } })
  // sent at once: a mail that is no longer true would not be sent
  await subjects(ben)
  await ada.call(updateEvent, { params, body: { places: 2 } })
  await subjects(ben)
  await server.setTime('2026-06-20T11:00:00Z')
  await answer(ben, eventId, { answer: 'going', guests: [] })
  await answer(ben, eventId, { answer: 'going', guests: ['Ines'] })
  await answer(cleo, eventId, OUT)
  expect(await subjects(ben)).toEqual([
    '“Ines” has a place: “Weaver Street Cup”',
    '“Ines” has no place any more: “Weaver Street Cup”',
    'A place is free for “Ines”: “Weaver Street Cup”',
  ])
  const texts = (await mailTo(server, ben.email)).map(({ text }) => text)
  expect(texts[0]).toContain('A place became free, and “Ines” has it: “Weaver Street Cup”')
  expect(texts[1]).toContain('has fewer places now. “Ines” waits at the front of the line.')
  expect(texts[2]).toContain('A place is free for “Ines”: “Weaver Street Cup”')
})

test('[Z-14] a person who is in with a waiting guest gets one mail about a move, and it says that their place is safe', async () => {
  const eventId = await fullEvent()
  await ada.call(updateEvent, { params: { eventId }, body: { start_time: '15:00' } })
  const mails = await mailTo(server, ben.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Moved: “Weaver Street Cup”'])
  expect(mails[0]?.text).toContain('Your place stays yours')
})
