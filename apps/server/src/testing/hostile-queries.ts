import { INTERESTS } from '@turnout/rules/words'
import fc from 'fast-check'

const LISTS = ['/events', '/events/counts', '/vendors', '/sport-groups'] as const

/** Signs with a meaning in LIKE, in a text search, in SQL, in a terminal or in a font. */
const SIGNS = [
  ...['%', '_', '\\', '*', '?', '.*', '[a-z]', '^', '$', '&', '|', '!', '<->', ':*', '(', ')', '"', "'", ';'],
  ...['--', '/*', '%00', '%zz', '{{7*7}}', '\u0000', '\u0007', '\u001b[2J', '\n', '\r\n', '\t'],
  ...['\u00a0', '\u200b', '\u202e', '\u0301', '\ufeff', '\uff05', '🎉', 'ß', 'İ'],
]
const SQL = [
  "' or title like '%WORD%' --",
  "') or true; select * from events where title ilike '%WORD%",
  "WORD' union select id from events --",
  'WORD:* & !public',
  '"WORD" <-> draft',
  'title:WORD state:draft',
  '{"$ne": "WORD"}',
]
const DAYS = [
  'today',
  'tonight',
  'tomorrow',
  'this week',
  'next weekend',
  'on Friday',
  '16 June',
  '2026-06-13',
]

const wide = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

/** A word in hostile forms: cut, misspelt, between signs, in other letters, in a statement, very long. */
const hostileText = (words: readonly string[]) => {
  const word = fc.constantFrom(...words)
  const sign = fc.constantFrom(...SIGNS)
  const place = fc.nat(8)
  return fc.oneof(
    word,
    fc.tuple(word, place).map(([text, at]) => text.slice(at % 4, (at % 4) + 3)),
    fc.tuple(word, place).map(([text, at]) => text.slice(0, 1 + (at % 3))),
    fc.tuple(word, place).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)),
    fc.tuple(word, place).map(([text, at]) => `${text.slice(0, at)}e${text.slice(at)}`),
    fc.tuple(sign, word, sign).map((parts) => parts.join('')),
    fc.tuple(word, sign, place).map(([text, mark, at]) => text.slice(0, at) + mark + text.slice(at)),
    fc.tuple(word, fc.constantFrom(...DAYS)).map((parts) => parts.join(' ')),
    fc.tuple(word, word, word).map((parts) => parts.join(' ')),
    word.map((text) => text.toUpperCase()),
    word.map(wide),
    word.map((text) => `${text} `.repeat(20).slice(0, 100)),
    word.map((text) => text.repeat(1000)),
    fc.tuple(fc.constantFrom(...SQL), word).map(([text, hidden]) => text.replaceAll('WORD', hidden)),
    fc.string({ unit: 'binary', maxLength: 100 }),
    sign,
    fc.constant(''),
  )
}

/** Query parameters with values that are allowed, at the edge, wrong, or of a parameter that does not exist. */
const parameters = fc.record(
  {
    page: fc.constantFrom('1', '2', '0', '-1', '50', '100000', '1e3', 'NaN', 'eyJpZCI6MX0='),
    page_size: fc.constantFrom('1', '100', '0', '101'),
    category: fc.constantFrom(...INTERESTS, INTERESTS.join(','), 'draft', '*'),
    from: fc.constantFrom('0001-01-01', '2026-06-10', '2026-06-16', "' or '1'='1"),
    until: fc.constantFrom('9999-12-31', '2026-06-16', 'now'),
    latitude: fc.constantFrom('51.535', '51.546', '90', '91', 'Infinity'),
    longitude: fc.constantFrom('-0.0575', '-0.055', '180'),
    within_km: fc.constantFrom('1', '500', '501'),
    with_places: fc.constantFrom('true', 'false'),
    sort: fc.constantFrom('soonest', 'nearest', 'state', 'created_at desc'),
    time_zone: fc.constantFrom('UTC', 'Pacific/Auckland', 'Etc/GMT+12', 'Moon/Base'),
    type: fc.constantFrom('caterer', 'hidden'),
    sport: fc.constantFrom('football', '%'),
    day: fc.constantFrom('TUESDAY', 'ANY'),
    state: fc.constantFrom('draft', 'cancelled', 'deleted'),
    include_deleted: fc.constant('true'),
    fields: fc.constant('*'),
    id: fc.uuid(),
  },
  { requiredKeys: [] },
)

/** This many addresses of lists and counts, the same every time. */
export const hostileQueries = (many: number, words: readonly string[]): string[] =>
  fc
    .sample(
      fc.tuple(
        fc.constantFrom(...LISTS),
        hostileText(words),
        // with many parameters most of the addresses would be invalid
        fc.oneof(
          fc.constant({}),
          parameters.map((asked) => Object.fromEntries(Object.entries(asked).slice(0, 2))),
        ),
      ),
      { seed: 21, numRuns: many },
    )
    .map(([path, search, rest]) => `${path}?${new URLSearchParams({ search, ...rest })}`)
