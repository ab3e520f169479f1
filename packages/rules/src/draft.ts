import { decideAll } from './decide-all.ts'
import { type Game, type GameEvent, type Participant, sheetOf, teamOf, teamsWithPlayers } from './game.ts'
import { currentLoans } from './lineup.ts'
import { ok, type Result, refuse } from './result.ts'

type Events = readonly GameEvent[]

export const FIRST_ARRIVALS = 10

/**
 * [W-1] How many of the first arrivals teams 1 and 2 pick from: at least ten, and always two full teams. When teams
 * are even, exactly as many as fill the two.
 */
export const arrivalsWindow = (game: Game): number =>
  game.evenTeams === null
    ? Math.max(FIRST_ARRIVALS, 2 * game.settings.teamSize)
    : placesIn(game, 1) + placesIn(game, 2)

/** [K-12] The sizes of this number of even teams: they differ by one at most. */
export const evenSizes = (people: number, teams: number): number[] =>
  Array.from({ length: teams }, (_, index) => Math.floor((people + teams - 1 - index) / teams))

/** [K-12] The places of a team: the group's team size, or an even share of all who are here. */
export const placesIn = (game: Game, team: number): number =>
  game.evenTeams === null
    ? game.settings.teamSize
    : (evenSizes(peopleHere(game), game.evenTeams)[team - 1] ?? 0)

/** All who have arrived and not gone home. */
export const peopleHere = ({ participants, gone }: Game): number =>
  participants.filter(({ id }) => !gone.includes(id)).length

/** [J-4] The free places of a team; a borrowed player takes one until their match is over. */
export const roomIn = (game: Game, team: number): number =>
  Math.max(0, placesIn(game, team) - sizeWithLoans(game, team))

/** [J-4] The players of a team with those that it has borrowed. */
export const sizeWithLoans = (game: Game, team: number): number =>
  sheetOf(game, team).players.length + currentLoans(game).filter(({ to }) => to === team).length

/** More players were chosen than the team has room for. A full team is refused with `no-room`. */
export const refuseForRoom = (room: number, team: number) =>
  room === 0 ? refuse('no-room', { team }) : refuse('team-full', { room })

export const teamNumbers = ({ settings, evenTeams }: Game): number[] =>
  Array.from({ length: evenTeams ?? settings.maxTeams }, (_, index) => index + 1)

export const isWindowTeam = (team: number) => team <= 2

/**
 * [W-2] Teams 1 and 2 pick from the first arrivals; the others from later arrivals, and from all once 1 and 2
 * are full. With even teams every place must be filled, so teams 1 and 2 may pick anyone once no one in the
 * window is free. [W-4] From Play Ball on every team may pick anyone.
 */
export function mayDraft(game: Game, team: number, place: number): boolean {
  if (game.play) return true
  const inWindow = place < arrivalsWindow(game)
  if (isWindowTeam(team)) return inWindow || (game.evenTeams !== null && !isWindowFree(game))
  return !inWindow || (roomIn(game, 1) === 0 && roomIn(game, 2) === 0)
}

const isWindowFree = (game: Game): boolean =>
  unassigned(game).some(({ place }) => place < arrivalsWindow(game))

export const unassigned = (game: Game): { participant: Participant; place: number }[] =>
  game.participants
    .map((participant, place) => ({ participant, place }))
    .filter(({ participant: { id } }) => !teamOf(game, id) && !game.gone.includes(id))

/** [W-3] The participants whom a team may pick now, in arrival order. */
export const eligibleFor = (game: Game, team: number): string[] =>
  unassigned(game)
    .filter(({ place }) => mayDraft(game, team, place))
    .map(({ participant }) => participant.id)

const hasStarted = (game: Game): boolean =>
  sheetOf(game, 1).captain !== null && sheetOf(game, 2).captain !== null

const canStillDraft = (game: Game, team: number): boolean =>
  roomIn(game, team) > 0 && eligibleFor(game, team).length > 0

/**
 * [K-4] The team at turn; a team with no one to pick is skipped. Null before two captains and after the last
 * pick.
 */
export const draftTurn = (game: Game): number | null => (hasStarted(game) ? turnOf(game) : null)

/** [K-5] The team at turn when drafting by hand: the same order, without the need for captains. */
export const manualTurn = (game: Game): number | null => turnOf(game)

function turnOf(game: Game): number | null {
  const open = teamNumbers(game).filter((team) => canStillDraft(game, team))
  return isOneAtATime(game)
    ? smallestOf(game, open)
    : (open.find((team) => !game.drafted.includes(team)) ?? null)
}

const isOneAtATime = ({ settings }: Game): boolean => settings.draftOrder !== 'team_by_team'

