import { expect, test } from 'vitest'
import type { MatchPlay, Reason } from './game-events.ts'
import { type DrawRule, type HouseRules, SPECIFICATION_RULES } from './house-rules.ts'
import { describeReason, type FinishedMatch, queueAfterMatch, queueAfterToss } from './team-queue.ts'
import { teamName } from './words.ts'

const STAYING_TEAMS = {
  nobody: null,
  one: { team: 1, wins: 1 },
  two: { team: 2, wins: 1 },
} as const satisfies Record<string, MatchPlay['holder']>
type StayingTeam = keyof typeof STAYING_TEAMS

/** Teams 1 and 2 have played `score`, the others wait in this order: '3 4' is 3 before 4. */
function finishedMatch(
  score: string,
  {
    stayed = 'nobody',
    queue = '',
    rules = {},
  }: { stayed?: StayingTeam; queue?: string; rules?: Partial<HouseRules> },
): FinishedMatch {
  const [a = 0, b = 0] = score.split('-').map(Number)
  return {
    a: 1,
    b: 2,
    score: { a, b },
    winner: a === b ? null : a > b ? 'a' : 'b',
    stayingTeam: STAYING_TEAMS[stayed],
    queue: queue === '' ? [] : queue.split(' ').map(Number),
    rules: { ...SPECIFICATION_RULES, ...rules },
  }
}

/** The order that follows, or 'coin'. */
function nextOrder(match: FinishedMatch): string {
  const update = queueAfterMatch(match)
  return update.toss ? 'coin' : update.order.join(' ')
}

test.each`
  score    | stayed      | none     | three      | threeFour    | threeFourFive
  ${'2-0'} | ${'nobody'} | ${'1 2'} | ${'1 3 2'} | ${'1 3 4 2'} | ${'1 3 4 5 2'}
  ${'2-0'} | ${'one'}    | ${'1 2'} | ${'1 3 2'} | ${'1 3 4 2'} | ${'1 3 4 5 2'}
  ${'2-0'} | ${'two'}    | ${'1 2'} | ${'1 3 2'} | ${'1 3 4 2'} | ${'1 3 4 5 2'}
  ${'0-2'} | ${'nobody'} | ${'1 2'} | ${'2 3 1'} | ${'2 3 4 1'} | ${'2 3 4 5 1'}
  ${'0-2'} | ${'one'}    | ${'1 2'} | ${'2 3 1'} | ${'2 3 4 1'} | ${'2 3 4 5 1'}
  ${'0-2'} | ${'two'}    | ${'1 2'} | ${'2 3 1'} | ${'2 3 4 1'} | ${'2 3 4 5 1'}
  ${'1-1'} | ${'nobody'} | ${'1 2'} | ${'coin'}  | ${'coin'}    | ${'coin'}
  ${'1-1'} | ${'one'}    | ${'1 2'} | ${'coin'}  | ${'coin'}    | ${'coin'}
  ${'1-1'} | ${'two'}    | ${'1 2'} | ${'coin'}  | ${'coin'}    | ${'coin'}
  ${'0-0'} | ${'nobody'} | ${'1 2'} | ${'coin'}  | ${'3 4 2 1'} | ${'3 4 5 2 1'}
  ${'0-0'} | ${'one'}    | ${'1 2'} | ${'coin'}  | ${'3 4 2 1'} | ${'3 4 5 2 1'}
  ${'0-0'} | ${'two'}    | ${'1 2'} | ${'coin'}  | ${'3 4 1 2'} | ${'3 4 5 1 2'}
`(
  '[L-2] [L-3] [L-5] the specification: $score between 1 and 2, $stayed has stayed on; with 3 waiting: $three, with 3 and 4: $threeFour',
  ({ score, stayed, none, three, threeFour, threeFourFive }) => {
    const seen = ['', '3', '3 4', '3 4 5'].map((queue) => nextOrder(finishedMatch(score, { stayed, queue })))
    expect(seen).toEqual([none, three, threeFour, threeFourFive])
  },
)

