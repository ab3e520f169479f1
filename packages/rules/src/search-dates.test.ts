import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchDates } from './search-dates.ts'

/** A Monday. */
const MONDAY = '2026-06-15'

test.each`
  text                        | words                      | from            | until
  ${'five a side tonight'}    | ${'five a side'}           | ${'2026-06-15'} | ${'2026-06-15'}
  ${'Today'}                  | ${''}                      | ${'2026-06-15'} | ${'2026-06-15'}
  ${'jazz  tomorrow outside'} | ${'jazz outside'}          | ${'2026-06-16'} | ${'2026-06-16'}
  ${'this weekend'}           | ${''}                      | ${'2026-06-20'} | ${'2026-06-21'}
  ${'cup at the weekend'}     | ${'cup'}                   | ${'2026-06-20'} | ${'2026-06-21'}
  ${'next weekend'}           | ${''}                      | ${'2026-06-27'} | ${'2026-06-28'}
  ${'this week'}              | ${''}                      | ${'2026-06-15'} | ${'2026-06-21'}
  ${'next week'}              | ${''}                      | ${'2026-06-22'} | ${'2026-06-28'}
  ${'yoga on Monday'}         | ${'yoga'}                  | ${'2026-06-15'} | ${'2026-06-15'}
  ${'this sunday'}            | ${''}                      | ${'2026-06-21'} | ${'2026-06-21'}
  ${'13 June'}                | ${''}                      | ${'2027-06-13'} | ${'2027-06-13'}
  ${'on 20 june'}             | ${''}                      | ${'2026-06-20'} | ${'2026-06-20'}
  ${'June 20th, 2026 london'} | ${'london'}                | ${'2026-06-20'} | ${'2026-06-20'}
  ${'3rd sept'}               | ${''}                      | ${'2026-09-03'} | ${'2026-09-03'}
  ${'29 Feb'}                 | ${''}                      | ${'2028-02-29'} | ${'2028-02-29'}
  ${'2026-06-20'}             | ${''}                      | ${'2026-06-20'} | ${'2026-06-20'}
  ${'Sunday League'}          | ${'Sunday League'}         | ${undefined}    | ${undefined}
  ${' Sunday  League '}       | ${'Sunday League'}         | ${undefined}    | ${undefined}
  ${'jazz next  week'}        | ${'jazz'}                  | ${'2026-06-22'} | ${'2026-06-28'}
  ${'todays hits'}            | ${'todays hits'}           | ${undefined}    | ${undefined}
  ${'31 June'}                | ${'31 June'}               | ${undefined}    | ${undefined}
  ${'2026-13-40'}             | ${'2026-13-40'}            | ${undefined}    | ${undefined}
  ${'99 problems'}            | ${'99 problems'}           | ${undefined}    | ${undefined}
  ${'top 20 marching bands'}  | ${'top 20 marching bands'} | ${undefined}    | ${undefined}
`('[Z-12] $text on a Monday', ({ text, words, from, until }) => {
  expect(readSearchDates(text, MONDAY)).toEqual({ words, range: from ? { from, until } : null })
})

test.each([
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
])('[Z-12] a day of %s is read by the whole name and by three letters, in either order', (name) => {
  const month = String(new Date(`1 ${name} 2000 UTC`).getUTCMonth() + 1).padStart(2, '0')
  const day = `2027-${month}-15`
  for (const text of [`15 ${name} 2027`, `${name.slice(0, 3).toUpperCase()} 15 2027`])
    expect(readSearchDates(text, MONDAY)).toEqual({ words: '', range: { from: day, until: day } })
})

test.each([
  ['this Wednesday', '2026-06-17'],
  ['15 June', MONDAY],
  ['1 December', '2026-12-01'],
  ['2026-12-31', '2026-12-31'],
  ['2026-01-01', '2026-01-01'],
])('[Z-12] %s on a Monday is %s', (text, day) => {
  expect(readSearchDates(text, MONDAY).range).toEqual({ from: day, until: day })
})

test.each(['2026-00-10', '2026-13-10', '2026-06-00', '2026-06-31', '0 June'])(
  '[Z-12] %s is no day, so its words stay in the search',
  (text) => {
    expect(readSearchDates(text, MONDAY)).toEqual({ words: text, range: null })
  },
)

test.each([
  ['2026-01-31', '2026-02-01'],
  ['2026-12-31', '2027-01-01'],
])('[Z-12] the day after %s is %s', (today, day) => {
  expect(readSearchDates('tomorrow', today).range).toEqual({ from: day, until: day })
})

test('[Z-12] the words on either side of a date stay two words', () => {
  expect(readSearchDates('jazz 20 june london', MONDAY).words).toBe('jazz london')
  expect(readSearchDates('jazz,20 june,london', MONDAY).words).toBe('jazz, ,london')
})

test('[Z-12] the next 29 February may be eight years ahead, as 2100 is no leap year', () => {
  const range = { from: '2104-02-29', until: '2104-02-29' }
  expect(readSearchDates('29 feb', '2096-03-01').range).toEqual(range)
})

test.each([
  ['2026-06-20', '2026-06-20', '2026-06-21'],
  ['2026-06-21', '2026-06-21', '2026-06-21'],
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('[Z-12] the weekend as seen from %s', (today, from, until) => {
  expect(readSearchDates('weekend', today).range).toEqual({ from, until })
})

test('[Z-12] no day that is found is before today, and no text is an error', () => {
  const date = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10))
  const phrase = fc.constantFrom('today', 'tomorrow', 'weekend', 'next week', 'on friday', '29 feb', 'jan 1')
  fc.assert(
    fc.property(date, fc.oneof(phrase, fc.string()), (today, text) => {
      const { range } = readSearchDates(text, today)
      if (range && !/20\d\d/.test(text)) {
        expect(range.from >= today).toBe(true)
        expect(range.until >= range.from).toBe(true)
      }
    }),
  )
})
