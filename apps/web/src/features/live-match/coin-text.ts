import type { WatchedState } from '@turnout/contract/watched-state'
import { scoreText } from '@turnout/rules/score-text'
import { lastMatch } from './board.ts'
import { coinText as texts } from './next-texts.ts'
import { teamIn } from './teams.ts'

/** 'Orange 1–1 Chalk.' A coin between two teams level in a table has no match of its own, even if one won the last. */
export function drawScoreText(game: WatchedState): string {
  const lastDraw = lastMatch(game)
  const { team_a_id: a, team_b_id: b } = game.coin_toss_state
  if (
    !lastDraw?.is_draw ||
    ![a, b].every((id) => [lastDraw.team_a_id, lastDraw.team_b_id].includes(id ?? ''))
  )
    return ''
  const score = scoreText(lastDraw.team_a_score, lastDraw.team_b_score)
  return `${teamIn(game, lastDraw.team_a_id).name} ${score} ${teamIn(game, lastDraw.team_b_id).name}.`
}

/** What the coin decides. */
export function stakesText(game: WatchedState): string {
  if (game.cup?.says) return game.cup.says
  const next = game.line[0]
  return next === undefined ? texts.sideThatWinsStaysOn : texts.sideThatWinsStaysOn2(teamIn(game, next).name)
}

/** The coin in the centre circle after a draw; null once the next match begins. */
export function boardCoin(game: WatchedState, { isInAir }: { isInAir: boolean }) {
  const last = currentToss(game)
  if (game.coin_toss_state.pending && !(last && isInAir))
    return { side: 'tails' as const, isInAir: false, title: texts.coinDecides }
  return (
    last && {
      side: last.result,
      isInAir,
      title: isInAir ? texts.coinIsInAir : texts.coinShows(last.result),
    }
  )
}

/** The last toss after the last match, until another match begins; another toss may be due. */
export function currentToss(game: WatchedState) {
  const { last } = game.coin_toss_state
  if (!last || game.current_match) return null
  return last.match_number === lastMatch(game)?.number ? last : null
}

/** The number of the last toss, which distinguishes tosses after the same match; 0 before the first. */
export const tossCount = ({ coin_toss_state: { last } }: Pick<WatchedState, 'coin_toss_state'>): number =>
  last?.number ?? 0
