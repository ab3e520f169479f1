import type { DrawRule, HouseRules } from './house-rules.ts'
import { formatDuration, pluralize } from './words.ts'

const DRAW_RULE_PHRASES = {
  toss: 'goes to a coin toss',
  both_off: 'sends both teams off',
  both_off_else_longest_off: 'sends both teams off, or if one team waits only the one that was on longer',
  longest_on_off: 'sends off whoever was on longer',
  challenger_off: 'sends off the challenger',
} as const satisfies Record<DrawRule, string>

/** The label of a choice: 'Goes to a coin toss'. */
export const drawRuleLabel = (rule: DrawRule): string =>
  DRAW_RULE_PHRASES[rule].charAt(0).toUpperCase() + DRAW_RULE_PHRASES[rule].slice(1)

export const describeMatchLength = ({ durationS }: Pick<HouseRules, 'durationS'>): string =>
  `Matches of ${formatDuration(durationS)}`

function describeWinRule({ win }: HouseRules): string {
  switch (win.by) {
    case 'lead':
      return win.goals > win.lead
        ? `${pluralize(win.goals, 'goal')} and a lead of ${win.lead} win.`
        : `A lead of ${win.lead} wins.`
    case 'goals':
      return `First to ${win.goals} wins.`
    case 'time':
      return 'Whoever leads at the end wins.'
  }
}

const describeDrawRules = ({ scoredDraw, goallessDraw }: HouseRules): string =>
  scoredDraw === goallessDraw
    ? `A draw ${DRAW_RULE_PHRASES[scoredDraw]}.`
    : `A draw with goals ${DRAW_RULE_PHRASES[scoredDraw]}, a goalless one ${DRAW_RULE_PHRASES[goallessDraw]}.`

const describeKnockout = ({ knockoutGoals, knockoutLastS }: HouseRules): string => {
  const win = knockoutGoals === 1 ? 'the first goal wins' : `the first to ${knockoutGoals} wins`
  return knockoutLastS === 0
    ? `In a knockout stage, which an organiser starts, ${win}.`
    : `In the last ${formatDuration(knockoutLastS)}, once every team has played, ${win} (knockout).`
}

/** [M-15] The house rules, a sentence for each field, in the order in which a match meets them. */
export function describeRules(rules: HouseRules): string[] {
  const { maxWinsInARow: maxWins, atZero, changeoverS } = rules
  return [
    `${describeMatchLength(rules)}.`,
    describeWinRule(rules),
    ...(atZero === 'last_play' ? ['At zero the last play goes on until an organiser ends it.'] : []),
    describeDrawRules(rules),
    ...(maxWins === null
      ? []
      : [
          `After ${maxWins} wins in a row the winner goes off too; with one team waiting, the loser stays on.`,
        ]),
    describeKnockout(rules),
    changeoverS === 0
      ? 'The next match starts at once.'
      : `The next match starts ${formatDuration(changeoverS)} after the last.`,
  ]
}
