import type { GameDay, GameDayPlayer, ManualParticipant } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { teamName } from '@turnout/rules/words'

export const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+01:00`)

/** The game after Tuesday's game. */
export const THURSDAY = {
  date: '2026-06-11',
  starts_at: at('19:00') + 2 * 86_400_000,
  ends_at: at('21:00') + 2 * 86_400_000,
  start_time: '19:00',
  end_time: '21:00',
}

/** A Tuesday game for Ben, a member who has not arrived. */
export function aGameDay(overrides: Partial<GameDay> = {}): GameDay {
  return {
    group_id: 'group',
    group_name: 'Canal Side Kickabout',
    sports_type: 'football',
    venue_name: 'Weaver Street',
    time_zone: 'Europe/London',
    day: 'TUESDAY',
    date: '2026-06-09',
    game_start_time: '19:00',
    game_end_time: '21:00',
    starts_at: at('19:00'),
    ends_at: at('21:00'),
    check_in_opens_at: at('18:00'),
    max_teams: 4,
    max_players_per_team: 4,
    is_playing_day: true,
    check_in_enabled: true,
    venue_latitude: 51.535,
    venue_longitude: -0.0575,
    venue_radius: 150,
    current_game_id: null,
    current_user_membership: { is_member: true, is_pending: false, role: 'member', is_creator: false },
    can: {
      check_in: true,
      check_in_guests: false,
      name_captains: false,
      draft_by_hand: false,
      play_ball: false,
    },
    my_player: null,
    arrived_count: 0,
    version: 0,
    teams: [],
    squads: 'nobody',
    draft: {
      order: 'team_by_team',
      window: 10,
      turn: null,
      manual_turn: null,
      turns: [],
      next_captain: null,
      starting_captains: [],
      pass_to: [],
      eligible_ids: [],
      manual_eligible_ids: [],
      room: 0,
      places: [4, 4, 4, 4],
      sizes: null,
      at_once: 0,
      can_auto_assign: false,
      sits_out: [],
    },
    take_back: null,
    redo: null,
    has_play_begun: false,
    has_cup: false,
    is_closed: false,
    closed_at: null,
    is_over: false,
    can_play_ball: false,
    next_game: null,
    ...overrides,
  }
}

/** The permissions of Ada, an admin. */
export const ALL_PERMISSIONS: GameDay['can'] = {
  check_in: true,
  check_in_guests: true,
  name_captains: true,
  draft_by_hand: true,
  play_ball: true,
}

export const myPlayer = (id: string, team: number | null = null): GameDay['my_player'] => ({
  id,
  arrival_number: 1,
  arrival_time: at('18:05'),
  team,
})

export const team = (number: number, captain: string | null, players = 1): Team => ({
  id: `team-${number}`,
  name: teamName(number),
  team_number: number,
  player_count: players,
  captain_id: captain,
  captain_name: captain && `${captain} Okafor`,
  score: 0,
})

/** A draft in which it is the turn of this team. */
export const draftState = (turn: number, eligible: string[] = ['Isla']): GameDay['draft'] => ({
  ...aGameDay().draft,
  turn,
  turns: [1, 2, 3, 4].filter((team) => team >= turn),
  eligible_ids: eligible,
  room: 3,
  at_once: 3,
})

export const player = (
  name: string,
  number: number | null,
  overrides: Partial<GameDayPlayer> = {},
): GameDayPlayer => ({
  id: name,
  name: `${name} Okafor`,
  status: number === null ? 'expected' : 'arrived',
  arrival_time: number === null ? null : at('18:00') + number * 60_000,
  arrival_number: number,
  is_captain: false,
  team: null,
  has_gone: false,
  user_id: `user-${name}`,
  ...overrides,
})

export const guest = (name: string, number: number): ManualParticipant => ({
  id: name,
  name,
  team: null,
  has_gone: false,
  is_captain: false,
  arrival_number: number,
  created_at: at('18:00') + number * 60_000,
})