const DRAW_CASES = `
  toss            nobody  1 2 | coin  | coin    | coin
  toss            one     1 2 | coin  | coin    | coin
  toss            two     1 2 | coin  | coin    | coin
  both_off        nobody  1 2 | coin  | 3 4 2 1 | 3 4 5 2 1
  both_off        one     1 2 | coin  | 3 4 2 1 | 3 4 5 2 1
  both_off        two     1 2 | coin  | 3 4 1 2 | 3 4 5 1 2
  both_off_else_longest_off  nobody  1 2 | coin  | 3 4 2 1 | 3 4 5 2 1
  both_off_else_longest_off  one     1 2 | 2 3 1 | 3 4 2 1 | 3 4 5 2 1
  both_off_else_longest_off  two     1 2 | 1 3 2 | 3 4 1 2 | 3 4 5 1 2
  longest_on_off  nobody  1 2 | coin  | coin    | coin
  longest_on_off  one     1 2 | 2 3 1 | 2 3 4 1 | 2 3 4 5 1
  longest_on_off  two     1 2 | 1 3 2 | 1 3 4 2 | 1 3 4 5 2
  challenger_off  nobody  1 2 | coin  | coin    | coin
  challenger_off  one     1 2 | 1 3 2 | 1 3 4 2 | 1 3 4 5 2
  challenger_off  two     1 2 | 2 3 1 | 2 3 4 1 | 2 3 4 5 1
`
  .trim()
  .split('\n')
  .map((row) => {
    const [, rule = '', stayed = '', orders = ''] = /^\s*(\S+)\s+(\S+)\s+(.*)$/.exec(row) ?? []
    return {
      rule: rule as DrawRule,
      stayed: stayed as StayingTeam,
      orders: orders.split('|').map((cell) => cell.trim()),
    }
  })

test.each(DRAW_CASES)(
  '[L-4] [L-5] a draw under $rule, $stayed has stayed on: $orders',
  ({ rule, stayed, orders }) => {
    for (const [score, rules] of [
      ['1-1', { scoredDraw: rule }],
      ['0-0', { goallessDraw: rule }],
    ] as const) {
      expect(
        ['', '3', '3 4', '3 4 5'].map((queue) => nextOrder(finishedMatch(score, { stayed, queue, rules }))),
      ).toEqual(orders)
    }
  },
)

test('[L-4] a draw with goals and one without each follow their own rule', () => {
  const rules = { scoredDraw: 'challenger_off', goallessDraw: 'longest_on_off' } as const
  expect(nextOrder(finishedMatch('3-3', { stayed: 'one', queue: '3', rules }))).toBe('1 3 2')
  expect(nextOrder(finishedMatch('0-0', { stayed: 'one', queue: '3', rules }))).toBe('2 3 1')
})

test.each`
  score    | stayed      | queue    | holder                  | because
  ${'2-0'} | ${'nobody'} | ${'3'}   | ${{ team: 1, wins: 1 }} | ${'winner-stays'}
  ${'2-0'} | ${'one'}    | ${'3'}   | ${{ team: 1, wins: 2 }} | ${'winner-stays'}
  ${'2-0'} | ${'two'}    | ${'3'}   | ${{ team: 1, wins: 1 }} | ${'winner-stays'}
  ${'2-0'} | ${'one'}    | ${''}    | ${{ team: 1, wins: 2 }} | ${'rematch'}
  ${'0-2'} | ${'one'}    | ${''}    | ${{ team: 2, wins: 1 }} | ${'rematch'}
  ${'1-1'} | ${'one'}    | ${''}    | ${{ team: 1, wins: 1 }} | ${'rematch'}
  ${'1-1'} | ${'nobody'} | ${''}    | ${null}                 | ${'rematch'}
  ${'0-0'} | ${'one'}    | ${'3 4'} | ${null}                 | ${'both-off'}
`(
  '[L-2] [L-3] $score with $stayed staying on and $queue waiting: holder $holder, because $because',
  ({ score, stayed, queue, holder, because }) => {
    expect(queueAfterMatch(finishedMatch(score, { stayed, queue }))).toMatchObject({
      toss: false,
      stayingTeam: holder,
      reason: { because },
    })
  },
)

test.each`
  rule                | holder                  | reason
  ${'longest_on_off'} | ${{ team: 2, wins: 0 }} | ${{ because: 'longest-on-off', off: 1, stays: 2 }}
  ${'challenger_off'} | ${{ team: 1, wins: 1 }} | ${{ because: 'challenger-off', off: 2, stays: 1 }}
`(
  '[L-4] [L-8] under $rule a draw leaves $holder on: a draw neither adds a win nor ends the count',
  ({ rule, holder, reason }) => {
    expect(
      queueAfterMatch(finishedMatch('1-1', { stayed: 'one', queue: '3', rules: { scoredDraw: rule } })),
    ).toMatchObject({
      stayingTeam: holder,
      reason,
    })
  },
)