/**
 * [K-9] One player at a time: the smallest team that may still pick is next, the lower number first.
 * [K-15] In snake order every second round begins with the higher number: 1, 2, 2, 1.
 */
function smallestOf(game: Game, open: readonly number[]): number | null {
  const size = (team: number) => sheetOf(game, team).players.length
  const smallest = Math.min(...open.map(size))
  const next = open.filter((team) => size(team) === smallest)
  return (isWayBack(game, next) ? next.at(-1) : next[0]) ?? null
}

/** A captain is not picked, so the first round is the one after the armbands. */
function isWayBack(game: Game, next: readonly number[]): boolean {
  const { captain, players } = sheetOf(game, next[0] ?? 1)
  const round = players.length - (captain === null ? 0 : 1)
  return game.settings.draftOrder === 'snake' && round % 2 === 1
}

export const maxPicksAtOnce = (game: Game, team: number): number =>
  isOneAtATime(game) ? Math.min(1, roomIn(game, team)) : roomIn(game, team)

export type DraftRefusal =
  | 'unknown-team'
  | 'nobody-selected'
  | 'not-arrived'
  | 'gone-home'
  | 'player-taken'
  | 'outside-window'
  | 'team-full'
  | 'no-room'
type SelectRefusal =
  | DraftRefusal
  | 'draft-not-started'
  | 'drafting-over'
  | 'not-your-turn'
  | 'team-without-captain'
  | 'one-at-a-time'
type DraftPick = { team: number; ids: readonly string[] }

/** [K-6] A captain's pick: on their team's turn, arrived, free, inside the window, and no more than there is room for. */
export function selectPlayers(game: Game, pick: DraftPick): Result<Events, SelectRefusal> {
  if (!teamNumbers(game).includes(pick.team)) return refuse('unknown-team', { max: teamNumbers(game).length })
  if (!hasStarted(game)) return refuse('draft-not-started')
  const turn = draftTurn(game)
  if (turn === null) return refuse('drafting-over')
  if (turn !== pick.team) return refuse('not-your-turn', { team: turn })
  if (sheetOf(game, pick.team).captain === null) return refuse('team-without-captain', { team: pick.team })
  if (isOneAtATime(game) && new Set(pick.ids).size > 1) return refuse('one-at-a-time')
  return draftInto(game, pick, 'captain')
}

/** The person who drafts. An organiser acts for every team, a captain (a participant id) for their own. */
export interface Drafter {
  isOrganiser: boolean
  id: string | null
}

/** [K-6] Picks for several teams, all or none. A captain who picks for another team is refused. */
export const selectPlayersByTeam = (
  game: Game,
  picks: readonly DraftPick[],
  by: Drafter,
): Result<Events, 'not-allowed' | SelectRefusal> =>
  picks.length === 0
    ? refuse('nobody-selected')
    : decideAll(
        game,
        picks,
        (state, pick): Result<Events, 'not-allowed' | SelectRefusal> =>
          by.isOrganiser || (by.id !== null && sheetOf(state, pick.team).captain === by.id)
            ? selectPlayers(state, pick)
            : refuse('not-allowed'),
      )

/** [K-7] Drafting by hand, for any team, within the same window and size. All picks or none. */
export const assignTeams = (game: Game, picks: readonly DraftPick[]): Result<Events, DraftRefusal> =>
  picks.length === 0
    ? refuse('nobody-selected')
    : decideAll(game, picks, (state, pick) => draftInto(state, pick, 'hand'))

export function draftInto(
  game: Game,
  { team, ids }: DraftPick,
  by: 'captain' | 'hand',
): Result<Events, DraftRefusal> {
  const chosen = [...new Set(ids)]
  if (!teamNumbers(game).includes(team)) return refuse('unknown-team', { max: teamNumbers(game).length })
  if (chosen.length === 0) return refuse('nobody-selected')
  for (const id of chosen) {
    const place = game.participants.findIndex((participant) => participant.id === id)
    if (place < 0) return refuse('not-arrived', { participant: id })
    if (game.gone.includes(id)) return refuse('gone-home', { participant: id })
    const ownTeam = teamOf(game, id)
    if (ownTeam) return refuse('player-taken', { participant: id, team: ownTeam.number })
    if (!mayDraft(game, team, place)) return refuse('outside-window', { window: arrivalsWindow(game) })
  }
  const room = roomIn(game, team)
  return chosen.length > room ? refuseForRoom(room, team) : ok([{ type: 'drafted', team, ids: chosen, by }])
}

/** [B-1] Play Ball: needs two teams with players. Repeating it changes nothing. */
export function playBall(game: Game, { at }: { at: number }): Result<Events, 'too-few-teams'> {
  if (game.play) return ok([])
  return teamsWithPlayers(game).length >= 2 ? ok([{ type: 'play-began', at }]) : refuse('too-few-teams')
}
