import { listPastCups, type PastCup } from '@turnout/contract/games'
import { scoreText } from '@turnout/rules/score-text'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { CupNote } from './cup-note.tsx'
import { PastCups } from './past-cups.tsx'

const result = (overrides: Partial<PastCup['result']> = {}): PastCup['result'] => ({
  ...{ winner: 2, runner_up: 1, third: null, points: null },
  final: { goals: 2, against: 1, by_toss: false },
  ...overrides,
})

const cup = (day: number, overrides: Partial<PastCup['result']> = {}): PastCup => ({
  ...{ game_id: `game-${day}`, date: `2026-06-0${day}`, result: result(overrides) },
})

const nobody = { winner: null, runner_up: null, final: null }

test('[O-23] the latest cups are listed with who won them and how; members get links to the results', async () => {
  const { getByRole } = await render(
    <PastCups groupId="g" latest={[cup(9), cup(2, nobody)]} count={2} isMember />,
    { wrapper: Providers },
  )
  const rows = getByRole('listitem').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `2Blue won the cupTuesday 9 June 2026 · ${scoreText(2, 1)} against Orange in the final`,
    '?No team won the cupTuesday 2 June 2026',
  ])
  await expect
    .element(getByRole('link', { name: 'Blue won the cup' }))
    .toHaveAttribute('href', '/my-sports-groups/g/games/game-9')
  expect(getByRole('button').elements()).toEqual([])
})

test('a visitor sees who won without links to the results, and can open the list of all cups', async () => {
  const input = { params: { groupId: 'g' }, query: { page: 1, page_size: 10 } }
  queryClient.setQueryData(readPage(listPastCups, input).queryKey, {
    rows: [9, 8, 7, 6].map((day) => cup(day)),
    total: 4,
  })
  const { getByRole } = await render(
    <PastCups groupId="g" latest={[cup(9), cup(8), cup(7)]} count={4} isMember={false} />,
    { wrapper: Providers },
  )
  expect(getByRole('link').elements()).toEqual([])
  await getByRole('button', { name: 'All 4 cups' }).click()
  await expect.poll(() => getByRole('listitem').elements().length).toBe(4)
})

test.each([
  [result({ third: 3 }), `${scoreText(2, 1)} against Orange in the finalThird place: Chalk`],
  [
    result({ final: { goals: 1, against: 1, by_toss: true } }),
    `${scoreText(1, 1)} against Orange in the final, won by the coin`,
  ],
  [result({ final: null }), 'Orange left before the final'],
  [result({ runner_up: null, final: null, points: 7 }), '7 points'],
  [result(nobody), ''],
])('[O-23] the results of a game say how its cup was won: %#', async (cupResult, text) => {
  const { container } = await render(<CupNote result={cupResult} />)
  expect(container.textContent).toBe(text)
})
