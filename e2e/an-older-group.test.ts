import { changeAttendanceSettings, getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attendanceSettings } from '../apps/server/src/features/scheduled-games/tables.ts'
import { SETTINGS } from '../apps/server/src/features/scheduled-games/testing.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** A group from before groups asked who comes. */
async function olderGroup() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  await suite.server.deps.sql.delete(attendanceSettings).where(eq(attendanceSettings.groupId, groupId))
  const settings = async () => (await ada.call(getAttendanceSettings, { params: { groupId } })).reply
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}`)
  const offer = page.getByRole('region', { name: 'Do you ask who comes?' })
  await offer.waitFor()
  return { ada, ben: people[0]!, groupId, page, offer, settings }
}

test('an organiser of an older group is offered to ask who comes, and a player is not', async () => {
  const { ben, groupId, page, offer, settings } = await olderGroup()
  const bens = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await bens.page.goto(`/my-sports-groups/${groupId}`)
  await bens.page.getByRole('heading', { name: 'Upcoming Games' }).waitFor()
  await offer.getByRole('button', { name: 'Ask who comes' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Yes In or out/, checked: true })
    .waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: "Who's in" }).waitFor()
  await offer.waitFor({ state: 'detached' })
  expect(await settings()).toMatchObject({ mode: 'who_comes', is_chosen: true })
  await bens.page.getByRole('button', { name: "I'm in" }).first().waitFor()
  expect(await bens.page.getByText('Do you ask who comes?').count()).toBe(0)
})

test("an organiser who says 'Not now' is not asked again, and the group stays as it is", async () => {
  const { page, offer, settings } = await olderGroup()
  await offer.getByRole('button', { name: 'Not now' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await settings()).toMatchObject({ mode: 'off', is_chosen: true })
  const asked = page.waitForResponse(/attendance-settings$/)
  await page.reload()
  await asked
  // the button that every organiser has for the settings
  await page.getByRole('button', { name: 'Do you ask who comes?' }).waitFor()
  expect(await offer.count()).toBe(0)
})

test('what a player’s page asked for before an organiser began to ask, and got after it, does not stay', async () => {
  const { ada, ben, groupId } = await olderGroup()
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const isRead = new Promise<void>((resolve) => {
    page.route('**/scheduled-games', async (route) => {
      const response = await route.fetch()
      resolve()
      await released
      await route.fulfill({ response })
    })
  })
  await page.goto(`/my-sports-groups/${groupId}`)
  await page.getByRole('heading', { name: 'Upcoming Games' }).waitFor()
  await isRead
  const changedAt = Date.now()
  const later = page.waitForResponse(
    (response) => response.url().endsWith('/games') && response.request().timing().startTime > changedAt,
  )
  await ada.call(changeAttendanceSettings, { params: { groupId }, body: SETTINGS })
  await later
  release()
  await page.getByRole('button', { name: "I'm in" }).first().waitFor()
})
