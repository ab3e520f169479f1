import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CompletedMatches } from './completed-matches.tsx'
import { toRoster } from './roster.ts'
import { ended, gameState } from './testing.ts'

const roster = toRoster(gameState())

test('why past pairs met is told on demand: closed at first, once for each match, the latest first', async () => {
  const matches = [
    { ...ended(1, 2, '2-0'), number: 1, reason: 'Orange and Blue are first in line.' },
    { ...ended(1, 3, '0-2'), number: 2, reason: 'Orange won and stays on.' },
  ]
  const { getByText } = await render(<CompletedMatches matches={matches} roster={roster} />)
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
  const { getByText } = await render(<CompletedMatches matches={[]} roster={roster} />)
  await expect.element(getByText('Why these two')).not.toBeInTheDocument()
})
