import { expect, test } from 'vitest'
import { cupOf } from '../testing/cups.ts'
import { fittingFormat, timePlan, timePlans } from './time-plan.ts'

const HOUR = 60 * 60 * 1000
const session = { startsAt: 0, endsAt: 2 * HOUR, changeoverS: 30 }

test('[O-11] a cup ends after all its matches over their full time, with the changeovers between them', () => {
  const plan = timePlan(cupOf(8, { is: 'groups', durationS: 420 }), session)
  expect(plan).toMatchObject({ matches: 16, endsAt: (16 * 420 + 15 * 30) * 1000, fittingS: 420 })
})

test('[O-11] a later session leaves a cup the same time, and three teams are enough', () => {
  const later = { ...session, startsAt: HOUR, endsAt: 3 * HOUR }
  const plan = cupOf(8, { is: 'groups', durationS: 600 })
  expect(timePlan(plan, later).fittingS).toBe(timePlan(plan, session).fittingS)
  expect(timePlans(cupOf(3), session).map(({ is }) => is)).toEqual(['round_robin', 'knockout'])
})

test('[O-11] a cup that would run past the session is offered with the longest match that fits, in half minutes', () => {
  const plan = timePlan(cupOf(8, { is: 'groups', durationS: 600 }), session)
  expect(plan.endsAt).toBeGreaterThan(session.endsAt)
  expect(plan.fittingS).toBe(420)
  expect(timePlan(cupOf(16, { legs: 2 }), session).fittingS).toBeNull()
})

test('[O-11] a cup may end with the session, and its matches may have the shortest length', () => {
  const full = { ...session, endsAt: (3 * 420 + 2 * 30) * 1000 }
  expect(fittingFormat(cupOf(3, { durationS: 420 }), full).is).toBe('round_robin')
  expect(fittingFormat(cupOf(3, { durationS: 420 }), { ...full, endsAt: full.endsAt - 1 }).is).toBe(
    'knockout',
  )
  expect(timePlan(cupOf(3), { ...session, endsAt: (3 * 60 + 2 * 30) * 1000 }).fittingS).toBe(60)
})

test('[O-11] every format for which the teams are enough is offered with its matches', () => {
  const formats = (teams: number) => timePlans(cupOf(teams), session).map(({ is, matches }) => [is, matches])
  expect(formats(5)).toEqual([
    ['round_robin', 10],
    ['knockout', 5],
  ])
  expect(formats(8)).toEqual([
    ['round_robin', 28],
    ['groups', 16],
    ['knockout', 8],
  ])
})

test.each([
  [3, 420, { is: 'round_robin', groups: 2 }],
  [5, 420, { is: 'round_robin', groups: 2 }],
  [5, 720, { is: 'knockout', groups: 2 }],
  [8, 420, { is: 'groups', groups: 2 }],
  [8, 240, { is: 'groups', groups: 2 }],
  [8, 180, { is: 'round_robin', groups: 2 }],
  [12, 240, { is: 'groups', groups: 4 }],
  [12, 420, { is: 'knockout', groups: 4 }],
  [16, 420, { is: 'knockout', groups: 4 }],
  [16, 1200, { is: 'knockout', groups: 4 }],
] as const)(
  '[O-11] a plan for %i teams with matches of %i seconds begins with the most matches that fit',
  (teams, durationS, first) => {
    expect(fittingFormat(cupOf(teams, { durationS }), session)).toEqual(first)
  },
)
