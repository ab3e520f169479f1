import type { DrawRule, HouseRules } from './house-rules.ts'
import { count } from './words.ts'

const DRAWS = {
  toss: 'goes to a coin toss',
  both_off: 'sends both teams off',
  longest_on_off: 'sends off whoever was on longer',
  challenger_off: 'sends off the challenger',
} as const satisfies Record<DrawRule, string>

/** A way for a draw to go, as somebody chooses it: 'Goes to a coin toss'. */
export const drawChoice = (rule: DrawRule): string =>
  DRAWS[rule].charAt(0).toUpperCase() + DRAWS[rule].slice(1)

/** '7 minutes', '1 minute 30 seconds', '45 seconds'. */
function lengthInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const said = [minutes > 0 && count(minutes, 'minute'), rest > 0 && count(rest, 'second')]
  return said.filter(Boolean).join(' ') || 'no time'
}

export const matchLength = ({ durationS }: Pick<HouseRules, 'durationS'>): string =>
  `Matches of ${lengthInWords(durationS)}`

function winInWords({ win }: HouseRules): string {
  switch (win.by) {
    case 'lead':
      return win.goals > win.lead
        ? `${count(win.goals, 'goal')} and a lead of ${win.lead} win.`
        : `A lead of ${win.lead} wins.`
    case 'goals':
      return `First to ${win.goals} wins.`
    case 'time':
      return 'Whoever leads at the end wins.'
  }
}

const drawsInWords = ({ scoredDraw, goallessDraw }: HouseRules): string =>
  scoredDraw === goallessDraw
    ? `A draw ${DRAWS[scoredDraw]}.`
    : `A draw with goals ${DRAWS[scoredDraw]}, a goalless one ${DRAWS[goallessDraw]}.`

/** [M-15] The rules of the house, each field a sentence, in the order in which a match meets them. */
export function rulesInWords(rules: HouseRules): string[] {
  const { knockoutGoals, maxWinsInARow: most, atZero, changeoverS } = rules
  return [
    `${matchLength(rules)}.`,
    winInWords(rules),
    ...(atZero === 'last_play' ? ['At zero the last play goes on until an organiser ends it.'] : []),
    drawsInWords(rules),
    ...(most === null ? [] : [`After ${most} wins in a row the winner goes off too.`]),
    knockoutGoals === 1
      ? 'In the knockout stage the first goal wins.'
      : `In the knockout stage the first to ${knockoutGoals} wins.`,
    changeoverS === 0
      ? 'The next match starts at once.'
      : `The next match starts ${lengthInWords(changeoverS)} after the last.`,
  ]
}
