import { arrivalsWindow, isWindowTeam, mayDraw, roomIn, teamNumbers, unassigned } from './draft.ts'
import { type Evening, type EveningEvent, evolve, peopledTeams } from './evening.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly EveningEvent[]

export const canAutoAssign = (evening: Evening): boolean => autoAssign(evening).ok

/**
 * [K-8] Everybody left goes into a team: in arrival order, each into the smallest team that may have them, new
 * teams opening up to the most. Whoever does not fit is a substitute (decisions 5.9).
 */
export function autoAssign(evening: Evening): Result<Events, 'teams-not-ready' | 'nobody-left'> {
  const peopled = peopledTeams(evening)
  if (!peopled.includes(1) || !peopled.includes(2)) return refuse('teams-not-ready')
  const drawn = new Map<number, string[]>()
  let so = evening
  for (const { participant } of unassigned(evening)) {
    const team = smallestTeamFor(so, participant.id, teamsToFill(evening))
    if (team === undefined) continue
    drawn.set(team, [...(drawn.get(team) ?? []), participant.id])
    so = evolve(so, { type: 'drafted', team, ids: [participant.id], by: 'hand' })
  }
  if (drawn.size === 0) return refuse('nobody-left')
  const teams = [...drawn].map(([team, ids]) => ({ team, ids })).sort((a, b) => a.team - b.team)
  return ok([
    { type: 'auto-assigned', teams, substitutes: unassigned(so).map(({ participant }) => participant.id) },
  ])
}

/** Only as many teams as the people left would fill: nobody should stand alone in a fourth team while the third has room. */
function teamsToFill(evening: Evening): number[] {
  const peopled = peopledTeams(evening)
  const free = unassigned(evening)
  const early = free.filter(({ place }) => place < arrivalsWindow(evening)).length
  const room = (teams: readonly number[]) => teams.reduce((sum, team) => sum + roomIn(evening, team), 0)
  // room in teams 1 and 2 is of use to the window only
  const over =
    free.length - Math.min(early, room([1, 2])) - room(peopled.filter((team) => !isWindowTeam(team)))
  const fresh = teamNumbers(evening).filter((team) => !peopled.includes(team))
  return [...peopled, ...fresh.slice(0, Math.max(0, Math.ceil(over / evening.settings.teamSize)))]
}

function smallestTeamFor(evening: Evening, id: string, teams: readonly number[]): number | undefined {
  const place = evening.participants.findIndex((participant) => participant.id === id)
  const open = teams.filter((team) => roomIn(evening, team) > 0 && mayDraw(evening, team, place))
  return open.sort((a, b) => roomIn(evening, b) - roomIn(evening, a) || a - b)[0]
}

export interface SitsOut {
  id: string
  /** Every team is full; or what room is left is in teams 1 and 2, for the first to arrive. */
  why: 'teams-full' | 'after-window'
}

/** [K-11] Who sits out and why, once teams 1 and 2 have people and nobody more fits anywhere; in arrival order. */
export function whoSitsOut(evening: Evening): SitsOut[] {
  const answer = autoAssign(evening)
  if (answer.ok || answer.refusal !== 'nobody-left') return []
  const isRoom = teamNumbers(evening).some((team) => roomIn(evening, team) > 0)
  return unassigned(evening).map(({ participant }) => ({
    id: participant.id,
    why: isRoom ? 'after-window' : 'teams-full',
  }))
}
