import type { GameDay, GameDayPlayer, ManualParticipant } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { applySettings } from '@turnout/rules/arrival'
import { absenceAt, checkInOpensAt, sessionForCheckIn } from '@turnout/rules/calendar'
import { isOver } from '@turnout/rules/clock'
import { closedAt } from '@turnout/rules/closing'
import { isCup } from '@turnout/rules/cup/cup-play'
import type { CupOptions } from '@turnout/rules/cup/run-cup'
import { fewestTeams } from '@turnout/rules/cup/time-plan'
import { weekdayOf } from '@turnout/rules/dates'
import { placesIn, teamNumbers } from '@turnout/rules/draft'
import { fullName } from '@turnout/rules/full-name'
import { currentMatch, evolve, type Game, INITIAL_GAME, teamOf, teamsWithPlayers } from '@turnout/rules/game'
import { borrowerOf, currentLoans } from '@turnout/rules/lineup'
import { sideOf } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import { type GamePerson, settingsOf } from '../game/public.ts'
import { localDate, nextSession, presentGame, timeOfDay, venueOn } from '../groups/public.ts'
import { wireMembership } from '../members/public.ts'
import type { SessionAnswer } from '../scheduled-games/public.ts'
import { type PeopleById, presentDraft } from './present-draft.ts'
import type { Today } from './today.ts'

export type TeamIdsByNumber = ReadonlyMap<number, string>

/** The game as the next command finds it; before the first arrival, an empty game with the group's settings. */
export function currentGame({ gameRow, group, session, now }: Omit<Today, 'viewer' | 'begun'>): Game {
  if (!session) return INITIAL_GAME
  const settings = settingsOf(group, session)
  if (!gameRow || gameRow.version === 0) return { ...INITIAL_GAME, settings }
  return applySettings(gameRow.evening, settings, now).reduce(evolve, gameRow.evening)
}

export function presentTeams(game: Game, people: PeopleById, ids: TeamIdsByNumber): Team[] {
  const match = currentMatch(game)
  return game.teams.map(({ number, captain, players }) => {
    const side = match && sideOf(match, number)
    return {
      id: ids.get(number) ?? '',
      name: teamName(number),
      team_number: number,
      player_count: players.length,
      captain_id: captain,
      captain_name: captain === null ? null : (people.get(captain)?.name ?? null),
      score: match && side ? match.score[side] : 0,
    }
  })
}

/** [I16] Game day and the live match compare this hash, to see whether they show the same teams. */
export function teamsHash(game: Pick<Game, 'teams' | 'play' | 'gone'>): string {
  const teams = game.teams.map(({ number, players }) => [number, players])
  return sha256(JSON.stringify([teams, currentLoans(game), game.gone])).slice(0, 12)
}

/** What the reply needs besides `Today`. */
interface GameDayContext {
  userId: string
  people: PeopleById
  ids: TeamIdsByNumber
  takeBack: GameDay['take_back']
  redo: GameDay['redo']
  plannedCup: CupOptions | null
  cancelled: GameDay['cancelled']
}

export function presentGameDay(
  today: Today,
  { userId, people, ids, takeBack, redo, plannedCup, cancelled }: GameDayContext,
): GameDay {
  const { now, group, session, gameRow, viewer } = today
  const game = currentGame(today)
  const closed = gameRow && closedAt(game, now)
  const date = session?.date ?? localDate(group.timeZone, now)
  const venue = venueOn(group, session?.date)
  return {
    group_id: group.id,
    group_name: group.name,
    sports_type: group.sportsType,
    venue_name: venue.name,
    time_zone: group.timeZone,
    day: weekdayOf(date),
    date,
    game_start_time: session ? timeOfDay(group.timeZone, session.startsAt) : group.gameStartTime,
    game_end_time: session ? timeOfDay(group.timeZone, session.endsAt) : group.gameEndTime,
    starts_at: session?.startsAt ?? null,
    ends_at: session?.endsAt ?? null,
    check_in_opens_at: session && checkInOpensAt(session),
    max_teams: gameRow ? teamNumbers(game).length : group.maxTeams,
    max_players_per_team: gameRow ? placesIn(game, 1) : group.maxPlayersPerTeam,
    is_playing_day: session !== null,
    cancelled,
    check_in_enabled: closed === null && sessionForCheckIn(session, now).ok,
    venue_latitude: venue.latitude,
    venue_longitude: venue.longitude,
    venue_radius: group.venueRadius,
    current_game_id: gameRow?.id ?? null,
    current_user_membership: wireMembership(viewer.standing),
    can: {
      check_in: may.checkIn(viewer),
      check_in_guests: may.checkInGuests(viewer),
      name_captains: may.nameCaptains(viewer),
      draft_by_hand: may.draftByHand(viewer),
      play_ball: may.playBall(viewer),
    },
    my_player: presentOwnPlayer(game, people, userId),
    arrived_count: game.participants.length,
    version: gameRow?.version ?? 0,
    teams: presentTeams(game, people, ids),
    squads: teamsHash(game),
    draft: presentDraft(game, people, { withSizes: may.draftByHand(viewer), isClosed: closed !== null }),
    take_back: takeBack,
    redo,
    has_play_begun: game.play !== null,
    has_cup: game.play !== null && isCup(game.play.format),
    planned_cup_teams: plannedCup && fewestTeams(plannedCup),
    is_closed: closed !== null,
    closed_at: closed,
    is_over: session !== null && isOver(game, now),
    can_play_ball: closed === null && session !== null && teamsWithPlayers(game).length >= 2,
    next_game: presentNextGame(today, closed !== null),
  }
}

