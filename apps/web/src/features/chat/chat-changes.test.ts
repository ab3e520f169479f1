import { expect, test } from 'vitest'
import {
  ownMessage,
  quoteOf,
  withEarlier,
  withFeed,
  withOwnChange,
  withOwnMessage,
  withReply,
} from './chat-changes.ts'
import { BEN, CLEO, chatFeed, chatMessage, chatPage, NOON } from './testing.ts'

const textsOf = (page: { messages: { text: string | null }[] } | null) =>
  page?.messages.map(({ text }) => text)

const three = () => chatPage([chatMessage(1), chatMessage(2), chatMessage(3)])

test('the stream adds a message at the end, and replaces a changed one in its place', () => {
  const edited = chatMessage(2, { version: 5, text: 'Edited' })
  const next = withFeed(three(), chatFeed(3, [chatMessage(4), edited]))
  expect(textsOf(next)).toEqual(['Message 1', 'Edited', 'Message 3', 'Message 4'])
  expect(next).toMatchObject({ version: 5, last_number: 4 })
})

test('a gap before the feed, another era or an unknown pinned message needs a new request', () => {
  expect(withFeed(three(), chatFeed(5, [chatMessage(6)]))).toBeNull()
  expect(withFeed(three(), chatFeed(3, [chatMessage(4)], { era: 'second' }))).toBeNull()
  expect(withFeed(three(), chatFeed(3, [chatMessage(4)], { pinned_id: chatMessage(77).id }))).toBeNull()
})

test('an announcement from the stream is pinned, and a change of it is shown', () => {
  const announcement = chatMessage(4, { kind: 'announcement', text: 'Dark shirts' })
  const pinned = withFeed(three(), chatFeed(3, [announcement], { pinned_id: announcement.id }))!
  expect(pinned.pinned).toEqual(announcement)
  const edited = { ...announcement, version: 5, text: 'Light shirts' }
  expect(withFeed(pinned, chatFeed(4, [edited], { pinned_id: edited.id }))?.pinned).toEqual(edited)
  expect(withFeed(pinned, chatFeed(4, [chatMessage(5)]))?.pinned).toBeNull()
})

test('a repeated feed and an older version of a message change nothing', () => {
  const edited = chatPage([chatMessage(1, { version: 7, text: 'Edited' })])
  expect(withFeed(edited, chatFeed(3, [chatMessage(1)]))).toBe(edited)
  expect(textsOf(withOwnMessage(edited, chatMessage(1)))).toEqual(['Edited'])
})

test('a sent message that comes before the stream is in the right place after the stream', () => {
  const sent = withOwnMessage(three(), chatMessage(5))
  expect(textsOf(sent)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 5'])
  const next = withFeed(sent, chatFeed(3, [chatMessage(4), chatMessage(5)]))
  expect(textsOf(next)).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5'])
})

test('an own message is complete before the stream brings it, and the stream adds what is missing', () => {
  const { id, number, version, sent_at } = chatMessage(4)
  const sent = ownMessage({ id, number, version, sent_at }, BEN.id, { text: 'Message 4', reply_to: null })
  const page = withOwnMessage(three(), sent)
  expect(page.messages.at(-1)).toEqual({ ...chatMessage(4), author: { ...BEN, name: '' } })
  const reply = chatMessage(4, { mentions: [CLEO] })
  const next = withFeed(page, chatFeed(3, [reply]))!
  expect(next.messages.at(-1)).toEqual(reply)
  expect(withOwnMessage(next, sent).messages.at(-1)).toEqual(reply)
})

test('an own change is shown before the stream brings it, and does not undo a newer one from the stream', () => {
  const edited = withOwnChange(three(), { id: chatMessage(2).id, version: 4 }, () => ({ text: 'Better' }))
  expect(textsOf(edited)).toEqual(['Message 1', 'Better', 'Message 3'])
  const whole = chatMessage(2, { version: 4, text: 'Better', edited_at: NOON })
  expect(withFeed(edited, chatFeed(3, [whole]))!.messages[1]).toEqual(whole)
  const removed = withFeed(three(), chatFeed(3, [chatMessage(2, { version: 5, text: null })]))!
  expect(textsOf(withOwnChange(removed, { id: whole.id, version: 4 }, () => ({ text: 'Better' })))).toEqual(
    textsOf(removed),
  )
})

test('a reply quotes the message that it answers, if that message is loaded', () => {
  expect(quoteOf(three(), chatMessage(2).id)).toEqual({
    ...{ id: chatMessage(2).id, number: 2, author: BEN, text: 'Message 2' },
  })
  expect(quoteOf(three(), chatMessage(9).id)).toBeNull()
  expect(quoteOf(three(), null)).toBeNull()
})

test('a change of a message that is not loaded waits for its page', () => {
  const page = chatPage([chatMessage(8), chatMessage(9)], { has_more: true })
  const removed = chatMessage(2, { version: 10, text: null })
  expect(textsOf(withFeed(page, chatFeed(9, [removed])))).toEqual(['Message 8', 'Message 9'])
  const earlier = chatPage([removed, chatMessage(3)], { version: 10 })
  expect(textsOf(withEarlier(page, earlier))).toEqual([null, 'Message 3', 'Message 8', 'Message 9'])
})

test('a page that was requested before a message in it was removed does not bring its text back', () => {
  const page = chatPage([chatMessage(2, { version: 9, text: null })])
  expect(textsOf(withEarlier(page, chatPage([chatMessage(1), chatMessage(2)])))).toEqual(['Message 1', null])
})

test('a removal that came before the page with its message is requested again', () => {
  const page = chatPage([chatMessage(8), chatMessage(9)], { has_more: true })
  const removal = chatFeed(9, [chatMessage(2, { version: 10, text: null })])
  const outdated = chatPage([chatMessage(2), chatMessage(3)], { version: 9 })
  const next = withEarlier(withFeed(page, removal)!, outdated)
  expect(textsOf(withFeed(next, removal))).toEqual([null, 'Message 3', 'Message 8', 'Message 9'])
  const later = chatFeed(10, [chatMessage(11)])
  expect(withFeed(next, later)).toBeNull()
  const { messages, version } = later
  expect(withReply(next, chatPage(messages, { version }), 10).version).toBe(9)
  expect(withReply(next, chatPage([...removal.messages, ...messages], { version }), 9)).toMatchObject({
    version: 11,
    messages: [{ text: null }, {}, {}, {}, {}],
  })
})

test('catching up keeps what is loaded and moves the read mark forward only', () => {
  const page = chatPage([chatMessage(1)], { read_number: 1 })
  const reply = chatPage([chatMessage(2)], { read_number: 0, unread_count: 1 })
  expect(withReply(page, reply, 1)).toMatchObject({ version: 2, last_number: 2, read_number: 1 })
  expect(textsOf(withReply(page, reply, 1))).toEqual(['Message 1', 'Message 2'])
})
