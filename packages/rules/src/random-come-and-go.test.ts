import { describe, expect, test } from 'vitest'
import { currentMatch, type Game, sheetOf, teamOf } from './game.ts'
import { currentLoans, isPlayerOnPitch, lineupOf } from './lineup.ts'
import { INVARIANTS } from './testing/invariants.ts'
import { eventsOf, everyScenario, everyScenarioWithTakeBacks, everyStep } from './testing/random-scenarios.ts'
import type { Step } from './testing/scenarios.ts'

const COME_AND_GO: readonly Step['by'][] = ['leaves', 'goesHome', 'comesInFor', 'isLent', 'fillsPlace']

describe('of every evening it is true that', () => {
  test('[J-1] [R-2] nobody who went home is in a team, a captain or a referee, and all keep their place in the list', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { after } of steps) {
        expect(after.gone.filter((id) => teamOf(after, id))).toEqual([])
        const referees = [currentMatch(after)?.referee ?? []].flat()
        expect(after.gone.filter((id) => referees.includes(id))).toEqual([])
        const here = after.participants.map(({ id }) => id)
        expect(after.gone.filter((id) => !here.includes(id))).toEqual([])
      }
    })
  })

  test('[J-2] [J-3] a team that loses its captain to home or to a substitute has another one', () => {
    everyScenario((steps) => {
      for (const { by, before, after } of steps) {
        if (by !== 'goesHome' && by !== 'comesInFor') continue
        for (const { number, captain } of after.teams)
          if (sheetOf(before, number).captain !== null) expect(captain).not.toBeNull()
      }
    })
  })

  test('[J-4] [J-5] a lineup is of people who are here, each on one side, and a loan outlives no match of the borrower', () => {
    everyScenario((steps) => {
      for (const { event, after } of eventsOf(steps)) {
        const match = currentMatch(after)
        if (match) {
          const { a, b } = lineupOf(after, match)
          const ids = [...a.players, ...b.players]
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.filter((id) => !teamOf(after, id))).toEqual([])
        }
        if (event.type !== 'ended') continue
        const { a, b } = after.play?.ended.at(-1) ?? {}
        expect(currentLoans(after).filter(({ to }) => to === a || to === b)).toEqual([])
      }
    })
  })

  test('[J-5] every ended match has its lineup, and only an undo changes one', () => {
    everyStep(INVARIANTS.everyMatchHasItsPlayers)
  })

  test('[J-6] [J-8] nobody on the pitch is taken from it, and no team on the pitch is without players', () => {
    const onPitch = (game: Game) =>
      game.participants.map(({ id }) => id).filter((id) => isPlayerOnPitch(game, id))
    everyScenario((steps) => {
      for (const { by, before, after } of steps) {
        const match = currentMatch(after)
        if (match) for (const team of [match.a, match.b]) expect(sheetOf(after, team).players).not.toEqual([])
        if (!COME_AND_GO.includes(by)) continue
        const playing = onPitch(after)
        expect(onPitch(before).filter((id) => !playing.includes(id))).toEqual([])
      }
    })
  })
})
