import type { PlannedCup } from '@turnout/contract/planned-cups'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { untilTestEnds } from '../../platform/testing/stub-server.ts'
import { at } from '../game-day/testing.ts'
import { PlanAhead } from './plan-ahead.tsx'

/** Twelve people are in: at most six teams of two. */
const aPlan = (overrides: Partial<PlannedCup> = {}): PlannedCup => ({
  ...{ game_id: 'game', group_name: 'Canal Side Kickabout', date: '2026-06-09', time_zone: 'Europe/London' },
  ...{ start_time: '19:00', end_time: '20:30', settings: null, people: 12, expected_teams: 6, max_teams: 6 },
  ...{ duration_s: 420, is_open: true },
  session: { starts_at: at('19:00'), ends_at: at('20:30'), changeover_s: 60 },
  ...overrides,
})

const show = (cup: PlannedCup) => render(<PlanAhead groupId="group" cup={cup} />, { wrapper: Providers })

test('[O-26] all times are for as many teams as the people make, or for a chosen number', async () => {
  const { getByText, getByLabelText, getByRole } = await show(aPlan())
  await expect.element(getByLabelText('Count on')).toHaveValue('6')
  await expect
    .element(getByText('12 people are in. All times here are for this number of teams.'))
    .toBeVisible()
  await expect.element(getByRole('radio', { name: /Groups, then knockout/ })).toBeChecked()
  await getByLabelText('Count on').selectOptions('4')
  await expect.element(getByText('Needs 6 teams', { exact: true })).toBeVisible()
  await expect.element(getByRole('radio', { name: /Round robin/ })).toHaveAccessibleName(/6 matches/)
})

test('[O-24] a planned cup can be changed or given up', async () => {
  const settings: PlannedCup['settings'] = {
    ...{ format: 'knockout', legs: 1, groups: 2, third_place: true, drawn_knockout: 'toss' },
    ...{ points: { win: 3, draw: 1, loss: 0 }, tie_breakers: [], duration_s: 300 },
  }
  const { getByText, getByRole } = await show(aPlan({ settings }))
  await expect.element(getByText('The cup is planned. It begins with Play Ball.')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Change the plan' }).first()).toBeVisible()
  await getByText('Winner stays on').click()
  await expect.element(getByRole('button', { name: 'Play without a cup' }).first()).toBeVisible()
})

test('the request names the plan that the page shows', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') bodies.push(JSON.parse(String(init.body)))
    return untilTestEnds()
  })
  const { getByRole } = await show(aPlan())
  await getByRole('button', { name: 'Plan the cup' }).first().click()
  await expect
    .poll(() => bodies)
    .toEqual([{ cup: expect.objectContaining({ format: 'groups' }), instead_of: null }])
  vi.unstubAllGlobals()
})
