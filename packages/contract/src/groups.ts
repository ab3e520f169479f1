import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import { parsePlayingDays } from '@turnout/rules/playing-days'
import { WEEKDAYS } from '@turnout/rules/words'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { MatchRules, PartialMatchRules } from './match-rules.ts'
import { Membership } from './membership.ts'
import { PlannedGame } from './upcoming-game.ts'
import { checkPosition, Degrees, NearestFirst, QueryDistance } from './wire/degrees.ts'
import { integerWithin } from './wire/integer.ts'
import { title } from './wire/name.ts'
import { Message, Paging } from './wire/reply.ts'
import { line, paragraphs } from './wire/text.ts'
import { TimeOfDay } from './wire/time.ts'

const PLAYING_DAYS_MESSAGES = {
  'no-playing-days': 'Pick at least one playing day.',
  'unknown-playing-day': 'One of the playing days is not a day of the week.',
} as const

/** Any of the specification's three shapes in, each day once and Monday first out (rule D-5). */
export const PlayingDays = z
  .union([
    z.array(z.union([z.string().max(20), z.object({ day: z.string().max(20) })])).max(50),
    z.string().max(100),
  ])
  .transform((input, context) => {
    const days = parsePlayingDays(input)
    if (days.ok) return days.value
    context.addIssue({ code: 'custom', message: PLAYING_DAYS_MESSAGES[days.refusal] })
    return z.NEVER
  })

const NO_VENUE = 'Pick the venue from the list or on the map.'

// The server's columns and the web's form are tables over these names: a forgotten field does not compile.
// Made by a call, so that the bundle of a page without the form leaves it out.
const GroupFields = Object.freeze({
  name: title('Name', 80, 3),
  description: paragraphs('Description', 2000, 1),
  venue_name: line('Venue name', 120),
  venue_address: line('Venue address', 300),
  venue_latitude: Degrees(90, NO_VENUE),
  venue_longitude: Degrees(180, NO_VENUE),
  playing_days: PlayingDays,
  game_start_time: TimeOfDay,
  game_end_time: TimeOfDay,
  max_teams: integerWithin(GROUP_BOUNDS.teams, 'At least 2 teams.', 'At most 16 teams.'),
  max_players_per_team: integerWithin(
    GROUP_BOUNDS.playersPerTeam,
    'At least 1 player per team.',
    'At most 30 players per team.',
  ),
  rules: paragraphs('Rules', 5000),
  referee_required: z.boolean(),
  sports_type: z.string().max(60),
  venue_radius: integerWithin(GROUP_BOUNDS.venueRadius, 'At least 50 metres.', 'At most 1,000 metres.'),
  /** How captains take turns: each team once, or one player at a time. */
  draft_order: z.enum(DRAFT_ORDERS),
  match_rules: PartialMatchRules,
})
export type GroupField = keyof typeof GroupFields

const timesDiffer = (input: { game_start_time?: string | undefined; game_end_time?: string | undefined }) =>
  input.game_start_time === undefined || input.game_start_time !== input.game_end_time

const TIMES_EQUAL = { path: ['game_end_time'], message: 'Start and end time cannot be the same.' }

/** The create form's own schema, so that the web checks what the server checks. */
export const NewGroup = z
  .strictObject({
    ...GroupFields,
    max_teams: GroupFields.max_teams.default(2),
    max_players_per_team: GroupFields.max_players_per_team.default(5),
    rules: GroupFields.rules.default(''),
    referee_required: GroupFields.referee_required.default(false),
    sports_type: GroupFields.sports_type.default('football'),
    venue_radius: GroupFields.venue_radius.optional(),
    draft_order: GroupFields.draft_order.default('team_by_team'),
    match_rules: GroupFields.match_rules.optional(),
  })
  .refine(timesDiffer, TIMES_EQUAL)

export const GroupChanges = z.strictObject(GroupFields).partial().refine(timesDiffer, TIMES_EQUAL)