test.each`
  wins | cap     | queue      | order          | because
  ${1} | ${null} | ${'3 4'}   | ${'1 3 4 2'}   | ${'winner-stays'}
  ${9} | ${null} | ${'3 4'}   | ${'1 3 4 2'}   | ${'winner-stays'}
  ${1} | ${3}    | ${'3 4'}   | ${'1 3 4 2'}   | ${'winner-stays'}
  ${2} | ${3}    | ${''}      | ${'1 2'}       | ${'rematch'}
  ${2} | ${3}    | ${'3'}     | ${'2 3 1'}     | ${'wins-cap-one-off'}
  ${7} | ${3}    | ${'3'}     | ${'2 3 1'}     | ${'wins-cap-one-off'}
  ${2} | ${3}    | ${'3 4'}   | ${'3 4 2 1'}   | ${'wins-cap'}
  ${2} | ${3}    | ${'3 4 5'} | ${'3 4 5 2 1'} | ${'wins-cap'}
  ${7} | ${3}    | ${'3 4'}   | ${'3 4 2 1'}   | ${'wins-cap'}
`(
  '[L-8] $wins wins before, a cap of $cap and $queue waiting: one more win gives $order',
  ({ wins, cap, queue, order, because }) => {
    const match = {
      ...finishedMatch('2-0', { queue, rules: { maxWinsInARow: cap } }),
      stayingTeam: { team: 1, wins },
    }
    expect(nextOrder(match)).toBe(order)
    expect(queueAfterMatch(match).reason.because).toBe(because)
  },
)

test('[L-8] the cap counts the wins of the team that won and not of the one it beat', () => {
  const match = {
    ...finishedMatch('0-2', { queue: '3 4', rules: { maxWinsInARow: 2 } }),
    stayingTeam: { team: 1, wins: 1 },
  }
  expect(queueAfterMatch(match)).toMatchObject({ order: [2, 3, 4, 1], stayingTeam: { team: 2, wins: 1 } })
})

test('[L-8] after the cap no team has stayed on, and the reason says how many wins it was', () => {
  const match = {
    ...finishedMatch('2-0', { queue: '3 4', rules: { maxWinsInARow: 2 } }),
    stayingTeam: { team: 1, wins: 1 },
  }
  expect(queueAfterMatch(match)).toMatchObject({
    stayingTeam: null,
    reason: { because: 'wins-cap', off: 1, wins: 2 },
  })
})

test.each`
  score    | wins | queue    | order        | because
  ${'1-1'} | ${1} | ${'3'}   | ${'coin'}    | ${'draw-needs-toss'}
  ${'1-1'} | ${2} | ${''}    | ${'1 2'}     | ${'rematch'}
  ${'1-1'} | ${2} | ${'3'}   | ${'2 3 1'}   | ${'wins-cap-one-off'}
  ${'1-1'} | ${2} | ${'3 4'} | ${'3 4 2 1'} | ${'wins-cap'}
  ${'0-0'} | ${5} | ${'3'}   | ${'2 3 1'}   | ${'wins-cap-one-off'}
  ${'0-2'} | ${5} | ${'3'}   | ${'2 3 1'}   | ${'winner-stays'}
`(
  '[L-8] a team that has $wins wins while no other team waited (limit 2) plays $score with $queue waiting: $order',
  ({ score, wins, queue, order, because }) => {
    const match = {
      ...finishedMatch(score, { queue, rules: { maxWinsInARow: 2 } }),
      stayingTeam: { team: 1, wins },
    }
    expect(nextOrder(match)).toBe(order)
    expect(queueAfterMatch(match).reason.because).toBe(because)
  },
)

test('[L-8] with two teams only the same two play again, and the wins are counted', () => {
  const match = {
    ...finishedMatch('2-0', { rules: { maxWinsInARow: 2 } }),
    stayingTeam: { team: 1, wins: 4 },
  }
  expect(queueAfterMatch(match)).toMatchObject({ order: [1, 2], stayingTeam: { team: 1, wins: 5 } })
})

test.each`
  stayingTeam             | winner | wins
  ${null}                 | ${1}   | ${0}
  ${{ team: 1, wins: 1 }} | ${1}   | ${1}
  ${{ team: 1, wins: 1 }} | ${2}   | ${0}
`(
  '[L-8] $stayingTeam was on and team $winner wins the toss: it has $wins wins in a row',
  ({ stayingTeam, winner, wins }) => {
    const update = queueAfterToss({ queue: [3], stayingTeam }, winner, winner === 1 ? 2 : 1)
    expect(update.stayingTeam).toEqual({ team: winner, wins })
  },
)

test.each`
  queue     | order
  ${[]}     | ${[2, 1]}
  ${[3]}    | ${[2, 3, 1]}
  ${[3, 4]} | ${[2, 3, 4, 1]}
`('[L-6] team 2 wins the toss with $queue waiting: $order', ({ queue, order }) => {
  expect(queueAfterToss({ queue, stayingTeam: null }, 2, 1)).toMatchObject({
    toss: false,
    order,
    stayingTeam: { team: 2, wins: 0 },
  })
})

