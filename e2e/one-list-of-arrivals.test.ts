import { manualCheckIn } from '@turnout/contract/game-day'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkInBy, clubToday, nameCaptains } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const MEMBERS = ['Cleo', 'Ben', 'Finn', 'Gus', 'Hana', 'Ines', 'Jo', 'Kai', 'Lou', 'Maximiliane-Alexandra']
const WIDTHS = [360, 1280]

test.each(WIDTHS)('at %i px no check-in moves the buttons of those still to come', async (width) => {
  const club = await clubToday(suite.server, MEMBERS)
  const { page } = await suite.open('Ada', {
    shape: width < 1000 ? 'phone' : 'desktop',
    token: club.ada.token,
  })
  await page.setViewportSize({ width, height: 740 })
  await page.goto(club.gameDay)
  const list = page.getByRole('region', { name: 'Arrivals' })
  await list.getByRole('button', { name: 'Show all 11' }).click()
  const before = await buttonsIn(page)
  expect(Object.keys(before)).toHaveLength(11)

  for (const name of ['Ben Okafor', 'Hana Okafor', 'Maximiliane-Alexandra Okafor'])
    await list.getByRole('button', { name: `Check in ${name}` }).click()
  await list.getByRole('listitem').filter({ hasText: 'by admin' }).nth(2).waitFor()
  const after = await buttonsIn(page)
  expect(Object.keys(after)).toHaveLength(8)
  for (const [name, top] of Object.entries(after)) expect(`${name} ${top}`).toBe(`${name} ${before[name]}`)

  await list.getByRole('button', { name: 'Sort by arrival' }).click()
  await list.getByText('Here, in order of arrival').waitFor()
  const rows = await list.getByRole('listitem').allTextContents()
  expect(rows.slice(-3).map((row) => row.slice(0, 1))).toEqual(['1', '2', '3'])
})

test('members and guests stand in one list, found by name; how to reach a guest only organisers read', async () => {
  const club = await clubToday(suite.server, MEMBERS)
  const params = { groupId: club.groupId }
  const body = [{ name: 'Zoë Guest', email: 'zoe@example.org', phone: '' }]
  await club.ada.call(manualCheckIn, { params, body })
  const [cleo] = club.people
  if (cleo) await checkInBy(club, cleo)
  for (const [who, token, reads] of [
    ['Ada', club.ada.token, true],
    ['Cleo', cleo?.token ?? '', false],
  ] as const) {
    const { page } = await suite.open(who, { shape: 'phone', token })
    await page.goto(club.gameDay)
    const list = page.getByRole('region', { name: 'Arrivals' })
    await list.getByLabel('Search by name').fill('zoe')
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    expect(await list.getByRole('listitem').textContent()).toContain('Zoë Guest')
    expect(await page.getByText('zoe@example.org').count()).toBe(reads ? 1 : 0)
    await list.getByLabel('Search by name').fill('xyz')
    await list.getByText("No one here is called 'xyz'.").waitFor()
  }
})

test.each(WIDTHS)('at %i px the armband stands clear of the words before it', async (width) => {
  const club = await clubToday(suite.server, ['Cleo', 'Ben'])
  await nameCaptains(club)
  const shape = width < 1000 ? 'phone' : 'desktop'
  const { page } = await suite.open('Ada', { shape, token: club.ada.token })
  await page.setViewportSize({ width, height: 740 })
  await page.goto(club.gameDay)
  const armband = page.getByRole('region', { name: 'Arrivals' }).getByText('Captain', { exact: true }).first()
  await armband.waitFor()
  const gap = await armband.evaluate((badge) => {
    const words = document.createRange()
    words.selectNodeContents(badge.parentElement ?? badge)
    words.setEndBefore(badge)
    const before = words.getBoundingClientRect()
    const box = badge.getBoundingClientRect()
    // beside them, or on a line of its own
    return Math.max(box.left - before.right - 4, box.top - before.bottom)
  })
  expect(gap).toBeGreaterThanOrEqual(0)
})

/** How far below the top of the list each button to check somebody in stands. */
async function buttonsIn(page: Page): Promise<Record<string, number>> {
  const list = page.getByRole('region', { name: 'Arrivals' }).getByRole('list')
  return list.evaluate((all) => {
    const top = all.getBoundingClientRect().top
    const buttons = [...all.querySelectorAll('button[aria-label^="Check in "]')]
    return Object.fromEntries(
      buttons.map((each) => [
        each.getAttribute('aria-label') ?? '',
        Math.round(each.getBoundingClientRect().top - top),
      ]),
    )
  })
}
