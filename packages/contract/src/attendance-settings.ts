import { PLACES_BOUNDS } from '@turnout/rules/attendance'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Cost } from './wire/cost.ts'
import { integerWithin } from './wire/integer.ts'

/** Whether a group asks who comes: not at all, without a limit, or with places and a waiting list. */
export const ATTENDANCE_MODES = ['off', 'who_comes', 'limited'] as const
export type AttendanceMode = (typeof ATTENDANCE_MODES)[number]

const Places = integerWithin(PLACES_BOUNDS, 'At least 2 places.', 'At most 200 places.')

export const AttendanceSettings = model('AttendanceSettings', {
  mode: z.enum(ATTENDANCE_MODES),
  /** Null: two full teams for each pair of teams, as the group is set up. Only in mode `limited`. */
  places: Places.nullable(),
  /** How many a game needs; null for any number. */
  minimum: integerWithin(PLACES_BOUNDS, 'At least 2 people.', 'At most 200 people.').nullable(),
  guests_allowed: z.boolean(),
  /** A person with two late drop-outs or no-shows in five games waits behind the others once. */
  fair_places: z.boolean(),
  /** What a game costs each person; null for nothing. Games that are over keep what they cost. */
  cost: Cost.nullable(),
  /** Whether anyone finds the games with free places among the events. */
  strangers_may_find: z.boolean(),
})
export type AttendanceSettings = z.output<typeof AttendanceSettings>

export const CurrentSettings = AttendanceSettings.extend({
  /** False in a group that is older than this setting, until an admin chooses. */
  is_chosen: z.boolean(),
}).meta({ id: 'CurrentAttendanceSettings' })
export type CurrentSettings = z.output<typeof CurrentSettings>

export const getAttendanceSettings = endpoint(
  'getAttendanceSettings',
  'GET /sport-groups/:groupId/attendance-settings',
  {
    summary: 'How the group asks who comes.',
    reply: CurrentSettings,
    problems: ['group-not-found'],
  },
)

export const changeAttendanceSettings = endpoint(
  'changeAttendanceSettings',
  'PUT /sport-groups/:groupId/attendance-settings',
  {
    summary: 'Change how the group asks who comes. Games that are to come follow at once. For admins.',
    /** Fields that are left out stay as they are. */
    body: z.strictObject({
      ...AttendanceSettings.shape,
      cost: Cost.nullable().optional(),
      strangers_may_find: z.boolean().optional(),
    }),
    reply: CurrentSettings,
    problems: ['group-not-found', 'too-few-places'],
  },
)
