import { isWindowTeam, mayDraft, roomIn, teamNumbers, unassigned } from './draft.ts'
import { evolve, type Game, type GameEvent, teamsWithPlayers } from './game.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

export const canAutoAssign = (game: Game): boolean => autoAssign(game).ok

/**
 * [K-8] All free participants go into teams, in arrival order, each into the smallest team that may have them; new
 * teams open up to the limit. The others are substitutes.
 */
export function autoAssign(game: Game): Result<Events, 'teams-not-ready' | 'nobody-left'> {
  const filledTeams = teamsWithPlayers(game)
  if (!filledTeams.includes(1) || !filledTeams.includes(2)) return refuse('teams-not-ready')
  const picks = fillTeams(game, teamsToFill(game))
  if (picks.length === 0) return refuse('nobody-left')
  const numbers = [...new Set(picks.map(({ team }) => team))].sort((a, b) => a - b)
  const teams = numbers.map((number) => ({
    team: number,
    ids: picks.filter(({ team }) => team === number).map(({ id }) => id),
  }))
  const substitutes = unassigned(game)
    .map(({ participant }) => participant.id)
    .filter((id) => !picks.some((pick) => pick.id === id))
  return ok([{ type: 'auto-assigned', teams, substitutes }])
}

/** Who goes where, in arrival order, each into the smallest of these teams that may have them. */
export function fillTeams(game: Game, teams: readonly number[]): { id: string; team: number }[] {
  let state = game
  return unassigned(game).flatMap(({ participant: { id } }) => {
    const team = smallestTeamFor(state, id, teams)
    if (team === undefined) return []
    state = evolve(state, { type: 'drafted', team, ids: [id], by: 'hand' })
    return [{ id, team }]
  })
}

/** Only as many teams as the free participants would fill: no team of one next to a team with room. */
function teamsToFill(game: Game): number[] {
  if (game.evenTeams !== null) return teamNumbers(game)
  const filledTeams = teamsWithPlayers(game)
  const free = unassigned(game)
  const fromWindow = free.filter(({ place }) => mayDraft(game, 1, place)).length
  const room = (teams: readonly number[]) => teams.reduce((sum, team) => sum + roomIn(game, team), 0)
  // before Play Ball only the window can use room in teams 1 and 2
  const overflow =
    free.length - Math.min(fromWindow, room([1, 2])) - room(filledTeams.filter((team) => !isWindowTeam(team)))
  const newTeams = teamNumbers(game).filter((team) => !filledTeams.includes(team))
  return [...filledTeams, ...newTeams.slice(0, Math.max(0, Math.ceil(overflow / game.settings.teamSize)))]
}

function smallestTeamFor(game: Game, id: string, teams: readonly number[]): number | undefined {
  const place = game.participants.findIndex((participant) => participant.id === id)
  const open = teams.filter((team) => roomIn(game, team) > 0 && mayDraft(game, team, place))
  return open.sort((a, b) => roomIn(game, b) - roomIn(game, a) || a - b)[0]
}

export interface Substitute {
  id: string
  /** Every team is full, or the only room left is in teams 1 and 2, for the first arrivals. */
  why: 'teams-full' | 'after-window'
}

/** [K-11] The substitutes and why, in arrival order, once teams 1 and 2 have players and no one else fits. */
export function substitutesOf(game: Game): Substitute[] {
  const assignment = autoAssign(game)
  if (assignment.ok || assignment.refusal !== 'nobody-left') return []
  const hasRoom = teamNumbers(game).some((team) => roomIn(game, team) > 0)
  return unassigned(game).map(({ participant }) => ({
    id: participant.id,
    why: hasRoom ? 'after-window' : 'teams-full',
  }))
}
