import { MAX_GUESTS } from '@turnout/rules/attendance'
import * as z from 'zod'
import { ATTENDANCE_MODES } from './attendance-settings.ts'
import { endpoint, model } from './endpoint.ts'
import { MovedDate, NewDate } from './scheduled-dates.ts'
import { UpcomingGame } from './upcoming-game.ts'
import { AttendancePerson, Comer, MyAnswer } from './wire/attendance.ts'
import { Cost } from './wire/cost.ts'
import { personName } from './wire/name.ts'
import { line } from './wire/text.ts'

/** One session of a group that is to come: its hours, whether it takes place, and how many come. */
export const ScheduledGame = model('ScheduledGame', {
  id: z.uuid(),
  group_id: z.uuid(),
  group_name: z.string(),
  sports_type: z.string(),
  ...UpcomingGame.shape,
  time_zone: z.string(),
  venue_name: z.string(),
  venue_address: z.string(),
  /** Where to find it on a map. Absent in answers of older servers, as is the longitude. */
  venue_latitude: z.number().optional(),
  venue_longitude: z.number().optional(),
  /** Played at another venue than the group's, this once. */
  is_elsewhere: z.boolean(),
  state: z.enum(['planned', 'moved', 'cancelled', 'over']),
  /** The weekly date and hours that a moved game would have had; null for any other, and for one that was added. */
  moved_from: z.object({ date: z.string(), start_time: z.string(), end_time: z.string() }).nullable(),
  /** Why it is cancelled, if the organiser gave a reason. */
  reason: z.string().nullable(),
  mode: z.enum(ATTENDANCE_MODES),
  places: z.number().int().nullable(),
  minimum: z.number().int().nullable(),
  guests_allowed: z.boolean(),
  /** What it costs each person; null for nothing. */
  cost: Cost.nullable(),
  /** Whether the spares can be called: not asked yet, or organisers were notified that too few are in. */
  can_call_spares: z.boolean(),
  going_count: z.number().int(),
  waiting_count: z.number().int(),
  not_going_count: z.number().int(),
  /** A cup is planned for it, which begins with Play Ball. Absent in answers of older servers. */
  has_planned_cup: z.boolean().optional(),
  my_answer: MyAnswer,
  can_manage: z.boolean(),
})
export type ScheduledGame = z.output<typeof ScheduledGame>

export const ScheduledGameDetails = ScheduledGame.extend({
  going: z.array(Comer),
  waiting: z.array(Comer),
  not_going: z.array(AttendancePerson.extend({ answered_by_admin: z.boolean() })),
  unanswered: z.array(AttendancePerson.extend({ is_spare: z.boolean() })),
}).meta({ id: 'ScheduledGameDetails' })
export type ScheduledGameDetails = z.output<typeof ScheduledGameDetails>

const NOT_FOUND = ['group-not-found', 'scheduled-game-not-found'] as const
const ANSWER_PROBLEMS = ['answers-off', 'game-over', 'game-cancelled'] as const

export const listScheduledGames = endpoint(
  'listScheduledGames',
  'GET /sport-groups/:groupId/scheduled-games',
  {
    summary:
      'The sessions of the next 14 days and all changed dates after them, cancelled ones among them, the next one first.',
    reply: z.array(ScheduledGame),
    problems: ['group-not-found'],
  },
)

export const listMyScheduledGames = endpoint('listMyScheduledGames', 'GET /users/me/scheduled-games', {
  summary: 'The sessions of the next 14 days in all groups of this person, the next one first.',
  reply: z.array(ScheduledGame),
})

export const getScheduledGame = endpoint(
  'getScheduledGame',
  'GET /sport-groups/:groupId/scheduled-games/:gameId',
  {
    summary: 'One session: who is in, who waits, who is out and who has not answered.',
    reply: ScheduledGameDetails,
    problems: NOT_FOUND,
  },
)

export const answerScheduledGame = endpoint(
  'answerScheduledGame',
  'PUT /sport-groups/:groupId/scheduled-games/:gameId/answer',
  {
    summary: 'In or out, until the end of the session. Admins may answer for a member.',
    body: z.strictObject({
      answer: z.enum(['going', 'not_going']),
      /** All guests of this person by name; left out, they stay as they are. */
      guests: z.array(personName('Guest name', 80)).max(MAX_GUESTS).optional(),
      /** Left out, it stays as it is; at first true. */
      at_short_notice: z.boolean().optional(),
      /** A member to answer for; for admins. */
      user_id: z.uuid().optional(),
    }),
    reply: ScheduledGame,
    problems: [...NOT_FOUND, ...ANSWER_PROBLEMS, 'too-many-guests', 'guests-off', 'member-not-found'],
  },
)

export const acceptPlace = endpoint(
  'acceptPlace',
  'POST /sport-groups/:groupId/scheduled-games/:gameId/accept-place',
  {
    summary:
      'Take a place that is offered at short notice, for oneself or else for a guest. The first to accept has it.',
    reply: ScheduledGame,
    problems: [...NOT_FOUND, ...ANSWER_PROBLEMS, 'not-waiting', 'place-taken'],
  },
)

export const callSpares = endpoint(
  'callSpares',
  'POST /sport-groups/:groupId/scheduled-games/:gameId/call-spares',
  {
    summary: 'Ask the spares without an answer: once a game, once more with too few in. For admins.',
    reply: ScheduledGame,
    problems: [...NOT_FOUND, 'answers-off', 'game-cancelled', 'game-begun', 'spares-asked'],
  },
)

export const cancelScheduledGame = endpoint(
  'cancelScheduledGame',
  'POST /sport-groups/:groupId/scheduled-games/:gameId/cancel',
  {
    summary: 'Cancel one date, with a reason, or without: left out or empty. For admins.',
    body: z.strictObject({ reason: line('Reason', 200, 0).optional() }),
    reply: ScheduledGame,
    problems: [...NOT_FOUND, 'game-cancelled', 'game-begun'],
  },
)

export const restoreScheduledGame = endpoint(
  'restoreScheduledGame',
  'POST /sport-groups/:groupId/scheduled-games/:gameId/restore',
  {
    summary: 'A cancelled date takes place after all, with the answers it had. For admins.',
    reply: ScheduledGame,
    problems: [...NOT_FOUND, 'not-cancelled', 'game-over', 'date-taken'],
  },
)

export const moveScheduledGame = endpoint(
  'moveScheduledGame',
  'POST /sport-groups/:groupId/scheduled-games/:gameId/move',
  {
    summary: 'Other hours, another day or another venue for one date; it keeps its answers. For admins.',
    body: MovedDate,
    reply: ScheduledGame,
    problems: [...NOT_FOUND, 'game-cancelled', 'game-begun', 'date-taken', 'in-the-past', 'too-far-ahead'],
  },
)

export const addScheduledGame = endpoint('addScheduledGame', 'POST /sport-groups/:groupId/scheduled-games', {
  summary: 'A game on one more date. For admins.',
  body: NewDate,
  reply: ScheduledGame,
  status: 201,
  problems: [...NOT_FOUND, 'date-taken', 'date-moved', 'date-cancelled', 'in-the-past', 'too-far-ahead'],
})
