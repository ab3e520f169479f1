import type { ChatMessage } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { toBlocks, toRows } from './rows.ts'
import { BEN, CLEO, chatMessage, NOON } from './testing.ts'

const HOUR_MS = 3_600_000
const OPTIONS = {
  myId: BEN.id,
  readNumber: null,
  hasEarlier: false,
  now: NOON + HOUR_MS,
  timeZone: 'Europe/London',
}

/** Each row as a word: the title of a day, the line of new messages, or a number with brackets where its group ends. */
const outline = (
  messages: ChatMessage[],
  options: Partial<Parameters<typeof toRows>[1]> = {},
  block = { from: 0, to: messages.length },
) =>
  toRows(messages, { ...OPTIONS, ...options }, block).map((row) => {
    if (row.type === 'day') return row.title
    if (row.type === 'new') return `${row.count} new`
    return `${row.isFirst ? '[' : ''}${row.message.number}${row.isLast ? ']' : ''}`
  })

test('messages are listed by day, and consecutive messages of one person form a group', () => {
  const yesterday = chatMessage(1, { sent_at: NOON - 24 * HOUR_MS })
  const later = chatMessage(5, { sent_at: NOON + HOUR_MS })
  const messages = [yesterday, chatMessage(2), chatMessage(3), chatMessage(4, { author: CLEO }), later]
  expect(outline(messages)).toEqual(['Yesterday', '[1]', 'Today', '[2', '3]', '[4]', '[5]'])
  expect(outline([yesterday], { now: NOON + 9 * 24 * HOUR_MS })).toEqual(['Mon 8 Jun', '[1]'])
})

test('the day before is yesterday, also when clocks went forward', () => {
  const messages = ['2026-03-28T20:00:00Z', '2026-03-29T20:00:00Z'].map((time, index) =>
    chatMessage(index + 1, { sent_at: Date.parse(time) }),
  )
  const now = Date.parse('2026-03-29T23:30:00Z')
  expect(outline(messages, { now })).toEqual(['Sat 28 Mar', '[1]', 'Yesterday', '[2]'])
})

test('the line of new messages is before the first one of another person and counts only those of others', () => {
  const messages = [1, 2, 3, 4].map((number) => chatMessage(number, { author: number === 3 ? BEN : CLEO }))
  expect(outline(messages, { readNumber: 1 })).toEqual(['Today', '[1]', '2 new', '[2]', '[3]', '[4]'])
  expect(outline(messages, { readNumber: 4 })).toEqual(['Today', '[1', '2]', '[3]', '[4]'])
})

test('there is no line of new messages while the first new message may not be loaded', () => {
  const messages = [chatMessage(8, { author: CLEO })]
  expect(outline(messages, { readNumber: 2, hasEarlier: true })).toEqual(['Today', '[8]'])
  expect(outline(messages, { readNumber: 2 })).toEqual(['Today', '1 new', '[8]'])
  expect(outline(messages, { readNumber: 7, hasEarlier: true })).toEqual(['Today', '1 new', '[8]'])
})

test('removed messages and lines of the server are never new, and never part of a group', () => {
  const removed = { at: NOON, by: null }
  const messages = [
    chatMessage(1, { author: CLEO }),
    chatMessage(2, { author: CLEO, removed, text: null }),
    chatMessage(3, { author: null, kind: 'system', text: null }),
    chatMessage(4, { author: CLEO }),
  ]
  expect(outline(messages, { readNumber: 1 })).toEqual(['Today', '[1]', '[2]', '[3]', '1 new', '[4]'])
})

test('the tab stop is the newest message that has actions', () => {
  const removed = { at: NOON, by: null }
  const messages = [
    chatMessage(1),
    chatMessage(2, { author: CLEO }),
    chatMessage(3, { removed, text: null }),
    chatMessage(4, { author: null, kind: 'system', text: null }),
  ]
  const stops = toRows(messages, OPTIONS, { from: 0, to: messages.length }).flatMap((row) =>
    row.type === 'message' && row.hasTabStop ? [row.message.number] : [],
  )
  expect(stops).toEqual([2])
})

test('a message stays in its block when others are added, and rows of a block depend on its neighbours', () => {
  const messages = [98, 99, 100, 101].map((number) => chatMessage(number))
  expect(toBlocks(messages)).toEqual([
    { key: 4, from: 0, to: 2 },
    { key: 5, from: 2, to: 4 },
  ])
  const [, second] = toBlocks(messages.slice(1))
  expect(second).toEqual({ key: 5, from: 1, to: 3 })
  expect(outline(messages, {}, { from: 0, to: 2 })).toEqual(['Today', '[98', '99'])
  expect(outline(messages, {}, { from: 2, to: 4 })).toEqual(['100', '101]'])
})
