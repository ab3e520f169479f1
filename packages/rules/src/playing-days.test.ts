import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlayingDays } from './playing-days.ts'
import { WEEKDAYS } from './words.ts'

describe('playing days', () => {
  const monTueSun = ['MONDAY', 'TUESDAY', 'SUNDAY']

  test.each([
    ['a list of days', [{ day: 'SUNDAY' }, { day: 'MONDAY' }, { day: 'TUESDAY' }]],
    ['a list of names', ['TUESDAY', 'SUNDAY', 'MONDAY']],
    ['a comma list of indices', '6,0,1'],
    ['indices with spaces', ' 0 , 1 , 6 '],
    ['days listed twice', ['SUNDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'MONDAY']],
    ['names in small letters', ['sunday', ' Monday ', 'tuesday']],
  ])('[D-5] %s gives each day once, Monday first', (_, input) => {
    expect(parsePlayingDays(input)).toEqual({ ok: true, value: monTueSun })
  })

  test.each([
    ['an empty list', [], 'no-playing-days'],
    ['an empty text', ' ', 'no-playing-days'],
    ['an eighth day', '0,7', 'unknown-playing-day'],
    ['a hanging comma', '0,', 'unknown-playing-day'],
    ['a day of another language', ['DIENSTAG'], 'unknown-playing-day'],
    ['a number where a name belongs', [1], 'unknown-playing-day'],
    ['a day within a day', [{ day: { day: 'MONDAY' } }], 'unknown-playing-day'],
    ['nothing', null, 'unknown-playing-day'],
  ])('[D-5] %s is refused', (_, input, refusal) => {
    expect(parsePlayingDays(input)).toMatchObject({ ok: false, refusal })
  })

  test('[D-5] all three shapes of the same days give the same, in whatever order they are listed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...WEEKDAYS], { minLength: 1 }), (days) => {
        const inOrder = { ok: true, value: WEEKDAYS.filter((day) => days.includes(day)) }
        expect(parsePlayingDays(days)).toEqual(inOrder)
        expect(parsePlayingDays(days.map((day) => ({ day })))).toEqual(inOrder)
        expect(parsePlayingDays(days.map((day) => WEEKDAYS.indexOf(day)).join(','))).toEqual(inOrder)
      }),
    )
  })

  test('[D-5] any input gives a list of days or a refusal', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const days = parsePlayingDays(input)
        expect(days.ok ? days.value.length : days.refusal).toBeTruthy()
      }),
    )
  })
})
