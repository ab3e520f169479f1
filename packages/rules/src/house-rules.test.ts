import { expect, test } from 'vitest'
import { SPECIFICATION_RULES } from './house-rules.ts'
import { PRESETS, rulesOfSport } from './rule-presets.ts'
import { SPORTS } from './sports.ts'

test('[M-1] the specification: seven minutes, two clear goals, a coin after a draw with goals', () => {
  expect(SPECIFICATION_RULES).toEqual({
    durationS: 420,
    win: { by: 'lead', lead: 2, goals: 2 },
    knockoutGoals: 1,
    knockoutLastS: 600,
    scoredDraw: 'toss',
    goallessDraw: 'both_off',
    maxWinsInARow: null,
    atZero: 'stop',
    changeoverS: 30,
  })
})

test('[M-2] a preset differs from the specification only in what its name says', () => {
  const differences = Object.fromEntries(
    Object.entries(PRESETS).map(([preset, { rules }]) => [
      preset,
      Object.fromEntries(
        Object.entries(rules).filter(
          ([field, value]) => value !== SPECIFICATION_RULES[field as keyof typeof SPECIFICATION_RULES],
        ),
      ),
    ]),
  )
  expect(differences).toEqual({
    specification: {},
    first_to_two: { win: { by: 'goals', goals: 2 } },
    seven_minutes_two_goals: { win: { by: 'goals', goals: 2 }, scoredDraw: 'longest_on_off' },
    cap_of_three: { maxWinsInARow: 3 },
  })
})

test('[M-13] some sports have other rules, and all others the rules of the specification', () => {
  expect(rulesOfSport('football')).toEqual(SPECIFICATION_RULES)
  expect(rulesOfSport('no-such-sport')).toEqual(SPECIFICATION_RULES)
  expect(rulesOfSport('basketball').win).toEqual({ by: 'goals', goals: 11 })
  expect(rulesOfSport('netball').win).toEqual({ by: 'time' })
})

test.each(SPORTS)('[M-13] the rules of $name are within what a group may set', ({ id }) => {
  const { durationS, knockoutGoals, changeoverS } = rulesOfSport(id)
  expect(durationS).toBeGreaterThanOrEqual(60)
  expect(durationS).toBeLessThanOrEqual(3600)
  expect(knockoutGoals).toBeGreaterThanOrEqual(1)
  expect(knockoutGoals).toBeLessThanOrEqual(10)
  expect(changeoverS).toBeGreaterThanOrEqual(0)
  expect(changeoverS).toBeLessThanOrEqual(300)
})
