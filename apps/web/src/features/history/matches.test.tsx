import type { GameReport } from '@turnout/contract/history'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createRouter } from '../../platform/router/router.ts'
import { RouterProvider } from '../../platform/router/router-hooks.tsx'
import { Matches } from './matches.tsx'

const match = (number: number, reason: string) => ({
  ...{ number, reason, team_a: 1, team_b: 2, team_a_score: 2, team_b_score: 0 },
  ...{ winner: 1, ending: 'Clear win', lineups: [], toss: null, correction: null },
})

test('the result page explains the pairs once, on demand, and not at each match', async () => {
  const matches = [match(1, 'Orange and Blue are first in line.'), match(2, 'Orange won and stays on.')]
  const { getByText } = await render(<Matches report={{ matches } as unknown as GameReport} />)
  expect(getByText('Clear win').elements()).toHaveLength(2)
  const reasons = getByText(/first in line|stays on/)
  for (const reason of reasons.elements()) await expect.element(reason).not.toBeVisible()
  await getByText('Why these two').click()
  expect(reasons.elements().map((item) => [(item as HTMLLIElement).value, item.textContent])).toEqual([
    [1, 'Orange and Blue are first in line.'],
    [2, 'Orange won and stays on.'],
  ])
  for (const reason of reasons.elements()) await expect.element(reason).toBeVisible()
})

test('[O-6] the coins between teams level in a table come after the matches, each with its winner', async () => {
  const coin = (winner: string, loser: string) => ({
    ...{
      match_number: 3,
      commitment: winner,
      secret: 'cd',
      chance: null,
      coin: 'ef',
      result: 'tails',
      winner,
    },
    choices: [
      { team: loser, side: 'heads' },
      { team: winner, side: 'tails' },
    ],
  })
  const report = {
    matches: [match(3, 'Match 3.')],
    other_tosses: [coin('Blue', 'Orange'), coin('Chalk', 'Blue')],
  }
  const router = createRouter({ redirect: () => null, load: () => true, reload: () => false, at: '/' })
  const { getByText } = await render(
    <RouterProvider router={router}>
      <Matches report={report as unknown as GameReport} />
    </RouterProvider>,
  )
  await expect.element(getByText('Orange called heads, Blue called tails. It showed tails.')).toBeVisible()
  await expect.element(getByText('Blue called heads, Chalk called tails. It showed tails.')).toBeVisible()
  expect(
    getByText(/won the toss/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Blue won the toss after match 3', 'Chalk won the toss after match 3'])
})

test('the link to check a toss is below its result, and does not change its line height', async () => {
  const toss = {
    ...{ match_number: 1, commitment: 'ab', secret: 'cd', chance: null, coin: 'ef' },
    ...{ result: 'tails', winner: 'Blue' },
    choices: [
      { team: 'Orange', side: 'heads' },
      { team: 'Blue', side: 'tails' },
    ],
  }
  const matches = [{ ...match(1, 'First in line.'), toss }]
  const router = createRouter({ redirect: () => null, load: () => true, reload: () => false, at: '/' })
  const { getByRole } = await render(
    <RouterProvider router={router}>
      <Matches report={{ matches } as unknown as GameReport} />
    </RouterProvider>,
  )
  const link = getByRole('link', { name: 'Check this toss' }).element()
  const words = document.createRange()
  words.selectNode(link.previousSibling!)
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom - 1)
})
