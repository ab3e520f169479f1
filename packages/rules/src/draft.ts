import { hasPlayed } from './arrival.ts'
import {
  type Evening,
  type EveningEvent,
  evolve,
  type Participant,
  peopledTeams,
  sheetOf,
  teamOf,
} from './evening.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly EveningEvent[]

const FIRST_ARRIVALS = 10

/** [W-1] How many arrivals are teams 1 and 2's. Ten are too few where teams are large: two full teams could never be drawn from them. */
export const arrivalsWindow = ({ settings }: Pick<Evening, 'settings'>): number =>
  Math.max(FIRST_ARRIVALS, 2 * settings.teamSize)

export const roomIn = (evening: Evening, team: number): number =>
  Math.max(0, evening.settings.teamSize - sheetOf(evening, team).players.length)

const teamNumbers = ({ settings }: Evening): number[] =>
  Array.from({ length: settings.maxTeams }, (_, index) => index + 1)

const isWindowTeam = (team: number) => team <= 2

/** [W-2] Teams 1 and 2 draw from the first arrivals, the others from those after them and from who is left over once 1 and 2 are full. */
function mayDraw(evening: Evening, team: number, place: number): boolean {
  const inWindow = place < arrivalsWindow(evening)
  if (isWindowTeam(team)) return inWindow
  return !inWindow || (roomIn(evening, 1) === 0 && roomIn(evening, 2) === 0)
}

const unassigned = (evening: Evening): { participant: Participant; place: number }[] =>
  evening.participants
    .map((participant, place) => ({ participant, place }))
    .filter(({ participant }) => !teamOf(evening, participant.id))

/** [W-3] Whom a team may draw now, in arrival order. */
export const eligibleFor = (evening: Evening, team: number): string[] =>
  unassigned(evening)
    .filter(({ place }) => mayDraw(evening, team, place))
    .map(({ participant }) => participant.id)

/** [K-1] The next armband: the first team without a captain, and the first arrival who may wear it, if there is one. */
export function nextCaptain(evening: Evening): { team: number; id: string | null } | null {
  const team = teamNumbers(evening).find((number) => sheetOf(evening, number).captain === null)
  return team === undefined ? null : { team, id: captainFor(evening, team) }
}

/** A team made by hand has its captain among its own; else the first arrival whom the window allows and who has not passed. */
function captainFor(evening: Evening, team: number): string | null {
  const { players } = sheetOf(evening, team)
  const own = evening.participants.find(({ id }) => players.includes(id))
  return own ? own.id : freshCaptain(evening, team)
}

function freshCaptain(evening: Evening, team: number): string | null {
  const willing = unassigned(evening).filter(
    ({ participant, place }) => mayDraw(evening, team, place) && !evening.passed.includes(participant.id),
  )
  // from team 3 up the first after the window comes before whoever the window has left over
  const later = willing.find(({ place }) => place >= arrivalsWindow(evening))
  return (isWindowTeam(team) ? willing[0] : (later ?? willing[0]))?.participant.id ?? null
}

type CaptainRefusal =
  | 'unknown-team'
  | 'not-arrived'
  | 'player-taken'
  | 'captain-order'
  | 'no-captain-candidate'
  | 'not-next-captain'
  | 'already-captain'

/**
 * [K-2] An armband is given: to the next in order for the first team without one; within a team to any of its
 * players; and passed on to the next in order while its captain stands alone.
 */
export function assignCaptain(
  evening: Evening,
  { team, id }: { team: number; id: string },
): Result<Events, CaptainRefusal> {
  if (!teamNumbers(evening).includes(team)) return refuse('unknown-team', { max: evening.settings.maxTeams })
  if (!evening.participants.some((participant) => participant.id === id))
    return refuse('not-arrived', { participant: id })
  const sheet = sheetOf(evening, team)
  if (sheet.captain === id) return ok([])
  if (sheet.players.includes(id)) return named(team, id, null)
  const theirs = teamOf(evening, id)
  if (theirs) return refuse('player-taken', { participant: id, team: theirs.number })
  if (sheet.captain !== null) return passOn(evening, { team, id, from: sheet.captain })

  const next = nextCaptain(evening)
  if (next && next.team < team) return refuse('captain-order', { team: next.team })
  const wearer = captainFor(evening, team)
  if (wearer === null) return refuse('no-captain-candidate')
  return wearer === id ? named(team, id, null) : refuse('not-next-captain', { participant: wearer })
}

const named = (team: number, id: string, instead: string | null): Result<Events> =>
  ok([{ type: 'captain-named', team, id, instead }])

