import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { personName, title } from './name.ts'

const person = personName('First name', 80)
const group = title('Name', 80, 3)

const result = (schema: typeof person, text: unknown): string => {
  const read = schema.safeParse(text)
  if (read.success) return read.data
  // one sentence, not a list of them
  expect(read.error.issues).toHaveLength(1)
  return read.error.issues[0]?.message ?? ''
}

const UNSEEN = 'First name has characters that cannot be shown. Type it instead of pasting it.'
const LINK = 'First name cannot hold a link or an email address. Leave a space after a dot.'
const ACCENTS = 'First name has too many accents on one letter.'
const ALPHABETS = 'First name mixes alphabets in one word. Use one of them.'
const LETTER = 'First name needs at least one letter.'

describe('[B4] a name is taken in any script, as people write it', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Ste\u0301phane', 'Stéphane'],
    ['Ada\u00A0\u3000 Lovelace', 'Ada Lovelace'],
    ["O'Brien-Núñez & Sons <b>", "O'Brien-Núñez & Sons <b>"],
    ['J.R. Smith', 'J.R. Smith'],
    ['Ada, Countess of L.', 'Ada, Countess of L.'],
    ['U.S.A.', 'U.S.A.'],
    ['Ada @ home', 'Ada @ home'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Мария Петрова', 'Мария Петрова'],
    ['Αθηνά', 'Αθηνά'],
    ['Київ Kyiv', 'Київ Kyiv'],
    ['محمد', 'محمد'],
    ['חנה', 'חנה'],
    ['דָּוִד', 'דָּוִד'],
    ['สมชาย', 'สมชาย'],
    ['김민준', '김민준'],
    ['山田Taro', '山田Taro'],
    ['木曜フットサル', '木曜フットサル'],
    ['ทีมA', 'ทีมA'],
    ['བསྒྲུབས', 'བསྒྲུབས'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['हिन्\u200Cदी', 'हिन्\u200Cदी'],
    ['ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['র\u200D্যাব', 'র\u200D্যাব'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
    ['Ada 👩‍👩‍👧‍👦', 'Ada 👩‍👩‍👧‍👦'],
    ['Ada 🧑🏽‍🤝‍🧑🏻', 'Ada 🧑🏽‍🤝‍🧑🏻'],
    ['Ada 🏳️‍🌈❤️‍🔥', 'Ada 🏳️‍🌈❤️‍🔥'],
    ['Ada 1️⃣', 'Ada 1️⃣'],
    ['Ada 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ada 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('%j as %j', (text, kept) => {
    expect(result(person, text)).toBe(kept)
    expect(result(person, kept)).toBe(kept)
  })
})

const point = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

describe('[B4] a name with invisible characters is refused', () => {
  // format controls, fillers, selectors, marks of direction, tags: each between two letters
  const codes = [
    0x00, 0x07, 0x0a, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b,
    0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061,
    0x2064, 0x2065, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x206f, 0x2800, 0x3164, 0xe000, 0xfe00, 0xfe0f,
    0xfeff, 0xffa0, 0xfff0, 0xfff9, 0xfffb, 0xfffc, 0xfffe, 0x13430, 0x1bca0, 0x1d159, 0x1d173, 0xe0001,
    0xe0020, 0xe0041, 0xe007f, 0xe0100, 0xe0fff, 0xf8ff, 0x10ffff,
  ]
  test.each(codes.map((code) => [point(code), code] as const))('%s', (_, code) => {
    expect(result(person, `A${String.fromCodePoint(code)}da`)).toBe(UNSEEN)
  })

  test.each([
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a joiner at the end of a Persian name', 'علی\u200C'],
    ['two joiners in a Persian name', 'علی\u200C\u200Cرضا'],
    ['a joiner behind an emoji and nothing after', 'Ada 👩\u200D'],
    ['two selectors behind one emoji', 'Ada ❤\uFE0F\uFE0F'],
    ['a selector behind a digit', 'Ada 1\uFE0F'],
    ['words in tags behind a flag', 'Ada 🏴\u{E0061}\u{E0064}\u{E0061}\u{E007F}'],
    ['a Hangul filler and no more', '\u3164\u3164'],
    ['Braille blanks and no more', '\u2800\u2800\u2800'],
  ])('%s', (_, text) => {
    expect(result(person, text)).toBe(UNSEEN)
  })
})

describe('[B4] a name that is none, that hides others or that leads away is refused with a sentence', () => {
  test.each([
    [undefined, 'First name is required.'],
    [' \u2003 ', 'First name is required.'],
    ['\uD83E', 'This text has characters that cannot be read.'],
    ['x'.repeat(81), 'First name may have up to 80 letters.'],
    ['17', LETTER],
    ['...', LETTER],
    ['🦁🦁', LETTER],
    [`Z\u0335\u0322\u0353\u0318\u0301a`, ACCENTS],
    ['\u0301Ada', ACCENTS],
    ['Ada \u0336Okafor', ACCENTS],
    ['Аda', ALPHABETS],
    ['Adα', ALPHABETS],
    ["О'Brien", ALPHABETS],
    ['Αндрей', ALPHABETS],
    ['ᎪᎠda', ALPHABETS],
    ['https://evil.example', LINK],
    ['HTTP://evil', LINK],
    ['Win: ftp://x', LINK],
    ['example.com', LINK],
    ['Prize at Example.COM!', LINK],
    ['www.x', LINK],
    ['xn--e1afmkfd.xn--p1ai', LINK],
    ['пример.рф', LINK],
    ['例え。テスト', LINK],
    ['ｅｘａｍｐｌｅ．ｃｏｍ', LINK],
    ['example\u2024com', LINK],
    ['𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦', LINK],
    ['bit.ly/x Ada', LINK],
    ['a@b', LINK],
    ['a@¨b', LINK],
    ['Ada ada@example.org', LINK],
    ['mailto:ada', LINK],
    ['tel:+4420', LINK],
    ['Ada 192.0.2.1', LINK],
    ['\\\\server\\share x', LINK],
  ])('%j: %s', (text, sentence) => {
    expect(result(person, text)).toBe(sentence)
  })
})

describe('[B4] the name of a group', () => {
  test.each([
    ['1860', '1860'],
    ['5 a side', '5 a side'],
    ['1. FC Hackney', '1. FC Hackney'],
    ['Lions 🦁', 'Lions 🦁'],
    ['!!!', 'Name needs at least one letter or digit.'],
    ['FC', 'Name needs at least 3 letters.'],
    ['Lions.example', 'Name cannot hold a link or an email address. Leave a space after a dot.'],
    ['Li\u200Bons', 'Name has characters that cannot be shown. Type it instead of pasting it.'],
  ])('%j: %s', (text, kept) => {
    expect(result(group, text)).toBe(kept)
  })
})

describe('[B4] any input', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 6 }),
          fc.constantFrom(
            '\u200D',
            '\u200C',
            '\uFE0F',
            '.',
            '@',
            'co',
            'a',
            'й',
            '\u0301',
            '👩',
            'ی',
            '्',
            'क',
            ' ',
          ),
        ),
        { maxLength: 20 },
      )
      .map((some) => some.join('')),
  )

  test('what is accepted is NFC, trimmed, has a letter, stacks no accents, and stays when it is sent again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = person.safeParse(text)
        if (!read.success) return
        const name = read.data
        expect(name).toBe(name.normalize('NFC').trim())
        expect(name).toMatch(/\p{L}/u)
        expect(name.normalize('NFD')).not.toMatch(/\p{M}{5}/u)
        expect(name).not.toMatch(
          /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u,
        )
        expect(name).not.toMatch(/\S@\S|:\/\//)
        expect(person.parse(name)).toBe(name)
      }),
      { numRuns: 2_000 },
    )
  })

  test('every default-ignorable character of Unicode is refused between two letters', () => {
    const ignorable: number[] = []
    for (let code = 0; code <= 0x10ffff; code += 1)
      if (
        (code < 0xd800 || code > 0xdfff) &&
        /\p{Default_Ignorable_Code_Point}|\p{Cf}/u.test(String.fromCodePoint(code))
      )
        ignorable.push(code)
    expect(ignorable.length).toBeGreaterThan(4_000)
    const kept = ignorable.filter((code) => person.safeParse(`A${String.fromCodePoint(code)}da`).success)
    expect(kept.map(point)).toEqual([])
  })

  test('[B9] a long one is answered at once', () => {
    expect(result(person, 'a.'.repeat(200_000))).toBe('First name may have up to 80 letters.')
  })
})
