import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { email, Id, line, paragraphs, password, phone } from './text.ts'

const name = line('Name', 80, 3)
const description = paragraphs('Description', 2000, 1)

const parsedOrMessage = (schema: z.ZodType<string>, text: unknown): string => {
  const result = schema.safeParse(text)
  return result.success ? result.data : (result.error.issues[0]?.message ?? '')
}

describe('a line', () => {
  test.each([
    ['  Lions  ', 'Lions'],
    ['Ste\u0301phane', 'Stéphane'],
    ['Ada\u202E kcaB', 'Ada kcaB'],
    ["O'Brien & Sons <b>", "O'Brien & Sons <b>"],
    ['木曜フットサル', '木曜フットサル'],
  ])('[B4] %j becomes %j', (text, kept) => {
    expect(parsedOrMessage(name, text)).toBe(kept)
  })

  test.each([
    ['nothing', undefined, 'Name is required.'],
    ['a number', 7, 'Name is required.'],
    ['two letters', 'FC', 'Name needs at least 3 letters.'],
    ['two letters among spaces', '  FC   ', 'Name needs at least 3 letters.'],
    ['81 letters', 'x'.repeat(81), 'Name may have up to 80 letters.'],
    ['a NUL', 'Lio\u0000ns', 'Name has characters that cannot be shown.'],
    ['a second line', 'Lions\nBears', 'Name has characters that cannot be shown.'],
    ['half a letter', 'Lions \uD83E', 'This text has characters that cannot be read.'],
  ])('[B4] %s is refused with a sentence', (_, text, sentence) => {
    expect(parsedOrMessage(name, text)).toBe(sentence)
  })

  test('[B4] 80 letters of any script fit', () => {
    expect(parsedOrMessage(name, '🦁'.repeat(80))).toBe('🦁'.repeat(80))
  })
})

describe('paragraphs', () => {
  test('[B4] keep their lines and tabs, and lose no more than the space around them', () => {
    expect(parsedOrMessage(description, ' First\n\n\tthen. ')).toBe('First\n\n\tthen.')
  })

  test('[B4] with a bell in them are refused', () => {
    expect(parsedOrMessage(description, 'Ring\u0007')).toBe(
      'Description has characters that cannot be shown.',
    )
  })
})

test('[B4] any accepted text can be stored and reads from left to right', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const schema of [name, description]) {
        const result = schema.safeParse(text)
        if (result.success) expect(result.data).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u)
        if (result.success) expect(result.data).not.toContain('\u0000')
        if (result.success) expect(schema.parse(result.data)).toBe(result.data)
      }
    }),
  )
})

describe('an email address', () => {
  test.each(['ada@example.org', 'a.b+turnout@mail.example.co.uk', ' ben@example.org ', 'josé@пример.рф'])(
    '[B7] %j is one',
    (text) => {
      expect(email.safeParse(text).success).toBe(true)
    },
  )

  test.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example.org, ben@example.org',
    'ada@example.org;ben@example.org',
    'Ada <ada@example.org>',
    '"ada"@example.org',
    'ada @example.org',
    'ada@example.org\r\nBcc: ben@example.org',
    'ada@exa\u0000mple.org',
    `${'a'.repeat(250)}@example.org`,
    'ada@@example.org',
    'ada@example..org',
  ])('[B7] %j is not one', (text) => {
    expect(email.safeParse(text).success).toBe(false)
  })

  test('[B9] a very long one is answered at once', () => {
    expect(email.safeParse(`${'a.'.repeat(200_000)}@`).success).toBe(false)
  })
})

test.each([
  ['+44 20 7946 0000', true],
  ['(020) 7946-0000', true],
  ['12345', true],
  ['1234', false],
  ['call me', false],
  [`+${'1'.repeat(31)}`, false],
])('%j as a phone number: %s', (text, isOne) => {
  expect(phone.safeParse(text).success).toBe(isOne)
})

test('[A2] a password is taken byte for byte', () => {
  for (const text of [' trailing ', 'Ste\u0301phane', 'Stéphane', '⚽ goal ⚽'])
    expect(password.parse(text)).toBe(text)
})

test.each(['1', 'not-an-id', "'; drop table users", ['0198c2f0-0000-7000-8000-000000000000'], null, 7])(
  '[B3] %j is no id',
  (text) => {
    expect(Id.safeParse(text).success).toBe(false)
  },
)
