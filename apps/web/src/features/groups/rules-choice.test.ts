import { describe, expect, test } from 'vitest'
import {
  changeWinRule,
  rulesChoiceOf,
  rulesChoices,
  rulesOfChoice,
  toMinutes,
  toSeconds,
} from './rules-choice.ts'

describe('the name of the rules', () => {
  test('football does not offer the same rules under a second name', () => {
    expect(rulesChoices('football')).not.toContain('specification')
    expect(rulesChoices('basketball')).toContain('specification')
  })

  test.each(['football', 'basketball', 'cricket'])('each name in %s gives rules with that name', (sport) => {
    const names = rulesChoices(sport)
    expect(names.map((name) => rulesChoiceOf(rulesOfChoice(name, sport), sport))).toEqual(names)
  })

  test('one changed field makes the rules own ones; changed back they have their name again', () => {
    const capped = rulesOfChoice('cap_of_three', 'football')
    expect(rulesChoiceOf({ ...capped, changeover_s: 45 }, 'football')).toBe('own')
    expect(rulesChoiceOf({ ...capped, max_wins_in_a_row: null }, 'football')).toBe('sport')
  })

  test('the order of the stored fields does not matter', () => {
    const usual = rulesOfChoice('sport', 'football')
    const turned = Object.fromEntries(Object.entries(usual).reverse()) as typeof usual
    expect(rulesChoiceOf(turned, 'football')).toBe('sport')
  })
})

test.each`
  by         | before                               | after
  ${'lead'}  | ${{ by: 'goals', goals: 11 }}        | ${{ by: 'lead', lead: 2, goals: 11 }}
  ${'goals'} | ${{ by: 'lead', lead: 3, goals: 5 }} | ${{ by: 'goals', goals: 5 }}
  ${'time'}  | ${{ by: 'goals', goals: 5 }}         | ${{ by: 'time' }}
  ${'goals'} | ${{ by: 'time' }}                    | ${{ by: 'goals', goals: 2 }}
`('won by $by after $before, the numbers are $after', ({ by, before, after }) => {
  expect(changeWinRule(by, before)).toEqual(after)
})

test.each([60, 90, 420, 3600])('%i seconds stay the same as minutes and seconds and back', (length) => {
  expect(toSeconds(toMinutes(length), 3600)).toBe(length)
})

test('sixty minutes are the longest match, so seconds are dropped', () => {
  expect(toSeconds({ minutes: 60, seconds: 30 }, 3600)).toBe(3600)
})
