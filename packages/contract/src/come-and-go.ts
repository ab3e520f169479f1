import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { CONTROL_PROBLEMS } from './live-match.ts'
import { DRAFT_PROBLEMS } from './teams.ts'
import { Message } from './wire/reply.ts'
import { Id } from './wire/text.ts'

const COME_AND_GO_PROBLEMS = [...CONTROL_PROBLEMS, 'participant-not-found', 'captain-not-next'] as const

export const GamePlayer = model('GamePlayer', {
  participant_id: z.uuid(),
  name: z.string(),
  team_id: z.uuid().nullable(),
  is_captain: z.boolean(),
  /** The team they are lent to for its next match. */
  plays_for_id: z.uuid().nullable(),
  /** On the pitch since the kick-off. */
  is_playing: z.boolean(),
  has_gone: z.boolean(),
})
export type GamePlayer = z.output<typeof GamePlayer>

export const ChangeableTeam = z.object({
  id: z.uuid(),
  name: z.string(),
  team_number: z.number().int(),
  /** Free places, without those of borrowed players. */
  room: z.number().int(),
  /** How many more players may be lent to it now. Absent from an older server. */
  room_to_borrow: z.number().int().optional(),
  may_change: z.boolean(),
})
export type ChangeableTeam = z.output<typeof ChangeableTeam>

export const listGamePlayers = endpoint('listGamePlayers', 'GET /games/:gameId/players', {
  summary:
    'Everyone who has come to this game, in order of arrival, and the teams that the caller may change now.',
  reply: z.object({
    players: z.array(GamePlayer),
    teams: z.array(ChangeableTeam),
    /** People without a team may be put into one, or marked as gone home or as back. */
    may_change_others: z.boolean(),
  }),
  problems: ['game-not-found'],
})

/** Those who go home leave their team; their arrival number and their results stay. */
export const goHome = endpoint('goHome', 'POST /games/:gameId/players/gone-home', {
  summary: 'After Play Ball: a player has gone home, or is back. The next in the team becomes captain.',
  body: z.strictObject({
    participant_id: Id,
    /** False when they are back. */
    gone: z.boolean().default(true),
  }),
  reply: Message,
  problems: [...COME_AND_GO_PROBLEMS, 'plays-now', 'last-of-called-team'],
})

/** 'Tom in for Isla': Isla is free then. */
export const substitutePlayer = endpoint('substitutePlayer', 'POST /games/:gameId/players/substitute', {
  summary: 'After Play Ball: a person without a team comes in for a player, who has no team then.',
  body: z.strictObject({ player_in: Id, player_out: Id }),
  reply: Message,
  problems: [...COME_AND_GO_PROBLEMS, 'gone-home', 'player-taken', 'not-in-a-team', 'plays-now'],
})

/** They stay in their own team and play for the other one in its next match. */
export const lendPlayer = endpoint('lendPlayer', 'POST /games/:gameId/players/lend', {
  summary:
    'After Play Ball: a player plays for another team in its next match; without a team they are back.',
  body: z.strictObject({
    participant_id: Id,
    /** Null ends the loan before its match. */
    team_id: Id.nullable(),
  }),
  reply: Message,
  problems: [
    ...COME_AND_GO_PROBLEMS,
    'not-in-a-team',
    'team-not-in-game',
    'already-there',
    'team-empty',
    'plays-now',
    'match-on',
    'last-player',
    'no-room',
  ],
})

/** Any team with room may have any free person. */
export const fillPlace = endpoint('fillPlace', 'POST /games/:gameId/players/fill', {
  summary:
    'After Play Ball: a person without a team fills a place; without an id the first of them to arrive.',
  body: z.strictObject({ team_id: Id, participant_id: Id.optional() }),
  reply: Message,
  problems: [...CONTROL_PROBLEMS, ...DRAFT_PROBLEMS, 'captain-not-next', 'team-not-in-game', 'nobody-left'],
})
