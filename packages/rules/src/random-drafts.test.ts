import { describe, expect, test } from 'vitest'
import { eligibleFor, roomIn } from './draft.ts'
import { type Game, teamOf } from './game.ts'
import type { GameEvent } from './game-events.ts'
import { hasPersonPlayed } from './lineup.ts'
import { INVARIANTS } from './testing/invariants.ts'
import { eventsOf, everyScenario, everyStep } from './testing/random-scenarios.ts'
import { logOf } from './testing/scenarios.ts'

describe('every game', () => {
  test('[R-2] numbers arrivals from 1 without a gap, and no number or order ever changes', () => {
    everyScenario((steps) => {
      const given = logOf(steps).flatMap((event) => (event.type === 'arrived' ? [event.no] : []))
      expect(given).toEqual(given.map((_, index) => index + 1))
      for (const { before, after } of steps) {
        const first = new Map(before.participants.map((earlier) => [earlier.id, earlier]))
        const faults = after.participants.filter((later, index) => {
          const earlier = first.get(later.id) ?? later
          return (
            later.no !== earlier.no ||
            later.at !== earlier.at ||
            later.no <= (after.participants[index - 1]?.no ?? 0)
          )
        })
        expect(faults).toEqual([])
      }
    })
  })

  test('[K-7] has no one in two teams, no team over its size or beyond the limit, and each captain in their team', () => {
    everyStep(INVARIANTS.teamsAreWhole)
  })

  test('[R-3] [K-3] [K-10] removes no one who has played, and no armband and no move takes a player from a called team', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        if (event.type === 'left') expect(hasPersonPlayed(before, event.id)).toBe(false)
        if (!['captain-named', 'moved', 'evened'].includes(event.type)) continue
        const { ended = [], now } = before.play ?? {}
        const played = [...ended, ...(now?.is === 'match' ? [now.match] : [])].flatMap(({ a, b }) => [a, b])
        const departed = before.teams
          .filter(({ number }) => played.includes(number))
          .flatMap(({ number, players }) => players.filter((id) => teamOf(after, id)?.number !== number))
        expect(departed).toEqual([])
      }
    })
  })

  test('[W-2] [W-4] keeps to the window of the first arrivals in every pick and every armband before Play Ball', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        for (const { team, ids } of draftedBy(event, before)) {
          for (const id of ids)
            expect(wasAllowed(after, before, team, id), `${id} in team ${team}`).toBe(true)
        }
      }
    })
  })

  test('[K-8] has only substitutes whom no team could have taken', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        if (event.type !== 'auto-assigned') continue
        const full = (team: number) =>
          playersIn(after, team) >= (after.evenTeams ? evenShare(after, team) : after.settings.teamSize)
        for (const id of event.substitutes) {
          for (let team = 1; team <= after.settings.maxTeams; team++)
            expect(full(team) || !wasAllowed(after, before, team, id), `${id} could be in team ${team}`).toBe(
              true,
            )
        }
      }
    })
  })

  test("[K-4] gives each team one turn in the captains' draft", () => {
    everyScenario((steps) => {
      const turns = [...eventsOf(steps)].flatMap(({ event, before }) =>
        event.type === 'drafted' && event.by === 'captain' && before.settings.draftOrder === 'team_by_team'
          ? [event.team]
          : [],
      )
      expect(turns).toEqual([...new Set(turns)])
    })
  })

  test('[K-9] has single picks when captains pick one at a time, never for a team larger than another that may pick', () => {
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'drafted' || event.by !== 'captain') continue
        if (before.settings.draftOrder === 'team_by_team') continue
        expect(event.ids).toHaveLength(1)
        for (let team = 1; team <= before.settings.maxTeams; team++) {
          if (roomIn(before, team) === 0 || eligibleFor(before, team).length === 0) continue
          expect(playersIn(before, team)).toBeGreaterThanOrEqual(playersIn(before, event.team))
        }
      }
    })
  })

  test('[K-15] in snake order has the team that picked last in a round pick first in the next one', () => {
    everyScenario((steps) => {
      const picks = [...eventsOf(steps)].filter(
        ({ event, before }) =>
          event.type === 'drafted' && event.by === 'captain' && before.settings.draftOrder === 'snake',
      )
      for (const [index, { event, before }] of picks.entries()) {
        const previous = picks[index - 1]
        if (event.type !== 'drafted' || previous?.event.type !== 'drafted' || previous.after !== before)
          continue
        const open = before.teams.filter(
          ({ number }) => roomIn(before, number) > 0 && eligibleFor(before, number).length > 0,
        )
        const isNewRound = new Set(before.teams.map(({ players }) => players.length)).size === 1
        if (isNewRound && open.length === before.teams.length) expect(event.team).toBe(previous.event.team)
      }
    })
  })

  test('[K-12] has even teams within one player and room for everyone, and a captain loses only a team that ends', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        if (event.type !== 'evened' || event.teams === null) continue
        const teams = after.teams.map(({ number }) => number)
        expect(teams.filter((number) => playersIn(after, number) > evenShare(after, number))).toEqual([])
        for (const { number, captain } of before.teams)
          if (captain !== null && number <= event.teams)
            expect(after.teams.find((sheet) => sheet.number === number)?.captain).toBe(captain)
        const changed = before.participants.filter(
          ({ id }) => teamOf(before, id)?.number !== teamOf(after, id)?.number,
        )
        expect(changed.map(({ id }) => id).sort()).toEqual(event.moves.map(({ id }) => id).sort())
      }
    })
  })

  test('[K-10] with a move changes who is in which team and nothing else: no one comes, goes or is counted twice', () => {
    everyScenario((steps) => {
      for (const { event, before, after } of eventsOf(steps)) {
        if (event.type !== 'moved') continue
        expect(after.participants).toEqual(before.participants)
        const where = (game: Game) => game.participants.map(({ id }) => teamOf(game, id)?.number ?? null)
        const [earlier, later] = [where(before), where(after)]
        const changed = before.participants.filter((_, index) => earlier[index] !== later[index])
        expect(changed.map(({ id }) => id).sort()).toEqual(event.moves.map(({ id }) => id).sort())
        expect(after.passed).toEqual(before.passed)
        expect(after.drafted).toEqual(before.drafted)
      }
    })
  })
})

