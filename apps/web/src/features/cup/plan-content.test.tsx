import type { Cup } from '@turnout/contract/cups'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { untilTestEnds } from '../../platform/testing/stub-server.ts'
import { aGameDay, at, team } from '../game-day/testing.ts'
import { PlanContent } from './plan-content.tsx'

const NUMBERS = [3, 1, 2, 4, 5, 6]

/** Six teams that start at seven and have an hour and a half to play. */
const aCup = (overrides: Partial<Cup> = {}): Cup => ({
  settings: null,
  teams: NUMBERS.map((number) => team(number, null)),
  ...{ draws: 0, referee_team_id: null },
  withdrawn_ids: [],
  fixtures: [],
  tables: [],
  is_over: false,
  winner_id: null,
  plans: [{ format: 'round_robin', matches: 15, duration_s: 420, ends_at: at('21:00'), fitting_s: 300 }],
  session: { starts_at: at('19:00'), ends_at: at('20:30'), changeover_s: 60 },
  ...overrides,
})

const SETTINGS: Cup['settings'] = {
  ...{ format: 'groups', legs: 1, groups: 2, third_place: false, drawn_knockout: 'toss' },
  ...{ points: { win: 3, draw: 1, loss: 0 }, tie_breakers: [], duration_s: 300 },
}

const planOf = (cup: Cup) => (
  <PlanContent
    day={aGameDay({ teams: NUMBERS.map((number) => team(number, null, 4)) })}
    gameId="game"
    cup={cup}
  />
)
const show = (cup: Cup) => render(planOf(cup), { wrapper: Providers })

test('every format names its number of matches and its end', async () => {
  const { getByRole } = await show(aCup())
  const cards = getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.textContent)
  expect(cards.map((card) => card?.match(/\d+ match.*/)?.[0])).toEqual([
    undefined,
    '15 matches, ends about 20:59',
    '9 matches, ends about 20:11',
    '5 matches, ends about 19:39',
  ])
})

test('a plan begins with the format that fits into the session', async () => {
  const { getByRole } = await show(aCup())
  await expect.element(getByRole('radio', { name: /Groups, then knockout/ })).toBeChecked()
})

test('a plan that runs past the session says so, and its matches stay as long until an organiser shortens them', async () => {
  const { getByText, getByRole, getByLabelText } = await show(aCup())
  await getByText('Round robin').click()
  await expect.element(getByText('That is after 20:30, when the game ends.')).toBeVisible()
  await expect.element(getByLabelText('Length of a match')).toHaveValue('420')
  await getByRole('button', { name: 'Play 5:00 each' }).click()
  await expect.element(getByText('Done before the game ends at 20:30.')).toBeVisible()
  await expect.element(getByLabelText('Length of a match')).toHaveValue('300')
})

test('groups are filled in snake order of arrival', async () => {
  const { getByRole, getByText } = await show(aCup())
  await getByText('Groups, then knockout').click()
  const groups = getByRole('heading', { level: 3 }).elements()
  expect(
    groups.map(({ parentElement }) => parentElement?.textContent?.match(/Group .|[A-Z][a-z]+(?=4)/g)),
  ).toEqual([
    ['Group A', 'Chalk', 'Coal', 'Pink'],
    ['Group B', 'Orange', 'Blue', 'Pine'],
  ])
})

test('the page says how often the order was drawn, and offers a new draw only once the cup is planned', async () => {
  const { getByRole, getByText } = await show(aCup({ settings: SETTINGS, draws: 2 }))
  await expect.element(getByText('Drawn 2 times')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Draw again' })).toBeVisible()
  const unplanned = await show(aCup())
  await expect.element(unplanned.getByText('In order of arrival')).toBeVisible()
  expect(unplanned.container.textContent).not.toContain('Draw again')
})

test('a format that needs more teams cannot be chosen and says how many', async () => {
  const { getByRole } = await show(aCup({ teams: aCup().teams.slice(0, 5) }))
  const groups = getByRole('radio', { name: /Groups, then knockout.*Needs 6 teams/ })
  await expect.element(groups).toBeDisabled()
})

test('a tie-breaker that is chosen as the first moves the others down, and a coin toss ends the list', async () => {
  const { getByLabelText } = await show(aCup())
  const field = (label: string) => getByLabelText(label, { exact: true })
  await field('First').selectOptions('Goals')
  await expect.element(field('Then')).toHaveValue('between_themselves')
  await expect.element(field('And then')).toHaveValue('goal_difference')
  await field('Then').selectOptions('Coin toss')
  await expect.element(field('Then')).toHaveValue('toss')
  await expect.element(field('And then')).not.toBeInTheDocument()
})

test('the request names the plan that the page shows, so that it replaces no unseen plan of another organiser', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    if (init?.method === 'PUT') bodies.push(JSON.parse(String(init.body)))
    return untilTestEnds()
  })
  const { getByRole, getByText } = await show(aCup({ settings: SETTINGS }))
  await getByText('Knockout', { exact: true }).click()
  await getByRole('button', { name: 'Change the cup' }).first().click()
  await expect
    .poll(() => bodies)
    .toEqual([{ cup: { ...SETTINGS, format: 'knockout' }, instead_of: SETTINGS }])
  vi.unstubAllGlobals()
})

test('[O-12] a choice stays until another organiser changes the plan, and then their plan is shown', async () => {
  const { getByRole, getByText, rerender } = await show(aCup({ settings: SETTINGS }))
  const showsPlan = (settings: Cup['settings']) => rerender(planOf(aCup({ settings })))
  const format = (name: RegExp) => getByRole('radio', { name })
  await getByText('Knockout', { exact: true }).click()
  await showsPlan({ ...SETTINGS!, tie_breakers: [] })
  await expect.element(format(/^Knockout/)).toBeChecked()
  await showsPlan({ ...SETTINGS!, format: 'round_robin' })
  await expect.element(format(/^Round robin/)).toBeChecked()
  await showsPlan(null)
  await expect.element(format(/^Winner stays on/)).toBeChecked()
  await showsPlan(SETTINGS)
  await expect.element(format(/^Groups, then knockout/)).toBeChecked()
})
