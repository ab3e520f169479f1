import { WEEKDAYS } from '@turnout/rules/words'
import * as z from 'zod'
import { CheckInBody } from './check-in-body.ts'
import { Draft } from './draft.ts'
import { endpoint, model } from './endpoint.ts'
import { TakeBack } from './last-command.ts'
import { Membership } from './membership.ts'
import { GAME_DAY_PROBLEMS, Team } from './teams.ts'
import { UpcomingGame } from './upcoming-game.ts'
import { personName } from './wire/name.ts'
import { Message } from './wire/reply.ts'
import { email, phone } from './wire/text.ts'
import { Instant } from './wire/time.ts'

export const GameDay = model('GameDay', {
  group_id: z.uuid(),
  group_name: z.string(),
  sports_type: z.string(),
  venue_name: z.string(),
  time_zone: z.string(),
  day: z.enum(WEEKDAYS),
  date: z.string(),
  game_start_time: z.string(),
  game_end_time: z.string(),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  check_in_opens_at: Instant.nullable(),
  max_teams: z.number().int(),
  max_players_per_team: z.number().int(),
  is_playing_day: z.boolean(),
  /** Set when today's game is cancelled; otherwise null, absent in older answers. */
  cancelled: z.object({ reason: z.string().nullable() }).nullable().optional(),
  check_in_enabled: z.boolean(),
  venue_latitude: z.number(),
  venue_longitude: z.number(),
  venue_radius: z.number().int(),
  current_game_id: z.uuid().nullable(),
  current_user_membership: Membership,
  /** What this person may do here, by the same table that decides on the server. */
  can: z.object({
    check_in: z.boolean(),
    check_in_guests: z.boolean(),
    name_captains: z.boolean(),
    draft_by_hand: z.boolean(),
    play_ball: z.boolean(),
  }),
  /** This person in the game, once arrived. */
  my_player: z
    .object({
      id: z.uuid(),
      arrival_number: z.number().int(),
      arrival_time: Instant,
      team: z.number().int().nullable(),
      /**
       * The team they are lent to for its next match, or the one that is on. Absent in older answers, as is
       * `has_gone`.
       */
      plays_for: z.number().int().nullable().optional(),
      has_gone: z.boolean().optional(),
    })
    .nullable(),
  arrived_count: z.number().int(),
  version: z.number().int(),
  teams: z.array(Team),
  /** Changes when a player is drafted, moved, lent or goes home. */
  squads: z.string(),
  draft: Draft,
  /** The last command of the draft and its last undo, while it may be taken back or redone; for organisers. */
  ...{ take_back: TakeBack.nullable(), redo: TakeBack.nullable() },
  has_play_begun: z.boolean(),
  /** A cup is planned or played in this game. */
  has_cup: z.boolean(),
  /**
   * How many teams the planned cup needs; null without one and after Play Ball, absent in older answers.
   */
  planned_cup_teams: z.number().int().nullable().optional(),
  /** Ended by an organiser, or closed by the clock. */
  is_closed: z.boolean(),
  closed_at: Instant.nullable(),
  /** Closed, or its session has ended and nothing is under way (D-10). */
  is_over: z.boolean(),
  can_play_ball: z.boolean(),
  /** The session after this one, if there is none today or it is over. */
  next_game: UpcomingGame.nullable(),
})
export type GameDay = z.output<typeof GameDay>

export const GameDayPlayer = model('GameDayPlayer', {
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['arrived', 'expected', 'delayed', 'absent']),
  arrival_time: Instant.nullable(),
  /** Place in the order of all arrivals, guests included, from 1. */
  arrival_number: z.number().int().nullable(),
  is_captain: z.boolean(),
  team: z.number().int().nullable(),
  has_gone: z.boolean(),
  user_id: z.uuid(),
  /** How they checked in; only for people who run the game, absent for everyone else. */
  arrived_by: z.enum(['position', 'code', 'admin']).nullable().optional(),
  /** Their answer before the game; absent where the group does not ask, and in the reply to a check-in. */
  answer: z.enum(['going', 'waiting', 'not_going']).nullable().optional(),
  /** How many announced guests with a place they bring; absent in the same cases. */
  coming_guests: z.number().int().optional(),
})
export type GameDayPlayer = z.output<typeof GameDayPlayer>

