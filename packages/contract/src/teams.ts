import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Message } from './wire/reply.ts'
import { Id } from './wire/text.ts'

/** The fields of the specification's team, and who is in it. */
export const Team = model('Team', {
  id: z.uuid(),
  name: z.string(),
  team_number: z.number().int(),
  player_count: z.number().int(),
  captain_id: z.uuid().nullable(),
  captain_name: z.string().nullable(),
  score: z.number().int(),
})
export type Team = z.output<typeof Team>

/** A person who may wear the armband of a team. */
export const Armband = z.object({ team_number: z.number().int(), player_id: z.uuid(), name: z.string() })

/** A substitute, and why: every team is full, or the only room left is for the first to arrive. */
export const SitsOut = model('SitsOut', {
  player_id: z.uuid(),
  name: z.string(),
  why: z.enum(['teams-full', 'after-window']),
})
export type SitsOut = z.output<typeof SitsOut>

const Sizes = z.array(z.number().int())
export const TeamSizes = z.object({
  /** Into how many even teams the people are divided; null while the group's team size applies. */
  even_teams: z.number().int().nullable(),
  /** All who are here. */
  people: z.number().int(),
  /** When every captain picks as many as they may. */
  drafted: Sizes,
  /** Null while auto-assign cannot be pressed. */
  auto_assigned: Sizes.nullable(),
  /** The number of teams that fits best comes first. */
  choices: z.array(z.object({ teams: z.number().int(), sizes: Sizes })),
})
export type TeamSizes = z.output<typeof TeamSizes>

const TeamNumber = z.number().int().min(1).max(16)
const PlayerIds = z.array(Id).min(1, 'Choose at least one player to draft.').max(60)
/** The players of each pick, by team number. */
const PlayersByTeam = z.record(z.string().regex(/^([1-9]|1[0-6])$/, 'Team numbers are 1 to 16.'), PlayerIds)

/** Refusals of any command on today's game, before its own conditions are checked. */
export const GAME_DAY_PROBLEMS = ['group-not-found', 'no-active-game', 'game-closed'] as const

/** Refusals of picking people for a team, as a captain or by hand. */
export const DRAFT_PROBLEMS = [
  'participant-not-found',
  'unknown-team',
  'nobody-selected',
  'not-arrived',
  'gone-home',
  'player-taken',
  'outside-window',
  'team-full',
  'no-room',
] as const

export const assignCaptains = endpoint(
  'assignCaptains',
  'POST /games/game-day/:groupId/teams/assign-captains',
  {
    summary: 'Name a captain: player id to team number.',
    body: z.record(Id, TeamNumber).refine((captains) => Object.keys(captains).length > 0, 'Name a captain.'),
    reply: Message,
    problems: [
      ...GAME_DAY_PROBLEMS,
      'participant-not-found',
      'unknown-team',
      'not-arrived',
      'player-taken',
      'not-next-captain',
      'no-captain-candidate',
      'captain-order',
      'already-captain',
    ],
  },
)

export const selectPlayers = endpoint('selectPlayers', 'POST /games/game-day/:groupId/teams/select-players', {
  summary: "A captain's pick: team number to player ids.",
  body: PlayersByTeam,
  reply: Message,
  problems: [
    ...GAME_DAY_PROBLEMS,
    ...DRAFT_PROBLEMS,
    'draft-not-started',
    'team-without-captain',
    'not-your-turn',
    'drafting-over',
    'one-at-a-time',
  ],
})

export const assignTeams = endpoint(
  'assignTeams',
  'POST /games/game-day/:groupId/manual-participants/assign-teams',
  {
    summary: 'Drafting by hand: team number to participant ids.',
    body: PlayersByTeam,
    reply: Message,
    problems: [...GAME_DAY_PROBLEMS, ...DRAFT_PROBLEMS],
  },
)

export const autoAssignTeams = endpoint(
  'autoAssignTeams',
  'POST /games/game-day/:groupId/manual-participants/auto-assign-teams',
  {
    summary: 'Put everybody left into teams; says who sits out and why.',
    reply: z.object({ message: z.string(), assigned: z.number().int(), substitutes: z.array(SitsOut) }),
    problems: [...GAME_DAY_PROBLEMS, 'teams-not-ready', 'nobody-left'],
  },
)

export const evenTeams = endpoint('evenTeams', 'POST /games/game-day/:groupId/teams/even', {
  summary:
    'Share everyone who is here evenly over so many teams, in this game only, before a team has played.',
  body: z.strictObject({
    /** Null restores the group's team size. */
    teams: TeamNumber.min(2, 'At least 2 teams.').nullable(),
    /** Everyone without a team gets one now; otherwise captains or organisers pick within the new sizes. */
    assign: z.boolean().default(false),
  }),
  reply: z.object({ message: z.string(), places: z.array(z.number().int()) }),
  problems: [...GAME_DAY_PROBLEMS, 'unknown-team', 'too-few-players', 'team-settled'],
})

export const movePlayer = endpoint('movePlayer', 'POST /games/game-day/:groupId/teams/move', {
  summary: 'Put a player into another team or into none, or swap two, before their teams have played.',
  body: z.strictObject({
    participant_id: Id,
    /** Null takes them out of their team. */
    team: TeamNumber.nullable(),
    /** The player who goes the other way. */
    swap_with: Id.optional(),
  }),
  reply: Message,
  problems: [
    ...GAME_DAY_PROBLEMS,
    'participant-not-found',
    'gone-home',
    'unknown-team',
    'already-there',
    'not-in-that-team',
    'player-taken',
    'team-settled',
    'no-room',
    'outside-window',
  ],
})