/**
 * Computed in another way: all who are here, divided into this number of teams, the first ones getting the
 * remainder.
 */
function evenShare({ participants, gone, evenTeams }: Game, team: number): number {
  if (evenTeams === null || team > evenTeams) return 0
  const people = participants.length - gone.length
  return Math.floor(people / evenTeams) + (team <= people % evenTeams ? 1 : 0)
}

const playersIn = ({ teams }: Game, team: number): number =>
  teams.find(({ number }) => number === team)?.players.length ?? 0

/**
 * The rule of the window in another way: `then` is the game after the pick, in which teams 1 and 2 may be
 * full by now.
 */
function wasAllowed(after: Game, { participants, settings, play }: Game, team: number, id: string): boolean {
  if (play) return true
  const isEven = after.evenTeams !== null
  const size = (number: number) => (isEven ? evenShare(after, number) : settings.teamSize)
  const window = isEven ? size(1) + size(2) : Math.max(10, 2 * settings.teamSize)
  const early = participants.findIndex((participant) => participant.id === id) < window
  const full = [1, 2].every((number) => playersIn(after, number) >= size(number))
  const isWindowDone =
    isEven && participants.slice(0, window).every(({ id }) => teamOf(after, id) || after.gone.includes(id))
  return team <= 2 ? early || isWindowDone : !early || full
}

function draftedBy(event: GameEvent, before: Game): readonly { team: number; ids: readonly string[] }[] {
  switch (event.type) {
    case 'drafted':
      return [event]
    case 'auto-assigned':
      return event.teams
    case 'captain-named': {
      const ownAlready = before.teams.some(
        ({ number, players }) => number === event.team && players.includes(event.id),
      )
      return ownAlready ? [] : [{ team: event.team, ids: [event.id] }]
    }
    default:
      return []
  }
}
