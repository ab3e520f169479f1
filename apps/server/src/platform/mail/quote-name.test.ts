import { readsAsLink } from '@turnout/contract/wire/link'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteName, quoteNameShort } from './quote-name.ts'

test.each([
  ['Ada Okafor', '“Ada Okafor”'],
  ['J.R. Smith', '“J.R. Smith”'],
  ['Ada” was here. “Win', "“Ada' was here. 'Win”"],
  ['evil.example', '“evil. example”'],
  ['https://evil.example/win', '“https: / / evil. example/ win”'],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ', '“evil. example”'],
  ['ada@evil.example', '“ada@ evil. example”'],
  ['Ada\u202E\u200B\nBcc: x', '“AdaBcc: x”'],
  ['Ada 👩‍👩‍👧', '“Ada 👩‍👩‍👧”'],
])('[B5] the name %j is %s in a mail', (name, text) => {
  expect(quoteName(name)).toBe(text)
  expect(quoteNameShort(name)).toBe(text)
})

test('[B5] a long name is cut in a subject, between letters as people see them', () => {
  expect(quoteNameShort('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`)
  expect(quoteNameShort('x'.repeat(41))).toBe(`“${'x'.repeat(39)}…”`)
  expect(quoteNameShort('👩‍👩‍👧'.repeat(80))).toBe(`“${'👩‍👩‍👧'.repeat(39)}…”`)
  expect(quoteName('x'.repeat(80))).toBe(`“${'x'.repeat(80)}”`)
})

test('[B5] no stored name reads as a domain, a mailbox or a second line', () => {
  const piece = fc.constantFrom(
    'a',
    'é',
    '.',
    '@',
    '/',
    ':',
    'com',
    'www',
    ' ',
    '\n',
    '\u200B',
    '．',
    '¨',
    '”',
    '7',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 2 })), { maxLength: 14 }), (pieces) => {
      const text = quoteName(pieces.join('')).slice(1, -1)
      expect(readsAsLink(text)).toBe(false)
      expect(text).not.toMatch(/[\n\r“”]/)
    }),
    { numRuns: 2_000 },
  )
})
