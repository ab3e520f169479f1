import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AvailableTeams } from './available-teams.tsx'
import { gameWithMatch, match } from './testing.ts'

test('in a cup each team reads when it plays next, or that it plays no more', async () => {
  const game = gameWithMatch(match(2, 3, '0-0'), {
    line: [],
    cup: {
      ...{ mark: 'semi-final 2', stage: 'Semi-final 2', says: null, after: null },
      ...{ is_over: false, winner_id: null },
      turns: [{ team_id: 't4', stage: 'Final', matches: 2 }],
      out_ids: ['t1'],
    },
  })
  const screen = await render(<AvailableTeams game={game} first="playing" />)
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('playing')
  await expect.element(rows.nth(2)).toHaveTextContent('plays after 2 matches')
  await expect.element(rows.nth(3)).toHaveTextContent('no more matches')
})

test('next to a captain a number stays with its noun where the line breaks', async () => {
  const game = gameWithMatch(match(1, 2, '0-0'))
  const screen = await render(<AvailableTeams game={game} first="playing" />)
  const [row] = screen.getByRole('listitem').elements()
  expect(row?.textContent).toMatch(/\d\u00A0players?\u00A0· playing/)
})
