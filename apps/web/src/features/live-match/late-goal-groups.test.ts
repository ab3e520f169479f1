import type { LatePress } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { groupLateGoals } from './late-goal-groups.ts'
import { matchNews } from './match-news.ts'
import { lateGoalsOf } from './teams.ts'
import { ended, gameState, upcoming } from './testing.ts'

const lateGoal = (id: string, team: number, value = 1, match = 3): LatePress => ({
  id,
  match_number: match,
  team_id: `t${team}`,
  value,
  made_at: 1,
  arrived_at: 2,
})
const groupsOf = (...lateGoals: LatePress[]) =>
  groupLateGoals(lateGoalsOf(gameState({ late_presses: lateGoals })))

test('two goals of a team in a match are one question', () => {
  expect(groupsOf(lateGoal('a', 1), lateGoal('b', 1))).toEqual([
    {
      ids: ['a', 'b'],
      question: 'These 2 goals came in after time.',
      where: 'Orange, match 3: +2',
      keep: 'Keep them',
      drop: 'Drop them',
    },
  ])
})

test('one goal is one, and each team and match has its own', () => {
  const all = groupsOf(lateGoal('a', 1), lateGoal('b', 2), lateGoal('c', 1, 1, 4))
  expect(all.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c']])
  expect(all[0]).toMatchObject({ question: 'This goal came in after time.', keep: 'Keep it' })
})

test('a goal that was taken back is named with it', () => {
  expect(groupsOf(lateGoal('a', 1), lateGoal('b', 1, -1))[0]).toMatchObject({
    question: 'These 2 changes came in after time.',
    where: 'Orange, match 3: 0',
  })
  expect(groupsOf(lateGoal('b', 1, -1))[0]).toMatchObject({
    question: 'This undone goal came in after time.',
    where: 'Orange, match 3: \u22121',
  })
})

test('everyone reads that a result was corrected, and who is next now', () => {
  const before = gameState({ completed_matches: [ended(1, 2, '0-0')] })
  const next = upcoming(2, 3, 'Team 2 won and stays on.')
  const news = matchNews(before, gameState({ completed_matches: [ended(1, 2, '0-1')], upcoming_match: next }))
  expect(news.notices.map(({ text }) => text)).toEqual([
    'Match 1 corrected: Orange 0, Blue 1',
    'Next Match: Blue vs Chalk',
  ])
  expect([news.ended, news.whistle]).toEqual([null, null])
})
