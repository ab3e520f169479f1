import { hasPlayed } from './arrival.ts'
import { autoAssign, fillTeams } from './auto-assign.ts'
import { evenSizes, peopleHere, placesIn, teamNumbers } from './draft.ts'
import { draftToTheEnd } from './draft-forecast.ts'
import { evolve, type Game, type GameEvent, sheetOf, teamOf, teamsWithPlayers } from './game.ts'
import type { Move, TeamSheet } from './game-events.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

export interface EvenTeamsCommand {
  /** Null restores the group's team size. */
  teams: number | null
  /** Everyone without a team gets one at once; otherwise captains or organisers pick within the new sizes. */
  assign: boolean
}

type EvenTeamsRefusal = 'unknown-team' | 'too-few-players' | 'team-settled'

/**
 * [K-12] All who are here are divided into this number of teams, with sizes within one, for this game only.
 * People stay in their team unless it is too large or ends: then the last to arrive leave it, a captain only
 * if it ends.
 */
export function evenTeams(game: Game, { teams, assign }: EvenTeamsCommand): Result<Events, EvenTeamsRefusal> {
  const settledTeam = settledTeamOf(game)
  if (settledTeam !== undefined) return refuse('team-settled', { team: settledTeam })
  if (teams === null) return ok(game.evenTeams === null ? [] : [{ type: 'evened', teams, moves: [] }])
  if (teams > game.settings.maxTeams) return refuse('unknown-team', { max: game.settings.maxTeams })
  if (peopleHere(game) < teams) return refuse('too-few-players', { teams })

  const even = { ...game, evenTeams: teams }
  const leaving = game.teams.flatMap((sheet) => surplusOf(even, sheet)).map((id): Move => ({ id, to: null }))
  const remaining = evolve(even, { type: 'moved', moves: leaving })
  const picks = assign ? fillTeams(remaining, teamNumbers(even)) : []
  const moves = game.participants.flatMap(({ id }): Move[] => {
    const team = picks.find((pick) => pick.id === id)?.team
    const to = team ?? teamOf(remaining, id)?.number ?? null
    return to === (teamOf(game, id)?.number ?? null) ? [] : [{ id, to }]
  })
  return game.evenTeams === teams && moves.length === 0 ? ok([]) : ok([{ type: 'evened', teams, moves }])
}

const settledTeamOf = (game: Game): number | undefined =>
  teamsWithPlayers(game).find((team) => hasPlayed(game, team))

/** Players for whom their team has no place: the last to arrive, the captain after all others. */
function surplusOf(game: Game, { number, captain, players }: TeamSheet): string[] {
  const byArrival = game.participants.map(({ id }) => id).filter((id) => players.includes(id))
  return byArrival.sort((a, b) => Number(b === captain) - Number(a === captain)).slice(placesIn(game, number))
}

/** The team sizes that the draft leads to, and those that other ways would give. */
export interface TeamSizes {
  people: number
  /** Each captain picks all they may, and the rest is auto-assigned. */
  drafted: readonly number[]
  /** Null while auto-assign cannot be pressed. */
  autoAssigned: readonly number[] | null
  /** What 'Even teams' can make, the number of teams that fits best first. */
  choices: readonly { teams: number; sizes: readonly number[] }[]
}

/** [K-13] The expected team sizes. Null once a team has been called, and with fewer than two people. */
export function teamSizes(game: Game): TeamSizes | null {
  if (peopleHere(game) < 2 || settledTeamOf(game) !== undefined) return null
  return {
    people: peopleHere(game),
    drafted: sizesOf(withRestAssigned(draftToTheEnd(game))),
    autoAssigned: autoAssign(game).ok ? sizesOf(withRestAssigned(game)) : null,
    choices: evenChoices(game),
  }
}

function withRestAssigned(game: Game): Game {
  const assignment = autoAssign(game)
  return assignment.ok ? assignment.value.reduce(evolve, game) : game
}

const sizesOf = (game: Game): number[] =>
  teamsWithPlayers(game).map((team) => sheetOf(game, team).players.length)

/** As many teams as the group's size needs, or as there are already; then one fewer, and one more. */
function evenChoices(game: Game): TeamSizes['choices'] {
  const { settings } = game
  const people = peopleHere(game)
  const most = Math.min(settings.maxTeams, people)
  const needed = Math.max(2, Math.ceil(people / settings.teamSize), teamsWithPlayers(game).length)
  const best = Math.min(most, game.evenTeams ?? needed)
  return [best, best - 1, best + 1]
    .filter((teams) => teams === best || (teams >= 2 && teams <= most && people >= 2 * teams))
    .map((teams) => ({ teams, sizes: evenSizes(people, teams) }))
}
