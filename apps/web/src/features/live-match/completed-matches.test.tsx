import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CompletedMatches } from './completed-matches.tsx'
import { ended, gameState } from './testing.ts'

const game = gameState()

test('the reasons for past pairs show on demand: closed at first, one for each match, the latest first', async () => {
  const matches = [
    { ...ended(1, 2, '2-0'), number: 1, reason: 'Orange and Blue are first in line.' },
    { ...ended(1, 3, '0-2'), number: 2, reason: 'Orange won and stays on.' },
  ]
  const { getByText } = await render(<CompletedMatches matches={matches} game={game} />)
  const reasons = getByText(/Orange (and|won)/)
  const onDemand = getByText('Why these two')
  await expect.element(onDemand).toBeVisible()
  for (const reason of reasons.elements()) await expect.element(reason).not.toBeVisible()
  await onDemand.click()
  for (const reason of reasons.elements()) await expect.element(reason).toBeVisible()
  expect(reasons.elements().map((item) => [(item as HTMLLIElement).value, item.textContent])).toEqual([
    [2, 'Orange won and stays on.'],
    [1, 'Orange and Blue are first in line.'],
  ])
})

test('without a match there is nothing to explain', async () => {
  const { getByText } = await render(<CompletedMatches matches={[]} game={game} />)
  await expect.element(getByText('Why these two')).not.toBeInTheDocument()
})

test('the ending of a corrected match is aligned like its reason, also over several lines', async () => {
  const correction = { team_a_score: 3, team_b_score: 0, reason: 'A goal of Blue was counted twice' }
  const ending = 'Corrected from 3–1. Win number 2 in a row, Orange went off'
  const match = { ...ended(1, 2, '3-0'), number: 1, ending, correction }
  const { getByText } = await render(<CompletedMatches matches={[match]} game={game} />)
  for (const text of [ending, 'Reason: A goal of Blue was counted twice'])
    expect(getComputedStyle(getByText(text).element()).textAlign).toBe('center')
})
