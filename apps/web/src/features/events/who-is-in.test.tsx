import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WhoIsIn } from './who-is-in.tsx'

const NAMES = ['Ada Byrne', 'Ben Okafor', 'Cleo Diaz', 'Dan Weiss', 'Eve Okafor']
const ALL = 'All 5 from your groups'

const renderPanel = (names: readonly string[]) => {
  const familiar_people = names.map((name) => ({ user_id: name, name, profile_image_url: null }))
  return render(<WhoIsIn event={{ familiar_people, going_count: 14 }} />)
}

test('a person who knows more people than are named can open a list of them all', async () => {
  await renderPanel(NAMES)
  await expect.element(page.getByText('Ada, Ben, Cleo and 11 others')).toBeVisible()
  await expect.element(page.getByText('Eve Okafor')).not.toBeVisible()
  await page.getByText(ALL).click()
  for (const name of NAMES) await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})

test('there is no list when everyone is named', async () => {
  await renderPanel(NAMES.slice(0, 3))
  await expect.element(page.getByText('Ada, Ben, Cleo and 11 others')).toBeVisible()
  expect(page.getByRole('group').elements()).toEqual([])
})