export const ManualParticipant = model('ManualParticipant', {
  id: z.uuid(),
  name: z.string(),
  /** Only for people who run the game; absent for everyone else. */
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  team: z.number().int().nullable(),
  has_gone: z.boolean(),
  is_captain: z.boolean(),
  arrival_number: z.number().int(),
  created_at: Instant,
})
export type ManualParticipant = z.output<typeof ManualParticipant>

export const getGameDay = endpoint('getGameDay', 'GET /games/game-day/:groupId', {
  summary: 'Today at the venue: is it a playing day, is check-in open, how far is the draft.',
  reply: GameDay,
  problems: ['group-not-found'],
})

export const listPlayers = endpoint('listPlayers', 'GET /games/game-day/:groupId/players', {
  summary:
    'Every member and whether they have arrived; arrivals first, in their order, then those who are in, have not answered, and are out.',
  reply: z.array(GameDayPlayer),
  problems: ['group-not-found'],
})

export const listManualParticipants = endpoint(
  'listManualParticipants',
  'GET /games/game-day/:groupId/manual-participants',
  {
    summary: 'The guests of today, in arrival order.',
    reply: z.array(ManualParticipant),
    problems: ['group-not-found'],
  },
)

const SESSION_PROBLEMS = ['not-playing-day', 'game-cancelled', 'check-in-not-open', 'check-in-over'] as const
const CHECK_IN_PROBLEMS = ['group-not-found', 'game-closed', ...SESSION_PROBLEMS] as const

export const checkIn = endpoint('checkIn', 'POST /games/game-day/:groupId/check-in', {
  summary:
    'Check in by position or by the venue code. The server measures the distance and keeps no coordinates.',
  body: CheckInBody,
  reply: z.object({ message: z.string(), player: GameDayPlayer }),
  problems: [...CHECK_IN_PROBLEMS, 'not-at-venue', 'wrong-venue-code'],
})

export const checkInMember = endpoint(
  'checkInMember',
  'POST /games/game-day/:groupId/players/:playerId/check-in',
  {
    summary: 'An admin checks a member in whom the position failed.',
    reply: z.object({ message: z.string(), player: GameDayPlayer }),
    problems: [...CHECK_IN_PROBLEMS, 'member-not-found'],
  },
)

export const manualCheckIn = endpoint('manualCheckIn', 'POST /games/game-day/:groupId/manual-check-in', {
  summary: 'Check guests in, in the order given.',
  body: z
    .array(
      z.strictObject({
        name: personName('Player name', 80),
        email: z.union([email, z.literal('')]).nullish(),
        phone: z.union([phone, z.literal('')]).nullish(),
      }),
    )
    .min(1, 'Name at least one player.')
    .max(50, 'At most 50 players at once.'),
  reply: z.array(ManualParticipant),
  status: 201,
  problems: [...CHECK_IN_PROBLEMS],
})

export const removeParticipant = endpoint(
  'removeParticipant',
  'DELETE /games/game-day/:groupId/participants/:participantId',
  {
    summary: 'Take a person off the list before they have played.',
    reply: Message,
    problems: [...GAME_DAY_PROBLEMS, 'participant-not-found', 'team-has-played', 'last-of-called-team'],
  },
)

export const playBall = endpoint('playBall', 'POST /games/game-day/:groupId/play-ball', {
  summary: 'Open the live match. Pressed twice it answers the same.',
  reply: z.object({ message: z.string(), game_id: z.uuid() }),
  problems: [...GAME_DAY_PROBLEMS, 'too-few-teams'],
})
