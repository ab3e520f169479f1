import { checkIn, listPlayers } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { club } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubToday } from './support/club.ts'
import { cutOff } from './support/network.ts'
import { story } from './support/story.ts'

const suite = story()

test('a phone that waits for a signal checks its owner in where they are by then, writing down a guest', async () => {
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

const EARLY = { game_start_time: '18:30', game_end_time: '20:30' }
const QUARTER_TO_SIX = '2026-06-09T16:45:00.000Z'
const HALF_AN_HOUR = 31 * 60_000

test('past six by the clock of the venue a phone that was allowed to before looks once by itself, and its owner is in', async () => {
  const { groupId, people } = await club(suite.server, ['Ben'], EARLY)
  await suite.server.setTime(QUARTER_TO_SIX)
  const [ben] = people as [Person]
  const at = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }
  const options = { shape: 'phone', token: ben.token, clock: QUARTER_TO_SIX, at } as const
  const { page } = await suite.open('Ben', options)
  await page.addInitScript(`
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    window.asked = 0
    navigator.geolocation.getCurrentPosition = (...callbacks) => { window.asked += 1; ask(...callbacks) }`)
  await page.goto(`/my-sports-groups/${groupId}/game-day`)
  await page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
  expect(await page.evaluate('window.asked')).toBe(0)
  suite.server.pass(HALF_AN_HOUR)
  await page.clock.fastForward(HALF_AN_HOUR)
  await page.getByText("You're in").waitFor()
  const { reply } = await ben.call(listPlayers, { params: { groupId } })
  expect(reply.map(({ name, arrival_number }) => [name, arrival_number])).toContainEqual(['Ben Okafor', 1])
  expect(await page.evaluate('window.asked')).toBe(1)
})
