import { checkIn, listPlayers } from '@turnout/contract/game-day'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { club } from '../apps/server/src/testing/game-setup.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import { sessionAround } from '../demo/groups.ts'
import { clubToday } from './support/club.ts'
import { cutOff } from './support/network.ts'
import { story } from './support/story.ts'

const suite = story()

const pressCheckIn = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true }).click()

async function checkedInNames(who: Person, groupId: string): Promise<string[]> {
  const { reply } = await who.call(listPlayers, { params: { groupId } })
  return reply.filter(({ arrival_time }) => arrival_time !== null).map(({ name }) => name)
}

/** What a browser would answer, by the number of its error. */
const failWithCode = (code: number) => `void (
  navigator.geolocation.getCurrentPosition = (_, no) => setTimeout(() => no({ code: ${code}, message: '' }), 10))`
const NO_GEOLOCATION = "void Object.defineProperty(navigator, 'geolocation', { value: undefined })"

describe('a phone that is not found', () => {
  test('says so in one sentence, checks nobody in, and offers the other door, whatever the reason', async () => {
    const today = await clubToday(suite.server, ['Ben'])
    const [ben] = today.people as [Person]
    const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
    await page.goto(today.gameDay)
    for (const [script, text] of [
      // as this phone is: denied
      [
        null,
        'Location access was denied. Please enable location access in your browser settings to check in.',
      ],
      [failWithCode(2), 'Location information is unavailable. Please try again.'],
      [failWithCode(3), 'Location request timed out. Please try again.'],
      [failWithCode(0), 'An unexpected error occurred while getting your location.'],
      [NO_GEOLOCATION, 'Geolocation is not supported by your browser'],
    ] as const) {
      if (script) await page.evaluate(script)
      await pressCheckIn(page)
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
      expect(await checkedInNames(ben, today.groupId)).toEqual([])
      await page.getByRole('button', { name: 'I have the venue code' }).waitFor()
    }
  })

  test('denied, it says how to allow it, and the organiser checks the person in with one tap', async () => {
    const today = await clubToday(suite.server, ['Ben'])
    const [ben] = today.people as [Person]
    const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
    await page.goto(today.gameDay)
    await pressCheckIn(page)
    await page.getByText('How to switch it on').click()
    await page.getByText('an admin can check you in with one tap').waitFor()

    const ada = await suite.open('Ada', { shape: 'phone', token: today.ada.token })
    await ada.page.goto(today.gameDay)
    await ada.page.getByRole('button', { name: 'Check in Ben Okafor' }).click()
    await page.getByText("You're in").waitFor()
  })

  test('where the group has no place on the map nobody is measured', async () => {
    const nowhere = { venue_latitude: 0, venue_longitude: 0, ...sessionAround(Date.now(), 'Etc/GMT') }
    const today = await clubToday(suite.server, ['Ben'], nowhere)
    const [ben] = today.people as [Person]
    const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token, at: today.atThePitch })
    await page.goto(today.gameDay)
    await pressCheckIn(page)
    await page.getByRole('alert').getByText('Venue location not available', { exact: true }).waitFor()
    expect(await checkedInNames(ben, today.groupId)).toEqual([])
  })
})

describe('a phone that is found', () => {
  test.each([
    ['620 m away', 620, 'You must be at the venue to check in', []],
    ['40 m away', 40, "You're in", ['Ben Okafor']],
  ])('%s: it says how far, and what follows', async (_, metres, text, isIn) => {
    const today = await clubToday(suite.server, ['Ben'])
    const [ben] = today.people as [Person]
    const at = { ...today.atThePitch, latitude: today.atThePitch.latitude + metres / 111_195 }
    const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token, at })
    await page.goto(today.gameDay)
    await pressCheckIn(page)
    await page.getByText(text, { exact: true }).first().waitFor()
    expect(await checkedInNames(ben, today.groupId)).toEqual(isIn)
    // the button has gone, and its focus is where it says why
    if (isIn.length > 0) await page.locator('[data-you-are-in]:focus').waitFor()
  })

  test('that waits for a signal checks its owner in where they are by then, writing down a guest', async () => {
    const today = await clubToday(suite.server, ['Ben'])
    const options = { shape: 'phone', token: today.ada.token, at: today.atThePitch } as const
    const { page } = await suite.open('Ada', options)
    await page.goto(today.gameDay)
    await cutOff(page, checkIn)
    await pressCheckIn(page)
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
})

describe('past six by the clock of the venue', () => {
  const EARLY = { game_start_time: '18:30', game_end_time: '20:30' }
  const QUARTER_TO_SIX = '2026-06-09T16:45:00.000Z'
  const A_QUARTER_PAST = 31 * 60_000

  async function openAsBen(options: { allows: boolean }) {
    const { groupId, people, ada } = await club(suite.server, ['Ben'], EARLY)
    await suite.server.setTime(QUARTER_TO_SIX)
    const [ben] = people as [Person]
    const at = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }
    const { page, context } = await suite.open('Ben', {
      shape: 'phone',
      token: ben.token,
      clock: QUARTER_TO_SIX,
      ...(options.allows && { at }),
    })
    await page.addInitScript(`
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      window.asked = 0
      navigator.geolocation.getCurrentPosition = (...said) => { window.asked += 1; ask(...said) }`)
    await page.goto(`/my-sports-groups/${groupId}/game-day`)
    await page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
    const asked = () => page.evaluate('window.asked')
    expect(await asked()).toBe(0)
    suite.server.pass(A_QUARTER_PAST)
    await page.clock.fastForward(A_QUARTER_PAST)
    return { page, context, asked, groupId, ben, ada }
  }

  test('a phone that was allowed to before looks once by itself, and its owner is in', async () => {
    const { page, asked, groupId, ben } = await openAsBen({ allows: true })
    await page.getByText("You're in").waitFor()
    expect(await checkedInNames(ben, groupId)).toEqual(['Ben Okafor'])
    expect(await asked()).toBe(1)
  })

  test('a phone that was not is asked nothing: its owner presses, or nothing happens', async () => {
    const { page, asked, groupId, ada } = await openAsBen({ allows: false })
    // the same minute reaches the page: an arrival shows on it
    const body = { latitude: 51.535, longitude: -0.0575 }
    await ada.call(checkIn, { params: { groupId }, body })
    await page.clock.fastForward(6_000)
    await page.getByRole('heading', { level: 1, name: '1 player arrived' }).waitFor()
    expect(await asked()).toBe(0)
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0)
  })
})
