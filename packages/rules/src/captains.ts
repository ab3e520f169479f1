import { hasPlayed } from './arrival.ts'
import { decideAll } from './decide-all.ts'
import { arrivalsWindow, type Drafter, isWindowTeam, mayDraft, teamNumbers, unassigned } from './draft.ts'
import { evolve, type Game, type GameEvent, sheetOf, teamOf } from './game.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

/** [K-1] The first team without a captain, and the first arrival who may wear its armband, if there is one. */
export function nextCaptain(game: Game): { team: number; id: string | null } | null {
  const team = teamNumbers(game).find((number) => sheetOf(game, number).captain === null)
  return team === undefined ? null : { team, id: captainFor(game, team) }
}

/** [K-1] Captains for teams 1 and 2, where they have none: with them the draft starts. */
export function startingCaptains(game: Game): { team: number; id: string }[] {
  const next = nextCaptain(game)
  if (!next || next.id === null || !isWindowTeam(next.team)) return []
  const captain = { team: next.team, id: next.id }
  return [captain, ...startingCaptains(evolve(game, { type: 'captain-named', ...captain, instead: null }))]
}

/**
 * From the team's own players if it has any; else the first arrival whom the window allows and who has not
 * passed the armband on.
 */
function captainFor(game: Game, team: number): string | null {
  const { players } = sheetOf(game, team)
  const teammate = game.participants.find(({ id }) => players.includes(id))
  return teammate ? teammate.id : newCaptainFor(game, team)
}

function newCaptainFor(game: Game, team: number): string | null {
  const candidates = unassigned(game).filter(
    ({ participant, place }) => mayDraft(game, team, place) && !game.passed.includes(participant.id),
  )
  // from team 3 on, arrivals after the window come before participants left over from it
  const afterWindow = candidates.find(({ place }) => place >= arrivalsWindow(game))
  return (isWindowTeam(team) ? candidates[0] : (afterWindow ?? candidates[0]))?.participant.id ?? null
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
 * [K-2] The first team without a captain gives the armband to the next in order, a team with players to any
 * of them, and a captain who is alone to the next in order.
 */
export function assignCaptain(
  game: Game,
  { team, id }: { team: number; id: string },
): Result<Events, CaptainRefusal> {
  if (!teamNumbers(game).includes(team)) return refuse('unknown-team', { max: teamNumbers(game).length })
  if (!game.participants.some((participant) => participant.id === id))
    return refuse('not-arrived', { participant: id })
  const sheet = sheetOf(game, team)
  if (sheet.captain === id) return ok([])
  if (sheet.players.includes(id)) return captainNamed(team, id, null)
  const otherTeam = teamOf(game, id)
  if (otherTeam) return refuse('player-taken', { participant: id, team: otherTeam.number })
  if (sheet.captain !== null) return passArmband(game, { team, id, from: sheet.captain })

  const next = nextCaptain(game)
  if (next && next.team < team) return refuse('captain-order', { team: next.team })
  const candidate = captainFor(game, team)
  if (candidate === null) return refuse('no-captain-candidate')
  return candidate === id
    ? captainNamed(team, id, null)
    : refuse('not-next-captain', { participant: candidate })
}

/**
 * [K-2] Several armbands in the order of the teams, all or none. A captain assigns only free armbands and
 * their own.
 */
export const assignCaptains = (
  game: Game,
  picks: readonly { team: number; id: string }[],
  by: Drafter,
): Result<Events, 'not-allowed' | CaptainRefusal> =>
  decideAll(
    game,
    [...picks].sort((a, b) => a.team - b.team),
    (state, pick): Result<Events, 'not-allowed' | CaptainRefusal> => {
      const { captain } = sheetOf(state, pick.team)
      return by.isOrganiser || captain === null || captain === by.id
        ? assignCaptain(state, pick)
        : refuse('not-allowed')
    },
  )

const captainNamed = (team: number, id: string, instead: string | null): Result<Events> =>
  ok([{ type: 'captain-named', team, id, instead }])

/** [K-3] A captain who is alone and has not played may pass the armband to the next in order. */
function passArmband(
  game: Game,
  { team, id, from }: { team: number; id: string; from: string },
): Result<Events, CaptainRefusal> {
  if (!standsAlone(game, team)) return refuse('already-captain')
  const next = successorOf(game, team, from)
  if (next === null) return refuse('no-captain-candidate')
  return next === id ? captainNamed(team, id, from) : refuse('not-next-captain', { participant: next })
}

const standsAlone = (game: Game, team: number): boolean =>
  sheetOf(game, team).players.length === 1 && !hasPlayed(game, team)

/** [K-3] The participant to whom a team's captain may pass the armband now. */
export function armbandSuccessor(game: Game, team: number): string | null {
  const { captain } = sheetOf(game, team)
  if (captain === null || !standsAlone(game, team)) return null
  return successorOf(game, team, captain)
}

/** The captain is a free participant then, and counts for the window. */
function successorOf(game: Game, team: number, captain: string): string | null {
  const freed = evolve(game, { type: 'moved', moves: [{ id: captain, to: null }] })
  return newCaptainFor({ ...freed, passed: [...game.passed, captain] }, team)
}
