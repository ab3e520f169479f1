import type { WatchedState } from '@turnout/contract/watched-state'
import { lastMatch } from './board-of.ts'
import type { Cast } from './cast-of.ts'

/** 'Orange 1–1 Chalk.' */
export function drawnScore(game: WatchedState, { team }: Cast): string {
  const drawn = lastMatch(game)
  if (!drawn) return ''
  const score = `${drawn.team_a_score}–${drawn.team_b_score}`
  return `${team(drawn.team_a_id).name} ${score} ${team(drawn.team_b_id).name}.`
}

/** What the coin is about. */
export function stakes(game: WatchedState, { team }: Cast): string {
  const next = game.line[0]
  return next === undefined
    ? 'The side that wins stays on.'
    : `The side that wins stays on and plays ${team(next).name}.`
}

/** What lies in the centre circle after a draw; nothing once the next match begins. */
export function coinOnBoard(game: WatchedState, { isInAir }: { isInAir: boolean }) {
  if (game.coin_toss_state.pending) return { side: 'tails' as const, isInAir: false, title: 'A coin decides' }
  const last = tossOfNow(game)
  return (
    last && {
      side: last.result,
      isInAir,
      title: isInAir ? 'The coin is in the air' : `The coin shows ${last.result}`,
    }
  )
}

/** The toss that the last match led to, while nothing else has begun. */
export function tossOfNow(game: WatchedState) {
  const { last, pending } = game.coin_toss_state
  if (!last || pending || game.current_match) return null
  return last.match_number === lastMatch(game)?.number ? last : null
}
