import { expect, test } from 'vitest'
import { cupOf, teamNumbers } from '../testing/cups.ts'
import type { CupPlan } from './format.ts'
import { fixturesOf } from './schedule.ts'

const plansOf = (teams: number): CupPlan[] => [
  cupOf(teams, { legs: 1 }),
  cupOf(teams, { legs: 2 }),
  ...(teams >= 6 ? [cupOf(teams, { is: 'groups', groups: 2 })] : []),
  ...(teams >= 12 ? [cupOf(teams, { is: 'groups', groups: 4 })] : []),
]

/** The teams of each match whose teams are known before the first is played. */
const knownMatches = (plan: CupPlan): number[][] =>
  fixturesOf(plan).flatMap(({ a, b }) => (a.is === 'team' && b.is === 'team' ? [[a.team, b.team]] : []))

test.each(teamNumbers(16).slice(2))(
  '[O-1] [O-2] of %i teams none plays three in a row while another with an open match waits three',
  (teams) => {
    for (const plan of plansOf(teams)) {
      const matches = knownMatches(plan)
      for (let index = 0; index + 3 < matches.length; index++) {
        const three = matches.slice(index, index + 3)
        const tired = plan.teams.filter((team) => three.every((pair) => pair.includes(team)))
        const waiting = plan.teams.filter((team) => three.every((pair) => !pair.includes(team)))
        const later = new Set(matches.slice(index + 3).flat())
        expect(
          tired.length > 0 && waiting.some((team) => later.has(team)),
          `${plan.is} ${plan.legs} ${plan.groups} ${JSON.stringify(matches)} at ${index}`,
        ).toBe(false)
      }
    }
  },
)
