import type { Game, GameEvent } from '@turnout/rules/game'
import { nextPair } from '@turnout/rules/game'
import { describeReason } from '@turnout/rules/team-queue'
import { teamName } from '@turnout/rules/words'
import { type TeamIds, teamIdOf } from './roster.ts'

/** The result and the next match after a match ended or was corrected; nulls while a match goes on. */
export function presentMatchEnd(events: readonly GameEvent[], { play }: Game, teams: TeamIds) {
  const hasEnded = events.some(({ type }) => type === 'ended' || type === 'result-corrected')
  const match = hasEnded ? play?.ended.at(-1) : undefined
  if (!play || !match) return { match_result: null, next_match: null }
  return {
    match_result: {
      is_draw: match.winner === null,
      team_a_score: match.score.a,
      team_b_score: match.score.b,
      winner_id: match.winner && teamIdOf(teams, match[match.winner]),
    },
    next_match: presentNextMatch({ play }, teams),
  }
}

/** The effect of a change of the score: counted, a match ended, a result corrected, or stored for an organiser. */
export function presentScoreChange(events: readonly GameEvent[], game: Game, teams: TeamIds) {
  const late = lateOutcome(events)
  const end = presentMatchEnd(events, game, teams)
  const { match_result: result } = end
  return { ...end, match_ended: result !== null && late === null, winner_id: result?.winner_id ?? null, late }
}

function lateOutcome(events: readonly GameEvent[]): 'corrected' | 'kept' | null {
  if (events.some(({ type }) => type === 'result-corrected')) return 'corrected'
  return events.some(({ type }) => type === 'late-press') ? 'kept' : null
}

export function presentNextMatch({ play }: Pick<Game, 'play'>, teams: TeamIds) {
  const pair = play && nextPair(play)
  if (!play) return null
  const toss = play.now.is === 'toss'
  const [a, b] = pair && !toss ? pair : [null, null]
  return {
    requires_coin_toss: toss,
    team_a_id: a === null ? null : teamIdOf(teams, a),
    team_b_id: b === null ? null : teamIdOf(teams, b),
    team_a_name: a === null ? null : teamName(a),
    team_b_name: b === null ? null : teamName(b),
    reason: describeReason(play.reason, play.order, teamName),
  }
}