/** The next game, once today's is over and not under way (D-8), also if an organiser ended it early. */
function presentNextGame(
  { group, startedGames: begun, session, now }: Today,
  isClosed: boolean,
): GameDay['next_game'] {
  const next = nextSession(group, isClosed && session ? Math.max(now, session.endsAt) : now, begun)
  if (!next || (session && next.date <= session.date)) return null
  return presentGame(group, next)
}

function presentOwnPlayer(game: Game, people: PeopleById, userId: string): GameDay['my_player'] {
  const own = game.participants.find(({ id }) => people.get(id)?.userId === userId)
  if (!own) return null
  return {
    ...{ id: own.id, arrival_number: own.no, arrival_time: own.at },
    team: teamOf(game, own.id)?.number ?? null,
    plays_for: borrowerOf(game, own.id),
    has_gone: game.gone.includes(own.id),
  }
}

export interface Member {
  membershipId: string
  userId: string
  firstName: string
  lastName: string
}

interface PlayersContext extends Pick<Today, 'session' | 'now'> {
  /** Null if the group does not ask its members who comes. */
  answers: ((userId: string) => SessionAnswer) | null
  withMethod: boolean
}

const EXPECTED_ORDER = ['going', 'waiting', null, 'not_going'] as const

/** Arrivals in their order, then the others: in, waiting, no answer, out; each of these by name. */
export function presentPlayers(
  game: Game,
  people: PeopleById,
  members: readonly Member[],
  { session, now, answers, withMethod }: PlayersContext,
): GameDayPlayer[] {
  const withAnswer = (player: GameDayPlayer): GameDayPlayer => {
    const given = answers?.(player.user_id)
    return given ? { ...player, answer: given.answer, coming_guests: given.guests } : player
  }
  const arrived = game.participants
    .filter(({ guest }) => !guest)
    .flatMap(({ id }) => presentArrived(game, people, id, { withMethod }) ?? [])
  const notHere = members
    .filter(({ membershipId }) => !game.participants.some(({ id }) => id === membershipId))
    .map(({ membershipId, userId, firstName, lastName }): GameDayPlayer => {
      const isOut = answers?.(userId).answer === 'not_going'
      return {
        id: membershipId,
        name: fullName(firstName, lastName),
        status: session ? absenceAt(session, now, isOut) : 'expected',
        arrival_time: null,
        arrival_number: null,
        is_captain: false,
        team: null,
        has_gone: false,
        user_id: userId,
      }
    })
    .map(withAnswer)
  const byName = new Intl.Collator('en').compare
  const rank = ({ answer }: GameDayPlayer) => EXPECTED_ORDER.indexOf(answer ?? null)
  return [...arrived.map(withAnswer), ...notHere.sort((a, b) => rank(a) - rank(b) || byName(a.name, b.name))]
}

/** How they checked in is shown only to organisers. */
export function presentArrived(
  game: Game,
  people: PeopleById,
  id: string,
  { withMethod }: { withMethod: boolean },
): GameDayPlayer | null {
  const participant = game.participants.find((candidate) => candidate.id === id)
  const person = people.get(id)
  if (!participant || !person?.userId) return null
  const team = teamOf(game, id)
  return {
    id,
    name: person.name,
    status: 'arrived',
    arrival_time: participant.at,
    arrival_number: participant.no,
    is_captain: team?.captain === id,
    team: team?.number ?? null,
    has_gone: game.gone.includes(id),
    user_id: person.userId,
    ...(withMethod && { arrived_by: arrivalMethod(person) }),
  }
}

const arrivalMethod = ({ row: { method } }: GamePerson): GameDayPlayer['arrived_by'] =>
  method === 'guest' ? null : method

/** Guests in the order of their arrival; contacts only for organisers. */
export function presentGuests(
  game: Game,
  people: PeopleById,
  { contacts }: { contacts: boolean },
): ManualParticipant[] {
  return game.participants
    .filter(({ guest }) => guest)
    .map(({ id, no, at }) => {
      const person = people.get(id)
      const team = teamOf(game, id)
      return {
        id,
        name: person?.name ?? '',
        ...(contacts && { email: person?.row.guestEmail ?? null, phone: person?.row.guestPhone ?? null }),
        team: team?.number ?? null,
        has_gone: game.gone.includes(id),
        is_captain: team?.captain === id,
        arrival_number: no,
        created_at: at,
      }
    })
}
