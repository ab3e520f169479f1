import type { MatchRules } from '@turnout/contract/match-rules'
import { drawText as texts } from './texts.ts'

/** What a draw with goals leads to. */
export const DRAW_TEXTS: Record<MatchRules['scored_draw'], string> = {
  toss: texts.drawGoesToCoinToss,
  both_off: texts.afterDrawBothGoOff,
  longest_on_off: texts.afterDrawSideThatWas,
  challenger_off: texts.afterDrawChallengerGoesOff,
}

/** For the second in line: when they come on sooner than their turn. Empty where no draw sends both off. */
export function bothOffText({ goalless_draw: goalless, scored_draw: scored }: MatchRules): string {
  if (goalless === 'both_off' && scored === 'both_off') return texts.afterDrawBothGoOff2
  if (goalless === 'both_off') return texts.after00BothGo
  return scored === 'both_off' ? texts.afterDrawWithGoalsBoth : ''
}
