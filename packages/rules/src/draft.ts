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

export const FIRST_ARRIVALS = 10

/** [W-1] How many arrivals are teams 1 and 2's. Ten are too few where teams are large: two full teams could never be drawn from them. */
export const arrivalsWindow = ({ settings }: Pick<Evening, 'settings'>): number =>
  Math.max(FIRST_ARRIVALS, 2 * settings.teamSize)

export const roomIn = (evening: Evening, team: number): number =>
  Math.max(0, evening.settings.teamSize - sheetOf(evening, team).players.length)

export const teamNumbers = ({ settings }: Evening): number[] =>
  Array.from({ length: settings.maxTeams }, (_, index) => index + 1)

export const isWindowTeam = (team: number) => team <= 2

/** [W-2] Teams 1 and 2 draw from the first arrivals, the others from those after them and from who is left over once 1 and 2 are full. */
export function mayDraw(evening: Evening, team: number, place: number): boolean {
  const inWindow = place < arrivalsWindow(evening)
  if (isWindowTeam(team)) return inWindow
  return !inWindow || (roomIn(evening, 1) === 0 && roomIn(evening, 2) === 0)
}

export const unassigned = (evening: Evening): { participant: Participant; place: number }[] =>
  evening.participants
    .map((participant, place) => ({ participant, place }))
    .filter(({ participant }) => !teamOf(evening, participant.id))

/** [W-3] Whom a team may draw now, in arrival order. */
export const eligibleFor = (evening: Evening, team: number): string[] =>
  unassigned(evening)
    .filter(({ place }) => mayDraw(evening, team, place))
    .map(({ participant }) => participant.id)

const hasStarted = (evening: Evening): boolean =>
  sheetOf(evening, 1).captain !== null && sheetOf(evening, 2).captain !== null

const canStillDraw = (evening: Evening, team: number): boolean =>
  roomIn(evening, team) > 0 && eligibleFor(evening, team).length > 0

/** [K-4] Whose turn it is: team by team, each once, passing by teams that nobody could join. Null before two captains and after the last. */
export const draftTurn = (evening: Evening): number | null => (hasStarted(evening) ? turnOf(evening) : null)

/** [K-5] Drafting by hand starts on team 1 and moves up after each draft; it needs no captains. */
export const manualTurn = (evening: Evening): number | null => turnOf(evening)

function turnOf(evening: Evening): number | null {
  const open = teamNumbers(evening).filter((team) => canStillDraw(evening, team))
  return evening.settings.draftOrder === 'alternating'
    ? smallestOf(evening, open)
    : (open.find((team) => !evening.drafted.includes(team)) ?? null)
}

/** [K-9] One player at a time: the smallest of the teams that may still draw is next, the lower number first. */
function smallestOf(evening: Evening, open: readonly number[]): number | null {
  const size = (team: number) => sheetOf(evening, team).players.length
  const [next] = [...open].sort((a, b) => size(a) - size(b) || a - b)
  return next ?? null
}

/** How many the team at turn may draw in one go. */
export const mostAtOnce = (evening: Evening, team: number): number =>
  evening.settings.draftOrder === 'alternating' ? Math.min(1, roomIn(evening, team)) : roomIn(evening, team)

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
  | DrawRefusal
  | 'draft-not-started'
  | 'drafting-over'
  | 'not-your-turn'
  | 'team-without-captain'
  | 'one-at-a-time'
> {
  if (!teamNumbers(evening).includes(pick.team))
    return refuse('unknown-team', { max: evening.settings.maxTeams })
  if (!hasStarted(evening)) return refuse('draft-not-started')
  const turn = draftTurn(evening)
  if (turn === null) return refuse('drafting-over')
  if (turn !== pick.team) return refuse('not-your-turn', { team: turn })
  if (sheetOf(evening, pick.team).captain === null) return refuse('team-without-captain', { team: pick.team })
  if (evening.settings.draftOrder === 'alternating' && new Set(pick.ids).size > 1)
    return refuse('one-at-a-time')
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

/** [B-1] Play Ball: at least two teams with somebody in them. Pressed twice it changes nothing. */
export function playBall(evening: Evening, { at }: { at: number }): Result<Events, 'too-few-teams'> {
  if (evening.play) return ok([])
  return peopledTeams(evening).length >= 2 ? ok([{ type: 'play-began', at }]) : refuse('too-few-teams')
}
