import type { WatchedState } from '@turnout/contract/watched-state'
import { drawText as texts } from './next-texts.ts'

/** What a draw with goals leads to, by how many teams wait. */
export function drawText({ match_rules: { scored_draw: rule }, line }: WatchedState): string {
  const isOneWaiting = line.length === 1
  switch (rule) {
    case 'toss':
      return texts.drawGoesToCoinToss
    case 'both_off':
      return isOneWaiting ? texts.drawGoesToCoinToss : texts.afterDrawBothGoOff
    case 'both_off_else_longest_off':
      return isOneWaiting ? texts.afterDrawSideThatWas : texts.afterDrawBothGoOff
    case 'longest_on_off':
      return texts.afterDrawSideThatWas
    case 'challenger_off':
      return texts.afterDrawChallengerGoesOff
  }
}
