import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../platform/testing/providers.tsx'
import { CorrectResult } from './correct-result.tsx'

const matchOf = (a: number, b: number) => ({
  number: 1,
  a: { name: 'Orange', score: a },
  b: { name: 'Blue', score: b },
})

test('a correction by another organiser while the sheet is open makes its own stale; it closes once the server says so', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    const problem = {
      type: '/problems/result-changed',
      title: 'Result changed',
      status: 409,
      detail: 'It is 0–2 now.',
    }
    return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } })
  })
  const onClose = vi.fn()
  const sheet = (a: number, b: number) => (
    <CorrectResult gameId="0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c" match={matchOf(a, b)} onClose={onClose} />
  )
  const { getByRole, rerender } = await render(sheet(1, 0), { wrapper: Providers })
  await rerender(sheet(0, 2))
  await getByRole('button', { name: 'One more: Orange' }).click()
  await getByRole('textbox', { name: 'Reason' }).fill('Video')
  await getByRole('button', { name: 'Correct result' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies).toMatchObject([
    { team_a_score: 2, team_b_score: 0, seen: { team_a_score: 1, team_b_score: 0 } },
  ])
})
