import { checkIn } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { clubToday } from './support/club.ts'
import { cutOff } from './support/network.ts'
import { story } from './support/story.ts'

const suite = story()

test('a phone that waits for the network checks its owner in where they are by then, while a guest is being entered', async () => {
  const today = await clubToday(suite.server, [])
  const options = { shape: 'phone', token: today.ada.token, at: today.atThePitch } as const
  const { page } = await suite.open('Ada', options)
  await page.goto(today.gameDay)
  await cutOff(page, checkIn)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const written = page.getByLabel('Player name').and(page.locator(':focus'))
  await page.getByRole('button', { name: 'Add another player' }).click()
  await written.waitFor()
  for (const name of ['Remove player 1', 'Add another player', 'Remove player 2']) {
    await page.getByRole('button', { name }).click()
    await written.waitFor()
  }
  await written.fill('Hana')
  const before = await page.evaluate('scrollY')
  expect(before).toBeGreaterThan(500)

  await page.unrouteAll()
  await page.getByText('1st to arrive').waitFor()
  expect(await written.inputValue()).toBe('Hana')
  expect(await page.evaluate('scrollY')).toBeGreaterThan(500)
})
