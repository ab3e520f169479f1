import { expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { chatOf } from './testing.ts'

const server = sharedServer()

test('a text that cannot be shown, is empty or too long is 422 with a sentence at its field', async () => {
  const { ada, write } = await chatOf(server)
  const bad: [string, RegExp][] = [
    ['', /is empty/],
    [' \n\u200B\u2060\u3164 ', /is empty/],
    ['\u202E\u2066', /is empty/],
    ['bell\u0007', /cannot be shown/],
    ['escape\u009B31m', /cannot be shown/],
    ['NUL\u0000', /cannot be shown/],
    ['half \uD83D', /cannot be read/],
    [`a${'\u0301\u0316'.repeat(400)}`, /too many accents/],
    ['x'.repeat(1_001), /up to 1,000 characters/],
    ['⚽'.repeat(1_001), /up to 1,000 characters/],
    ['👨‍👩‍👧‍👦'.repeat(200), /up to 1,000 characters/],
    ['https://a.example '.repeat(1_000), /up to 1,000 characters/],
  ]
  for (const [text, why] of bad) {
    const { status, problem } = await write(ada, text)
    expect([text, status]).toEqual([text, 422])
    expect(problem.errors).toEqual([{ field: 'text', message: expect.stringMatching(why) }])
  }
})

test('any script arrives as it was written, normalised and without signs that change its direction', async () => {
  const { ada, read, write } = await chatOf(server)
  const texts = [
    "<script>alert(1)</script> {{x}} %s '; drop table chats; --",
    '😀'.repeat(1_000),
    '明日は8時、いつもの場所で。',
    'אני בא \u200Fב-19:00',
    'ที่สนามเดิมนะ น้ำด้วย',
    'one\ntwo\tthree',
  ]
  for (const text of texts) expect((await write(ada, text)).status).toBe(201)
  await write(ada, '\u202Eexe png\u202C Cafe\u0301\r\nnow\u2028later')
  expect((await read(ada)).reply.messages.map(({ text }) => text)).toEqual([
    ...texts,
    'exe png Caf\u00E9\nnow\nlater',
  ])
})

test('a page is requested by numbers, in one direction at a time', async () => {
  const { ada, read } = await chatOf(server)
  for (const query of [
    { before: -1 },
    { after: 2 ** 31 },
    { before: 1.5 },
    { limit: 101 },
    { before: 1, after: 1 },
  ])
    expect((await read(ada, query)).status).toBe(422)
  expect((await read(ada, { before: 0 })).reply).toMatchObject({ messages: [], has_more: false })
  expect((await read(ada, { after: 2_000_000_000 })).reply.messages).toEqual([])
})
