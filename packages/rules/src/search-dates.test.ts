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
  ${'todays hits'}            | ${'todays hits'}           | ${undefined}    | ${undefined}
  ${'31 June'}                | ${'31 June'}               | ${undefined}    | ${undefined}
  ${'2026-13-40'}             | ${'2026-13-40'}            | ${undefined}    | ${undefined}
  ${'99 problems'}            | ${'99 problems'}           | ${undefined}    | ${undefined}
  ${'top 20 marching bands'}  | ${'top 20 marching bands'} | ${undefined}    | ${undefined}
`('[Z-12] $text on a Monday', ({ text, words, from, until }) => {
  expect(readSearchDates(text, MONDAY)).toEqual({ words, range: from ? { from, until } : null })
})

test.each([
  ['2026-06-20', '2026-06-20', '2026-06-21'],
  ['2026-06-21', '2026-06-21', '2026-06-21'],
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('[Z-12] the weekend as seen from %s', (today, from, until) => {
  expect(readSearchDates('weekend', today).range).toEqual({ from, until })
})

test('[Z-12] every day that is named is not before today, and no text is a fault', () => {
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
