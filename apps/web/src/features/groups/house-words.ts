import type { MatchRules } from '@turnout/contract/match-rules'
import { count } from '@turnout/rules/words'

const minutes = (seconds: number) =>
  seconds % 60 === 0 ? count(seconds / 60, 'minute') : `${Math.floor(seconds / 60)}:${seconds % 60}`

function winWords({ win }: MatchRules): string {
  switch (win.by) {
    case 'lead':
      return win.goals > win.lead
        ? `${count(win.goals, 'goal')} and a lead of ${win.lead} win`
        : `A lead of ${win.lead} wins`
    case 'goals':
      return `First to ${win.goals} wins`
    case 'time':
      return 'Whoever leads at the end wins'
  }
}

const DRAW_WORDS = {
  toss: 'a coin decides a draw',
  both_off: 'after a draw both go off',
  longest_on_off: 'after a draw the side that was on longer goes off',
  challenger_off: 'after a draw the challenger goes off',
} as const satisfies Record<MatchRules['scored_draw'], string>

export const matchLength = (rules: MatchRules): string => `Matches of ${minutes(rules.duration_s)}`

/** 'A lead of 2 wins, a coin decides a draw.' */
export function houseWords(rules: MatchRules): string {
  const most = rules.max_wins_in_a_row
  const said = [
    winWords(rules),
    DRAW_WORDS[rules.scored_draw],
    ...(most === null ? [] : [`after ${most} wins in a row the winner goes off too`]),
  ]
  return `${said.join(', ')}.`
}
