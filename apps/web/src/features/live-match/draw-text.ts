import type { MatchRules } from '@turnout/contract/match-rules'

/** What a draw with goals leads to. */
export const DRAW_TEXTS: Record<MatchRules['scored_draw'], string> = {
  toss: 'A draw goes to a coin toss.',
  both_off: 'After a draw both go off.',
  longest_on_off: 'After a draw the side that was on longest goes off.',
  challenger_off: 'After a draw the challenger goes off.',
}

/** For the second in line: when they come on sooner than their turn. Empty where no draw sends both off. */
export function bothOffText({ goalless_draw: goalless, scored_draw: scored }: MatchRules): string {
  if (goalless === 'both_off' && scored === 'both_off') return 'After a draw both go off, and you are on too.'
  if (goalless === 'both_off') return 'After 0–0 both go off, and you are on too.'
  return scored === 'both_off' ? 'After a draw with goals both go off, and you are on too.' : ''
}
