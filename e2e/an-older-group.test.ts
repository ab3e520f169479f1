import { getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attendanceSettings } from '../apps/server/src/features/scheduled-games/tables.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()

test('an organiser of an older group is offered to ask who comes, once, and a player is not; both have it once she asks', async () => {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const params = { groupId }
  // as of a group from before groups asked
  await suite.server.deps.sql.delete(attendanceSettings).where(eq(attendanceSettings.groupId, groupId))
  const settings = async () => (await ada.call(getAttendanceSettings, { params })).reply
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  const offer = page.getByRole('region', { name: 'Do you ask who comes?' })
  const yes = page.getByRole('dialog').getByRole('radio', { name: /^Yes In or out/ })
  const bens = await suite.open('Ben', { shape: 'phone', token: people[0]!.token })
  await bens.page.goto(`/my-sports-groups/${groupId}`)
  await bens.page.getByRole('heading', { name: 'Upcoming Games' }).waitFor()

  await offer.getByRole('button', { name: 'Ask who comes' }).click()
  await yes.waitFor({ state: 'attached' })
  expect(await yes.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await settings()).toMatchObject({ mode: 'off', is_chosen: true })
  const asked = page.waitForResponse(/attendance-settings$/)
  await page.reload()
  await asked

  // the button that every organiser has for the settings
  await page.getByRole('button', { name: 'Do you ask who comes?' }).click()
  expect(await offer.count()).toBe(0)
  await tick(yes)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: "Who's in" }).waitFor()
  expect(await settings()).toMatchObject({ mode: 'who_comes', is_chosen: true })
  await bens.page.getByRole('button', { name: "I'm in" }).first().waitFor()
  expect(await bens.page.getByText('Do you ask who comes?').count()).toBe(0)
})
