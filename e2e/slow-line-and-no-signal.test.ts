import { describe, expect, test } from 'vitest'
import { answer } from '../apps/server/src/features/events/testing.ts'
import { type Person, person } from '../apps/server/src/testing/people.ts'
import { nextPaint } from '../screens/measures.ts'
import { checkInBy, clubToday, eventTonight } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

describe('a slow line', () => {
  test('an answer that has been counted stays on the screen until it has been read', async () => {
    const { eventId } = await eventTonight(suite.server)
    const emma = await person(suite.server, 'Emma')
    await answer(emma, eventId)
    const { page } = await suite.open('Emma', { shape: 'phone', token: emma.token })
    await page.goto(`/events/${eventId}`)
    await page.getByRole('button', { name: "You're in" }).waitFor()

    // what the event says now never comes
    await page.route(`**/api/v1/events/${eventId}`, () => undefined)
    const read = page.waitForRequest(`**/api/v1/events/${eventId}`)
    await page.getByRole('button', { name: "I'm out" }).click()
    await read
    await nextPaint(page)
    expect(await page.getByRole('button', { name: "You're out" }).count()).toBe(1)
  })
})

describe('no signal', () => {
  test('a check-in without a signal waits, and is the same one arrival when it goes out', async () => {
    const club = await clubToday(suite.server, ['Ben', 'Cleo'])
    const [ben, cleo] = club.people as [Person, Person]
    const options = { shape: 'phone', token: ben.token, at: club.atThePitch } as const
    const { page, context } = await suite.open('Ben', options)
    await page.goto(club.gameDay)
    await page.getByRole('button', { name: 'Check in', exact: true }).waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await page.getByText("No signal. We'll send your check-in as soon as you're back.").waitFor()
    await checkInBy(club, cleo)
    await context.setOffline(false)
    await page.getByText("You're in").waitFor()
    await page.getByText('2nd to arrive').waitFor()
  })
})
