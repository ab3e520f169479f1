import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageParts } from './message-parts.ts'

const linksIn = (text: string) =>
  messageParts(text).flatMap((part) => (part.type === 'link' ? [part.href] : []))

test.each([
  ['https://weaverstreet.example/pitch', ['https://weaverstreet.example/pitch']],
  ['See http://a.example/x?y=1#z, then come.', ['http://a.example/x?y=1#z']],
  ['https://a.example/x\nHTTPS://b.example/y', ['https://a.example/x', 'HTTPS://b.example/y']],
])('the addresses in %s are links', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each(['javascript:alert(1)', 'data:text/html,<b>x</b>', 'file:///etc/passwd', 'https://', 'http:// a'])(
  '%s stays plain words',
  (text) => {
    expect(linksIn(text)).toEqual([])
  },
)

test('of two names the longer match is mentioned, and each name every time that it occurs', () => {
  expect(messageParts('@Ben Osei and @Ben, not @Tom', ['Ben', 'Ben Osei'])).toEqual([
    { type: 'mention', text: '@Ben Osei' },
    { type: 'text', text: ' and ' },
    { type: 'mention', text: '@Ben' },
    { type: 'text', text: ', not @Tom' },
  ])
})

const pieces = fc.constantFrom(
  'https://a.example',
  ').',
  'javascript:',
  '@Ada',
  ' ',
  '\n',
  'http://',
  '"<',
  'שלום',
)
const messages = fc.oneof(
  fc.string(),
  fc.array(pieces).map((list) => list.join('')),
)

test('no character of a message is lost or added, and every link is http or https', () => {
  fc.assert(
    fc.property(messages, (text) => {
      const parts = messageParts(text, ['Ada'])
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts) if (part.type === 'link') expect(part.href).toMatch(/^https?:\/\//i)
    }),
  )
})
