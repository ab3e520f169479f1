import * as z from 'zod'
import { CupChoice, CupSettings } from './cups.ts'
import { endpoint, model } from './endpoint.ts'
import { Instant } from './wire/time.ts'

/** The cup of a game to come, before its teams are there; it begins with Play Ball. */
export const PlannedCup = model('PlannedCup', {
  game_id: z.uuid(),
  group_name: z.string(),
  date: z.string(),
  /** HH:MM by the clock at the venue. */
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  /** Null while none is planned. */
  settings: CupSettings.nullable(),
  /** People who have arrived or, before the first of them, who are in, guests among them. */
  people: z.number().int(),
  /** How many teams these people make; all of the group's while no one is in. */
  expected_teams: z.number().int(),
  max_teams: z.number().int(),
  /** Of the group's other matches, in seconds. */
  duration_s: z.number().int(),
  /** The time that is left for it: from now, or from the start of the session, to its end. */
  session: z.object({ starts_at: Instant, ends_at: Instant, changeover_s: z.number().int() }),
  /** Play Ball has not been pressed, and the game is neither over nor cancelled. */
  is_open: z.boolean(),
})
export type PlannedCup = z.output<typeof PlannedCup>

export const getPlannedCup = endpoint(
  'getPlannedCup',
  'GET /sport-groups/:groupId/scheduled-games/:gameId/cup',
  {
    summary: 'The cup that is planned for a game to come, and what its times count on.',
    reply: PlannedCup,
    problems: ['group-not-found', 'scheduled-game-not-found'],
  },
)

export const planCupAhead = endpoint(
  'planCupAhead',
  'PUT /sport-groups/:groupId/scheduled-games/:gameId/cup',
  {
    summary:
      'Plan the cup of a game to come, until Play Ball, with which it begins; null gives it up. For admins.',
    body: CupChoice,
    reply: PlannedCup,
    problems: [
      'group-not-found',
      'scheduled-game-not-found',
      'game-cancelled',
      'game-over',
      'play-begun',
      'other-plan',
    ],
  },
)
