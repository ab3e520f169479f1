import { describe, expect, test } from 'vitest'
import { inMinutes, inSeconds, nameOf, namesFor, rulesNamed, wonBy } from './rules-choice.ts'

describe('the name of the rules', () => {
  test('football does not offer its own rules a second time under another name', () => {
    expect(namesFor('football')).not.toContain('specification')
    expect(namesFor('basketball')).toContain('specification')
  })

  test.each(['football', 'basketball', 'cricket'])(
    'each name in %s stands for rules of that name',
    (sport) => {
      const names = namesFor(sport)
      expect(names.map((name) => nameOf(rulesNamed(name, sport), sport))).toEqual(names)
    },
  )

  test('one field changed makes them rules of its own, and changed back they have their name again', () => {
    const capped = rulesNamed('cap_of_three', 'football')
    expect(nameOf({ ...capped, changeover_s: 45 }, 'football')).toBe('own')
    expect(nameOf({ ...capped, max_wins_in_a_row: null }, 'football')).toBe('sport')
  })

  test('the order in which a database keeps the fields has no say', () => {
    const usual = rulesNamed('sport', 'football')
    const turned = Object.fromEntries(Object.entries(usual).reverse()) as typeof usual
    expect(nameOf(turned, 'football')).toBe('sport')
  })
})

test.each`
  by         | before                               | after
  ${'lead'}  | ${{ by: 'goals', goals: 11 }}        | ${{ by: 'lead', lead: 2, goals: 11 }}
  ${'goals'} | ${{ by: 'lead', lead: 3, goals: 5 }} | ${{ by: 'goals', goals: 5 }}
  ${'time'}  | ${{ by: 'goals', goals: 5 }}         | ${{ by: 'time' }}
  ${'goals'} | ${{ by: 'time' }}                    | ${{ by: 'goals', goals: 2 }}
`('won by $by after $before, the numbers are $after', ({ by, before, after }) => {
  expect(wonBy(by, before)).toEqual(after)
})

test.each([60, 90, 420, 3600])(
  '%i seconds are typed as minutes and seconds and are the same again',
  (length) => {
    expect(inSeconds(inMinutes(length), 3600)).toBe(length)
  },
)

test('sixty minutes leave no room for seconds', () => {
  expect(inSeconds({ minutes: 60, seconds: 30 }, 3600)).toBe(3600)
})