export const SportGroup = model('SportGroup', {
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  sports_type: z.string(),
  venue_name: z.string(),
  venue_address: z.string(),
  venue_latitude: z.number(),
  venue_longitude: z.number(),
  venue_radius: z.number().int(),
  venue_image_url: z.string().nullable(),
  venue_image_small_url: z.string().nullable(),
  time_zone: z.string(),
  playing_days: z.array(z.object({ day: z.enum(WEEKDAYS) })),
  game_start_time: z.string(),
  game_end_time: z.string(),
  max_teams: z.number().int(),
  max_players_per_team: z.number().int(),
  rules: z.string(),
  referee_required: z.boolean(),
  draft_order: z.enum(DRAFT_ORDERS),
  match_rules: MatchRules,
  member_count: z.number().int(),
  /** How many requests to join are open; for admins of the group, absent for everyone else. */
  pending_count: z.number().int().optional(),
  /**
   * The next session that has not ended. A game that has begun keeps its hours, whatever the group's are.
   */
  next_game: PlannedGame.extend({ is_over: z.boolean() }).nullable(),
  current_user_membership: Membership,
} satisfies Record<GroupField, z.ZodType> & Record<string, z.ZodType>)
export type SportGroup = z.output<typeof SportGroup>

export const createGroup = endpoint('createGroup', 'POST /sport-groups', {
  summary: 'Start a group. JSON, or a multipart form with a picture of the venue.',
  body: NewGroup,
  upload: 'venue_image',
  reply: SportGroup,
  status: 201,
  problems: ['unknown-sport', 'not-an-image', 'damaged-image', 'image-too-large', 'too-many-groups'],
})

export const listGroups = endpoint('listGroups', 'GET /sport-groups', {
  access: 'optional',
  summary:
    'All groups: by text, sport, day and distance from a position; nearest first when a position is given. The first 1,000 are counted and paged; a total of 1,000 means that or more.',
  query: z
    .object({
      ...Paging,
      search: z.string().max(100).optional(),
      sport: z.string().max(60).optional(),
      day: z.enum(WEEKDAYS).optional(),
      ...QueryDistance,
      sort: NearestFirst,
    })
    .superRefine(checkPosition),
  reply: z.array(SportGroup),
  paged: true,
})

export const listMyGroups = endpoint('listMyGroups', 'GET /sport-groups/my', {
  access: 'unconfirmed',
  summary: 'The groups this person belongs to or has asked to join, by next game.',
  reply: z.array(SportGroup),
})

export const getGroup = endpoint('getGroup', 'GET /sport-groups/:groupId', {
  access: 'optional',
  summary: 'One group.',
  reply: SportGroup,
  problems: ['group-not-found'],
})

export const updateGroup = endpoint('updateGroup', 'PUT /sport-groups/:groupId', {
  summary: 'Change a group. JSON, or a multipart form when the picture changes too.',
  body: GroupChanges,
  upload: 'venue_image',
  reply: SportGroup,
  problems: ['group-not-found', 'unknown-sport', 'not-an-image', 'damaged-image', 'image-too-large'],
})

export const deleteGroup = endpoint('deleteGroup', 'DELETE /sport-groups/:groupId', {
  summary: 'Delete a group. It is gone at once; the operator can bring it back for 30 days.',
  reply: Message,
  problems: ['group-not-found'],
})

export const joinGroup = endpoint('joinGroup', 'POST /sport-groups/:groupId/join', {
  summary: 'Ask to join. Asking twice is one request. With a link that lets in at once nobody is asked.',
  query: z.object({ invite: z.string().max(200).optional() }),
  reply: z.object({
    message: z.string(),
    current_user_membership: Membership,
    /** False when the request came with an old or wrong link and was made without it. */
    invite_worked: z.boolean().nullable(),
  }),
  problems: ['group-not-found', 'already-member', 'rejected-lately'],
})

export const leaveGroup = endpoint('leaveGroup', 'POST /sport-groups/:groupId/leave', {
  summary: 'Leave, or withdraw a request.',
  reply: z.object({ message: z.string(), current_user_membership: Membership }),
  problems: ['group-not-found', 'not-a-member', 'admins-cannot-leave', 'creator-cannot-leave'],
})
