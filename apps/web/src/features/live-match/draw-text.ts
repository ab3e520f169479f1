import type { WatchedState } from '@turnout/contract/watched-state'
import type { DrawRule } from '@turnout/rules/house-rules'
import { drawText as texts } from './next-texts.ts'

/** What a draw leads to, by how many teams wait. */
export function drawText({ match_rules: { scored_draw, goalless_draw }, line }: WatchedState): string {
  const isOneWaiting = line.length === 1
  const scored = outcomeText(scored_draw, isOneWaiting)
  const goalless = outcomeText(goalless_draw, isOneWaiting)
  return scored === goalless ? texts.draw(scored) : texts.eitherDraw(scored, goalless)
}

function outcomeText(rule: DrawRule, isOneWaiting: boolean): string {
  switch (rule) {
    case 'toss':
      return texts.toss
    case 'both_off':
      return isOneWaiting ? texts.toss : texts.bothOff
    case 'both_off_else_longest_off':
      return isOneWaiting ? texts.longestOff : texts.bothOff
    case 'longest_on_off':
      return texts.longestOff
    case 'challenger_off':
      return texts.challengerOff
  }
}