/** [K-3] Somebody may pass the armband on while they stand alone and have not played; then the next in order is the candidate (decisions 5.8). */
function passOn(
  evening: Evening,
  { team, id, from }: { team: number; id: string; from: string },
): Result<Events, CaptainRefusal> {
  if (sheetOf(evening, team).players.length > 1 || hasPlayed(evening, team)) return refuse('already-captain')
  const next = freshCaptain({ ...evening, passed: [...evening.passed, from] }, team)
  if (next === null) return refuse('no-captain-candidate')
  return next === id ? named(team, id, from) : refuse('not-next-captain', { participant: next })
}

const hasStarted = (evening: Evening): boolean =>
  sheetOf(evening, 1).captain !== null && sheetOf(evening, 2).captain !== null

const canStillDraw = (evening: Evening, team: number): boolean =>
  !evening.drafted.includes(team) && roomIn(evening, team) > 0 && eligibleFor(evening, team).length > 0

/** [K-4] Whose turn it is: team by team, each once, passing by teams that nobody could join. Null before two captains and after the last. */
export const draftTurn = (evening: Evening): number | null =>
  hasStarted(evening) ? (teamNumbers(evening).find((team) => canStillDraw(evening, team)) ?? null) : null

/** [K-5] Drafting by hand starts on team 1 and moves up after each draft; it needs no captains. */
export const manualTurn = (evening: Evening): number | null =>
  teamNumbers(evening).find((team) => canStillDraw(evening, team)) ?? null

type DrawRefusal =
  | 'unknown-team'
  | 'nobody-selected'
  | 'not-arrived'
  | 'player-taken'
  | 'outside-window'
  | 'team-full'
type Draw = { team: number; ids: readonly string[] }

/** [K-6] A captain's pick: on their team's turn, arrived, free, inside the window, and no more than there is room for. */
export function selectPlayers(
  evening: Evening,
  pick: Draw,
): Result<
  Events,
  DrawRefusal | 'draft-not-started' | 'drafting-over' | 'not-your-turn' | 'team-without-captain'
> {
  if (!teamNumbers(evening).includes(pick.team))
    return refuse('unknown-team', { max: evening.settings.maxTeams })
  if (!hasStarted(evening)) return refuse('draft-not-started')
  const turn = draftTurn(evening)
  if (turn === null) return refuse('drafting-over')
  if (turn !== pick.team) return refuse('not-your-turn', { team: turn })
  if (sheetOf(evening, pick.team).captain === null) return refuse('team-without-captain', { team: pick.team })
  return drawInto(evening, pick, 'captain')
}

/** [K-7] Drafting by hand: any team, with the same window, size and one team for each. All of it or nothing. */
export function assignTeams(evening: Evening, picks: readonly Draw[]): Result<Events, DrawRefusal> {
  const events: EveningEvent[] = []
  let so = evening
  for (const pick of picks) {
    const drawn = drawInto(so, pick, 'hand')
    if (!drawn.ok) return drawn
    events.push(...drawn.value)
    so = drawn.value.reduce(evolve, so)
  }
  return events.length > 0 ? ok(events) : refuse('nobody-selected')
}

function drawInto(
  evening: Evening,
  { team, ids }: Draw,
  by: 'captain' | 'hand',
): Result<Events, DrawRefusal> {
  const chosen = [...new Set(ids)]
  if (!teamNumbers(evening).includes(team)) return refuse('unknown-team', { max: evening.settings.maxTeams })
  if (chosen.length === 0) return refuse('nobody-selected')
  for (const id of chosen) {
    const place = evening.participants.findIndex((participant) => participant.id === id)
    if (place < 0) return refuse('not-arrived', { participant: id })
    const theirs = teamOf(evening, id)
    if (theirs) return refuse('player-taken', { participant: id, team: theirs.number })
    if (!mayDraw(evening, team, place)) return refuse('outside-window', { window: arrivalsWindow(evening) })
  }
  const room = roomIn(evening, team)
  return chosen.length > room
    ? refuse('team-full', { room })
    : ok([{ type: 'drafted', team, ids: chosen, by }])
}

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

/** [B-1] Play Ball: at least two teams with somebody in them. Pressed twice it changes nothing. */
export function playBall(evening: Evening): Result<Events, 'too-few-teams'> {
  if (evening.play) return ok([])
  return peopledTeams(evening).length >= 2 ? ok([{ type: 'play-began' }]) : refuse('too-few-teams')
}
