import { describe, expect, test } from 'vitest'
import { currentMatch, type Game, sheetOf, teamOf } from './game.ts'
import { currentLoans, isPlayerOnPitch, lineupOf } from './lineup.ts'
import { INVARIANTS } from './testing/invariants.ts'
import { eventsOf, everyScenario, everyScenarioWithTakeBacks, everyStep } from './testing/random-scenarios.ts'
import type { Step } from './testing/scenarios.ts'

const COME_AND_GO: readonly Step['by'][] = ['leaves', 'goesHome', 'comesInFor', 'isLent', 'fillsPlace']

describe('every game', () => {
  test('[J-1] [R-2] has no one who went home in a team, as captain or referee, and all keep their arrival numbers', () => {
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

  test('[J-2] [J-3] gives a team that loses its captain to home or to a substitute another one', () => {
    everyScenario((steps) => {
      for (const { by, before, after } of steps) {
        if (by !== 'goesHome' && by !== 'comesInFor') continue
        for (const { number, captain } of after.teams)
          if (sheetOf(before, number).captain !== null) expect(captain).not.toBeNull()
      }
    })
  })

  test("[J-4] [J-5] has lineups of people who are here, each on one side, and a loan ends with the borrower's match", () => {
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

  test('[J-5] has a lineup for every ended match, and only an undo changes one', () => {
    everyStep(INVARIANTS.everyMatchHasItsPlayers)
  })

  test('[J-6] [J-8] takes no one off the pitch, and no team on the pitch is without players', () => {
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
