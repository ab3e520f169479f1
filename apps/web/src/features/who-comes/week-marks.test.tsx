import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aScheduledGame } from './testing.ts'
import { WeekMarks } from './week-marks.tsx'

test('a week with a day of 25 hours has seven days', async () => {
  const games = [aScheduledGame({ date: '2026-10-31' })]
  const now = Date.parse('2026-10-25T00:15:00+01:00')
  const screen = await render(<WeekMarks games={games} hasArrived={() => false} now={now} />)
  await expect.element(screen.getByRole('img', { name: 'Sat 31 Oct' })).toBeVisible()
})
