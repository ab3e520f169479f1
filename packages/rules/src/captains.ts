import { hasPlayed } from './arrival.ts'
import { arrivalsWindow, isWindowTeam, mayDraw, teamNumbers, unassigned } from './draft.ts'
import { type Evening, type EveningEvent, sheetOf, teamOf } from './evening.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly EveningEvent[]

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
  if (!standsAlone(evening, team)) return refuse('already-captain')
  const next = freshCaptain({ ...evening, passed: [...evening.passed, from] }, team)
  if (next === null) return refuse('no-captain-candidate')
  return next === id ? named(team, id, from) : refuse('not-next-captain', { participant: next })
}

const standsAlone = (evening: Evening, team: number): boolean =>
  sheetOf(evening, team).players.length === 1 && !hasPlayed(evening, team)

/** [K-3] To whom a team's captain may pass the armband now, if to anybody. */
export function nextAfter(evening: Evening, team: number): string | null {
  const { captain } = sheetOf(evening, team)
  if (captain === null || !standsAlone(evening, team)) return null
  return freshCaptain({ ...evening, passed: [...evening.passed, captain] }, team)
}
