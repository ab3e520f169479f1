import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MatchesBesideCup } from './matches-beside-cup.tsx'
import { ended, gameState } from './testing.ts'

test.each([
  // first, so that the list has loaded by the time that the second row must not show it
  ['a match that is none of the cup stands beside it', [1], ['Orange, two clear']],
  ['each match of the cup stands in the list of the cup, and in no other', [], []],
])('%s', async (_, others, shown) => {
  const game = gameState({
    cup: {
      ...{ mark: 'm', stage: 'Final', after: null, says: null, turns: [], out_ids: [] },
      ...{ other_matches: others, is_over: false, winner_id: null },
    },
    completed_matches: [ended(1, 2, '2-0', { number: 1 }), ended(3, 4, '0-1', { number: 2 })],
  })
  const { getByRole } = await render(<MatchesBesideCup game={game} />)
  const rows = getByRole('region', { name: 'Completed Matches' }).getByRole('listitem')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual(shown.map((result) => expect.stringContaining(result)))
})
