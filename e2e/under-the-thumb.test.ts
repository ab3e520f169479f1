import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubToday, nameCaptains } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const SHAPES = ['phone', 'desktop'] as const

/** Of a target for a thumb there fit so many between two buttons, one above the other or beside each other. */
const TARGET = 44

async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('One of the two does not stand on the page.')
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const down = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  return Math.max(across, down)
}

test.each(SHAPES)(
  "in the middle of a draft 'End the game' is closed, and opened it stands far from 'Auto-assign the rest' on a %s",
  async (shape) => {
    const club = await clubToday(suite.server, ['Cleo', 'Eve', 'Ben', 'Finn', 'Gus', 'Hana'])
    await nameCaptains(club)
    const { page } = await suite.open('Ada', { shape, token: club.ada.token })
    await page.goto(club.gameDay)
    await page.getByRole('heading', { name: 'Cleo is picking for Orange' }).waitFor()
    const autoAssign = page.getByRole('button', { name: 'Auto-assign the rest' })
    const end = page.getByRole('button', { name: 'End the game' })
    await autoAssign.waitFor()
    const question = page.getByText('Not playing after all?', { exact: true })
    await question.waitFor()
    expect(await end.isVisible()).toBe(false)
    expect(await gapBetween(autoAssign, question)).toBeGreaterThan(4 * TARGET)
    await question.click()
    await end.waitFor()
    expect(await gapBetween(autoAssign, end)).toBeGreaterThan(4 * TARGET)
    await end.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it open' }).click()
    await page.getByRole('heading', { name: 'Cleo is picking for Orange' }).waitFor()
  },
)

test.each(SHAPES)('Delete Group stands in a menu at the head of the members page on a %s', async (shape) => {
  const club = await clubToday(suite.server, [
    'Ben',
    'Cleo',
    'Dan',
    'Eve',
    'Finn',
    'Gus',
    'Hana',
    'Ines',
    'Jo',
  ])
  const { page } = await suite.open('Ada', { shape, token: club.ada.token })
  await page.goto(`/my-sports-groups/${club.groupId}/members`)
  const last = page.getByRole('main').getByRole('listitem').last()
  await last.waitFor()
  const deleteGroup = page.getByText('Delete Group', { exact: true })
  expect(await deleteGroup.filter({ visible: true }).count()).toBe(0)
  const menu = page.getByRole('main').getByRole('button', { name: /^More/ }).first()
  expect(await gapBetween(menu, last)).toBeGreaterThan(4 * TARGET)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete Group' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group' }).waitFor()
})

test('the word after a check-in is of one person where it was one, and of several where it was several', async () => {
  const club = await clubToday(suite.server, ['Ben'])
  const { page } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
  await page.goto(club.gameDay)
  const toast = (text: string) => page.getByText(text, { exact: true })
  const dismiss = async (text: string) => {
    await toast(text).locator('..').getByRole('button', { name: 'Dismiss' }).click()
    await toast(text).waitFor({ state: 'hidden' })
  }

  await page.getByRole('button', { name: 'Check in Ben Okafor' }).click()
  await toast('Player checked in successfully!').waitFor()
  await dismiss('Player checked in successfully!')

  await page.getByLabel('Player name').fill('Zoe')
  await page.getByRole('button', { name: 'Check in 1 player' }).click()
  await toast('Player checked in successfully!').waitFor()
  expect(await toast('Players checked in successfully!').count()).toBe(0)
  await dismiss('Player checked in successfully!')

  await page.getByLabel('Player name').fill('Yan')
  await page.getByRole('button', { name: 'Add another player' }).click()
  await page.getByLabel('Player name').last().fill('Xia')
  await page.getByRole('button', { name: 'Check in 2 players' }).click()
  await toast('Players checked in successfully!').waitFor()
})
