import type { GameDay, GameDayPlayer, ManualParticipant } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { applySettings } from '@turnout/rules/arrival'
import { absenceAt, checkInOpensAt, sessionForCheckIn } from '@turnout/rules/calendar'
import { closedAt } from '@turnout/rules/closing'
import { currentMatch, evolve, type Game, INITIAL_GAME, teamOf, teamsWithPlayers } from '@turnout/rules/game'
import { sideOf } from '@turnout/rules/match'
import { may } from '@turnout/rules/membership'
import { teamName } from '@turnout/rules/words'
import { sha256 } from '../../platform/chance.ts'
import { type Person, settingsOf } from '../evening/public.ts'
import { localDate, nextSession, presentGame, timeOfDay, weekdayOf } from '../groups/public.ts'
import { wireMembership } from '../members/public.ts'
import { presentDraft } from './present-draft.ts'
import type { Today } from './today.ts'

export type People = ReadonlyMap<string, Person>
export type TeamIds = ReadonlyMap<number, string>

/** The evening as the next command finds it, or an empty one by the group's settings before anybody has arrived. */
export function eveningOf({ game, group, session, now }: Omit<Today, 'viewer' | 'begun'>): Game {
  if (!session) return INITIAL_GAME
  const settings = settingsOf(group, session)
  if (!game || game.version === 0) return { ...INITIAL_GAME, settings }
  return applySettings(game.evening, settings, now).reduce(evolve, game.evening)
}

export function presentTeams(evening: Game, people: People, ids: TeamIds): Team[] {
  const match = currentMatch(evening)
  return evening.teams.map(({ number, captain, players }) => {
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

/** [I16] Nothing but whether it is the same: game day and the live match know by it whether they speak of the same teams. */
export const markOf = ({ teams }: Pick<Game, 'teams'>): string =>
  sha256(JSON.stringify(teams.map(({ number, players }) => [number, players]))).slice(0, 12)

/** What the answer needs beside today itself. */
interface Seen {
  userId: string
  people: People
  ids: TeamIds
  takeBack: GameDay['take_back']
}

export function presentGameDay(today: Today, { userId, people, ids, takeBack }: Seen): GameDay {
  const { now, group, session, game, viewer } = today
  const evening = eveningOf(today)
  const closed = game && closedAt(evening, now)
  const date = session?.date ?? localDate(group.timeZone, now)
  return {
    group_id: group.id,
    group_name: group.name,
    sports_type: group.sportsType,
    venue_name: group.venueName,
    time_zone: group.timeZone,
    day: weekdayOf(date),
    date,
    game_start_time: session ? timeOfDay(group.timeZone, session.startsAt) : group.gameStartTime,
    game_end_time: session ? timeOfDay(group.timeZone, session.endsAt) : group.gameEndTime,
    starts_at: session?.startsAt ?? null,
    ends_at: session?.endsAt ?? null,
    check_in_opens_at: session && checkInOpensAt(session),
    max_teams: game ? evening.settings.maxTeams : group.maxTeams,
    max_players_per_team: game ? evening.settings.teamSize : group.maxPlayersPerTeam,
    is_playing_day: session !== null,
    check_in_enabled: closed === null && sessionForCheckIn(session, now).ok,
    venue_latitude: group.venueLatitude,
    venue_longitude: group.venueLongitude,
    venue_radius: group.venueRadius,
    current_game_id: game?.id ?? null,
    current_user_membership: wireMembership(viewer.standing),
    can: {
      check_in: may.checkIn(viewer),
      check_in_guests: may.checkInGuests(viewer),
      name_captains: may.nameCaptains(viewer),
      draft_by_hand: may.draftByHand(viewer),
      play_ball: may.playBall(viewer),
    },
    my_player: presentMine(evening, people, userId),
    arrived_count: evening.participants.length,
    version: game?.version ?? 0,
    teams: presentTeams(evening, people, ids),
    squads: markOf(evening),
    draft: presentDraft(evening, people),
    take_back: takeBack,
    has_play_begun: evening.play !== null,
    is_closed: closed !== null,
    closed_at: closed,
    can_play_ball: closed === null && session !== null && teamsWithPlayers(evening).length >= 2,
    next_game: presentNext(today, closed !== null),
  }
}

/** Named once today's is behind us, and nothing of it under way (D-8), also when an organiser ended it before its time. */
function presentNext({ group, begun, session, now }: Today, isClosed: boolean): GameDay['next_game'] {
  const next = nextSession(group, isClosed && session ? Math.max(now, session.endsAt) : now, begun)
  if (!next || (session && next.date <= session.date)) return null
  return presentGame(group, next)
}

function presentMine(evening: Game, people: People, userId: string): GameDay['my_player'] {
  const mine = evening.participants.find(({ id }) => people.get(id)?.userId === userId)
  if (!mine) return null
  const team = teamOf(evening, mine.id)?.number ?? null
  return { id: mine.id, arrival_number: mine.no, arrival_time: mine.at, team }
}

export interface Member {
  membershipId: string
  userId: string
  firstName: string
  lastName: string
}

/** Arrivals in their order, then whoever is still expected, by name. */
export function presentPlayers(
  evening: Game,
  people: People,
  members: readonly Member[],
  { session, now, doors }: Pick<Today, 'session' | 'now'> & { doors: boolean },
): GameDayPlayer[] {
  const arrived = evening.participants
    .filter(({ guest }) => !guest)
    .flatMap(({ id }) => presentArrived(evening, people, id, { doors }) ?? [])
  const status = session ? absenceAt(session, now) : 'expected'
  const missing = members
    .filter(({ membershipId }) => !evening.participants.some(({ id }) => id === membershipId))
    .map(
      ({ membershipId, userId, firstName, lastName }): GameDayPlayer => ({
        id: membershipId,
        name: `${firstName} ${lastName}`.trim(),
        status,
        arrival_time: null,
        arrival_number: null,
        is_captain: false,
        team: null,
        user_id: userId,
      }),
    )
  const byName = new Intl.Collator('en').compare
  return [...arrived, ...missing.sort((a, b) => byName(a.name, b.name))]
}

/** By which door they came in only for those who run the game. */
export function presentArrived(
  evening: Game,
  people: People,
  id: string,
  { doors }: { doors: boolean },
): GameDayPlayer | null {
  const participant = evening.participants.find((one) => one.id === id)
  const person = people.get(id)
  if (!participant || !person?.userId) return null
  const team = teamOf(evening, id)
  return {
    id,
    name: person.name,
    status: 'arrived',
    arrival_time: participant.at,
    arrival_number: participant.no,
    is_captain: team?.captain === id,
    team: team?.number ?? null,
    user_id: person.userId,
    ...(doors && { arrived_by: doorOf(person) }),
  }
}

const doorOf = ({ row: { method } }: Person): GameDayPlayer['arrived_by'] =>
  method === 'guest' ? null : method

/** Guests by their order; how to reach them only for those who run the game. */
export function presentGuests(
  evening: Game,
  people: People,
  { contacts }: { contacts: boolean },
): ManualParticipant[] {
  return evening.participants
    .filter(({ guest }) => guest)
    .map(({ id, no, at }) => {
      const person = people.get(id)
      const team = teamOf(evening, id)
      return {
        id,
        name: person?.name ?? '',
        ...(contacts && { email: person?.row.guestEmail ?? null, phone: person?.row.guestPhone ?? null }),
        team: team?.number ?? null,
        is_captain: team?.captain === id,
        arrival_number: no,
        created_at: at,
      }
    })
}
