import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Match } from './game-state.ts'
import { line } from './wire/text.ts'

/** The board has room for three digits. */
export const MAX_SCORE = 999

const Goals = z.number().int().min(0).max(MAX_SCORE)

export const correctResult = endpoint('correctResult', 'POST /games/:gameId/correct-result', {
  summary:
    'Another score for a match that is over, with a reason, also after the game. The queue and later matches stay.',
  body: z.strictObject({
    match_number: z.number().int().min(1),
    team_a_score: Goals,
    team_b_score: Goals,
    /** The score that is corrected, as the person saw it: refused if it has changed since. */
    seen: z.strictObject({ team_a_score: Goals, team_b_score: Goals }).optional(),
    reason: line('The reason', 200, 3),
  }),
  reply: Match,
  problems: ['game-not-found', 'match-not-over', 'same-score', 'result-changed'],
})