test.each<[string, FinishedMatch, Reason]>([
  [
    'neither has been on longer',
    finishedMatch('1-1', { queue: '3', rules: { scoredDraw: 'longest_on_off' } }),
    { because: 'nobody-longer-toss' },
  ],
  [
    'both would go off and one waits',
    finishedMatch('1-1', { queue: '3', rules: { scoredDraw: 'both_off' } }),
    { because: 'one-waits-toss', cap: null },
  ],
])('[L-4] [L-5] a coin decides because %s', (_, match, reason) => {
  expect(queueAfterMatch(match)).toEqual({ toss: true, reason })
})

test('[L-8] at the limit the other team stays, whichever side it was on', () => {
  const rules = { maxWinsInARow: 2 }
  expect(nextOrder(finishedMatch('2-0', { stayed: 'one', queue: '3', rules }))).toBe('2 3 1')
  expect(nextOrder(finishedMatch('0-2', { stayed: 'two', queue: '3', rules }))).toBe('1 3 2')
})

test('[L-6] the winner of a toss stays and meets the first that waits', () => {
  expect(queueAfterToss({ queue: [3], stayingTeam: { team: 2, wins: 1 } }, 2, 1)).toEqual({
    toss: false,
    order: [2, 3, 1],
    stayingTeam: { team: 2, wins: 1 },
    reason: { because: 'toss-won', stays: 2 },
  })
})

test('[L-6] when the waiting team has gone home before the toss, the same two play again', () => {
  expect(queueAfterToss({ queue: [], stayingTeam: null }, 2, 1).reason).toEqual({ because: 'rematch' })
})

test.each<[Reason, readonly number[], string]>([
  [{ because: 'first-in-line' }, [1, 2, 3], 'Orange and Blue are first in line.'],
  [{ because: 'first-in-line' }, [1], 'Two teams are needed.'],
  [{ because: 'first-in-line' }, [], 'Two teams are needed.'],
  [{ because: 'chosen' }, [3, 4], 'An admin chose these two.'],
  [{ because: 'rematch' }, [1, 2], 'No other team is waiting, so the same two play again.'],
  [{ because: 'winner-stays', stays: 1 }, [1, 3], 'Orange won and stays on. Chalk has waited longest.'],
  [
    { because: 'wins-cap', off: 1, wins: 3 },
    [3, 4],
    'Orange won 3 in a row, so both go off and the next two play.',
  ],
  [
    { because: 'wins-cap-one-off', off: 1, stays: 2, wins: 3 },
    [2, 3],
    'Orange won 3 in a row and goes off. Blue stays on. Chalk has waited longest.',
  ],
  [{ because: 'both-off' }, [3, 4], 'It was a draw, so both go off and the next two play.'],
  [
    { because: 'longest-on-off', off: 1, stays: 2 },
    [2, 3],
    'It was a draw: Orange was on longest and goes off. Chalk has waited longest.',
  ],
  [
    { because: 'challenger-off', off: 2, stays: 1 },
    [1, 3],
    'It was a draw: Blue came on last and goes off. Chalk has waited longest.',
  ],
  [{ because: 'draw-needs-toss' }, [1, 2, 3], 'It was a draw. A coin decides who stays on.'],
  [
    { because: 'nobody-longer-toss' },
    [1, 2, 3],
    'It was a draw, and neither side has been on longer. A coin decides who stays on.',
  ],
  [
    { because: 'one-waits-toss', cap: null },
    [1, 2, 3],
    'It was a draw and both would go off, but only one team waits. A coin decides who stays on.',
  ],
  [
    { because: 'one-waits-toss', cap: { off: 1, wins: 3 } },
    [1, 2, 3],
    'Orange won 3 in a row and both would go off, but only one team waits. A coin decides who stays on.',
  ],
  [{ because: 'rematch' }, [1], 'Two teams are needed.'],
  [{ because: 'winner-stays', stays: 1 }, [3, 1], 'Orange won and stays on. Chalk has waited longest.'],
  [{ because: 'toss-won', stays: 2 }, [2, 3], 'Blue won the toss and stays on. Chalk has waited longest.'],
  [{ because: 'winner-stays', stays: 1 }, [3, 4, 1], 'Chalk and Coal are first in line.'],
  [
    { because: 'cup-waits', team: 2 },
    [1, 3],
    'Blue has no players. The cup goes on when they are back, or leave it.',
  ],
  [{ because: 'cup-over', winner: null }, [1, 3], 'The cup is over.'],
  [{ because: 'cup-over', winner: 3 }, [1, 3], 'Chalk won the cup.'],
])('[L-7] %j is explained in words', (reason, order, words) => {
  expect(describeReason(reason, order, teamName)).toBe(words)
})
