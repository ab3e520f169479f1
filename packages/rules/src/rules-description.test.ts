import { expect, test } from 'vitest'
import { DRAW_RULES, SPECIFICATION_RULES } from './house-rules.ts'
import { PRESETS } from './rule-presets.ts'
import { describeRules, drawRuleLabel } from './rules-description.ts'

test('[M-15] the specification in sentences', () => {
  expect(describeRules(SPECIFICATION_RULES)).toEqual([
    'Matches of 7 minutes.',
    'A lead of 2 wins.',
    'A draw with goals goes to a coin toss, a goalless one sends both teams off.',
    'In the last 10 minutes, once every team has played, the first goal wins (knockout).',
    'The next match starts 30 seconds after the last.',
  ])
})

test.each`
  changed                                          | sentence
  ${{ durationS: 90 }}                             | ${'Matches of 1 minute 30 seconds.'}
  ${{ durationS: 3600 }}                           | ${'Matches of 60 minutes.'}
  ${{ win: { by: 'lead', lead: 2, goals: 3 } }}    | ${'3 goals and a lead of 2 win.'}
  ${{ win: { by: 'goals', goals: 11 } }}           | ${'First to 11 wins.'}
  ${{ win: { by: 'time' } }}                       | ${'Whoever leads at the end wins.'}
  ${{ knockoutGoals: 2 }}                          | ${'In the last 10 minutes, once every team has played, the first to 2 wins (knockout).'}
  ${{ knockoutLastS: 0 }}                          | ${'In a knockout stage, which an organiser starts, the first goal wins.'}
  ${{ scoredDraw: 'longest_on_off' }}              | ${'A draw with goals sends off whoever was on longer, a goalless one sends both teams off.'}
  ${{ scoredDraw: 'challenger_off' }}              | ${'A draw with goals sends off the challenger, a goalless one sends both teams off.'}
  ${{ scoredDraw: 'both_off' }}                    | ${'A draw sends both teams off.'}
  ${{ goallessDraw: 'both_off_else_longest_off' }} | ${'A draw with goals goes to a coin toss, a goalless one sends both teams off, or if one team waits only the one that was on longer.'}
  ${{ goallessDraw: 'toss' }}                      | ${'A draw goes to a coin toss.'}
  ${{ maxWinsInARow: 3 }}                          | ${'After 3 wins in a row the winner goes off too; with one team waiting, the loser stays on.'}
  ${{ atZero: 'last_play' }}                       | ${'At zero the last play goes on until an organiser ends it.'}
  ${{ changeoverS: 0 }}                            | ${'The next match starts at once.'}
  ${{ changeoverS: 60 }}                           | ${'The next match starts 1 minute after the last.'}
`('[M-15] $changed is described as "$sentence"', ({ changed, sentence }) => {
  expect(describeRules({ ...SPECIFICATION_RULES, ...changed })).toContain(sentence)
})

test.each(DRAW_RULES)('[M-15] %s has the same words in the choice and in the description', (rule) => {
  const [sentences] = describeRules({ ...SPECIFICATION_RULES, scoredDraw: rule, goallessDraw: rule }).slice(2)
  expect(`A draw ${drawRuleLabel(rule)}.`.toLowerCase()).toBe(sentences?.toLowerCase())
})

test('[M-15] no two presets have the same description', () => {
  const sentences = Object.values(PRESETS).map(({ rules }) => describeRules(rules).join(' '))
  expect(new Set(sentences).size).toBe(sentences.length)
})
