import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { changeInvite, getInvite } from '@turnout/contract/invites'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { answer, published, STREET_CUP } from '../apps/server/src/features/events/testing.ts'
import { SETTINGS } from '../apps/server/src/features/scheduled-games/testing.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { clubTomorrow, clubTonight, eventTonight } from './support/club.ts'
import { linkTo } from './support/mails.ts'
import { EMMA, fillInSignIn, fillInSignUp, tapsOn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()
// a story that moves the clock leaves no other date to the next one, whose phone goes by the wall
afterEach(() => suite.server.setTime(Date.now()))

const CUP = 'Weaver Street Cup'
const GROUP = 'Canal Side Kickabout'
const MOST_TAPS = 4

const card = (page: Page, name: string) => page.getByRole('link', { name })
const imIn = (page: Page) => page.getByRole('button', { name: "I'm in" })
const isIn = (page: Page) => page.getByRole('button', { name: "You're in" }).waitFor()

async function searchFor(page: Page, words: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search Events' })
  await field.fill(words)
  await field.press('Enter')
  await page.waitForURL('**/events?search=**')
}

test('a stranger finds an event of tonight on a phone, signs up, opens the mail elsewhere, comes and is checked in', async () => {
  const { ben, eventId, atTheDoor } = await eventTonight(suite.server)
  const { page } = await suite.open('Emma', { shape: 'phone' })
  await page.goto('/')
  await searchFor(page, 'wever street')
  await card(page, CUP).click()
  await imIn(page).click()
  await page.getByText("Sign up, and you're in. Have an account?").waitFor()
  await fillInSignUp(page)
  await page.getByText("Open it on any device, and you're in.").waitFor()

  const { page: phone } = await suite.open('Emma elsewhere', { shape: 'phone', at: atTheDoor })
  await phone.goto(await linkTo(suite.server, EMMA))
  await phone.getByText(`You're in: ${CUP}.`).waitFor()
  await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillInSignIn(phone)
  await phone.waitForURL(`**/events/${eventId}`)
  await isIn(phone)

  const { page: host } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await host.goto(`/events/${eventId}`)
  await host.getByText('0 of 1 here').waitFor()
  const saved = host.waitForEvent('download')
  await host.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^turnout-weaver-street-cup-.*\.ics$/)
  await phone.getByRole('button', { name: 'Check in', exact: true }).click()
  await phone.getByText("You're here").waitFor()
  await host.reload()
  await host.getByText('1 of 1 here').waitFor()
})

test("the header's sign-in leads back to the event", async () => {
  await registeredPerson(suite.server, 'Emma')
  const { eventId } = await eventTonight(suite.server)
  const { page } = await suite.open('Emma', { shape: 'desktop' })
  await page.goto(`/events/${eventId}`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fillInSignIn(page)
  await page.waitForURL(`**/events/${eventId}`)
  await imIn(page).waitFor()
})

test("the header's search of a phone goes to the field of the list of events where it stands", async () => {
  const { token } = await registeredPerson(suite.server, 'Emma')
  const { page } = await suite.open('Emma', { shape: 'phone', token })
  await page.goto('/events')
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search Events' })
  await field.waitFor()
  const open = page.getByRole('banner').getByRole('button', { name: 'Search Events' })
  await open.click()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.getByRole('banner').getByRole('searchbox').count()).toBe(0)
  await page.goto('/home')
  await open.click()
  await page.getByRole('banner').getByRole('searchbox').waitFor()
})

type Way = { page: Page; taps: ReturnType<typeof tapsOn> }

/** Signs up, and opens the mail in this browser. */
async function signUp({ page, taps }: Way): Promise<void> {
  await fillInSignUp(page)
  await taps.open(await linkTo(suite.server, EMMA))
}

async function newcomer(options: Parameters<typeof suite.open>[1], from = '/'): Promise<Way> {
  const { page } = await suite.open('Emma', options)
  if (from) await page.goto(from)
  // the page that was drawn ahead is a stranger's: what is pressed while it changes may be missed
  if (options.token && from === '/') await page.getByRole('link', { name: 'Go home' }).waitFor()
  return { page, taps: tapsOn(page) }
}

const WAYS: Record<string, () => Promise<Way>> = {
  'by an event on the landing page, on a phone': async () => {
    await eventTonight(suite.server)
    const way = await newcomer({ shape: 'phone' })
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await signUp(way)
    await isIn(way.page)
    return way
  },
  'by the search in the header, with an account': async () => {
    const { token } = await registeredPerson(suite.server, 'Emma')
    await eventTonight(suite.server)
    const way = await newcomer({ shape: 'desktop', token })
    const field = way.page.getByRole('banner').getByPlaceholder('Search Events')
    await field.fill('cup')
    await field.press('Enter')
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await isIn(way.page)
    return way
  },
  'by the events with places left': async () => {
    await eventTonight(suite.server)
    const way = await newcomer({ shape: 'phone' })
    await way.taps.tap(way.page.getByRole('link', { name: 'With places left' }))
    await way.page.getByRole('heading', { name: '1 event' }).waitFor()
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await signUp(way)
    await isIn(way.page)
    return way
  },
  'by the events of today, without a position, on a laptop': async () => {
    // the list reckons days by the clock of the laptop, so the event is where the laptop is
    const clock = `${STREET_CUP.date}T12:30:00Z`
    await suite.server.setTime(clock)
    await published(await person(suite.server, 'Ben'))
    const way = await newcomer({ shape: 'desktop', clock })
    await way.taps.tap(way.page.getByRole('link', { name: 'Today' }))
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await signUp(way)
    await isIn(way.page)
    return way
  },
  'by distance, with an account': async () => {
    const { token } = await registeredPerson(suite.server, 'Emma')
    const { atTheDoor } = await eventTonight(suite.server)
    const way = await newcomer({ shape: 'phone', token, at: atTheDoor })
    await way.taps.tap(way.page.getByRole('link', { name: 'Browse events' }))
    await way.taps.tap(way.page.getByRole('button', { name: 'Near me' }))
    await way.page.getByText('0 m').first().waitFor()
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await isIn(way.page)
    return way
  },
  'by a QR code, with an account that is not signed in': async () => {
    await registeredPerson(suite.server, 'Emma')
    const { eventId } = await eventTonight(suite.server)
    const way = await newcomer({ shape: 'phone' }, '')
    await way.taps.open(`/events/${eventId}`)
    await way.taps.tap(imIn(way.page))
    await way.taps.tap(way.page.getByRole('main').getByRole('link', { name: 'Sign in' }).first())
    await fillInSignIn(way.page)
    await isIn(way.page)
    return way
  },
  'by the waiting list of a full event': async () => {
    const { eventId } = await eventTonight(suite.server, { places: 2 })
    for (const name of ['Cleo', 'Dan']) await answer(await person(suite.server, name), eventId)
    const way = await newcomer({ shape: 'phone' })
    await way.taps.tap(card(way.page, CUP))
    await way.taps.tap(imIn(way.page))
    await signUp(way)
    await way.page.getByText("You're 1st on the waiting list").waitFor()
    return way
  },
  'by the page of a group that lets strangers find its games': async () => {
    const club = await clubTonight(suite.server)
    await club.ada.call(changeAttendanceSettings, {
      params: { groupId: club.groupId },
      body: { ...SETTINGS, strangers_may_find: true },
    })
    const way = await newcomer({ shape: 'phone', at: club.atThePitch })
    await card(way.page, GROUP).first().waitFor()
    await searchFor(way.page, 'canal')
    await way.taps.tap(card(way.page, GROUP).first())
    await way.taps.tap(way.page.getByRole('button', { name: 'Join', exact: true }))
    await signUp(way)
    await way.page.getByText('Request Pending').first().waitFor()
    const { page: ada } = await suite.open('Ada', { shape: 'phone', token: club.ada.token })
    await ada.goto(`/my-sports-groups/${club.groupId}/members`)
    await ada.getByRole('button', { name: 'Approve' }).click()
    // nobody loads the page anew: it follows the request
    await way.taps.tap(imIn(way.page).first())
    await way.page.getByRole('button', { name: "You're in" }).first().waitFor()
    await way.page.goto(club.gameDay)
    await way.page.getByRole('button', { name: 'Check in', exact: true }).click()
    await way.page.getByText('1st to arrive').waitFor()
    return way
  },
  'by an invitation that lets people in at once': async () => {
    const club = await clubTomorrow(suite.server, [])
    const params = { groupId: club.groupId }
    await club.ada.call(changeInvite, { params, body: { join_at_once: true } })
    const { reply } = await club.ada.call(getInvite, { params })
    const way = await newcomer({ shape: 'phone' }, '')
    await way.taps.open(`/my-sports-groups/${club.groupId}/join?invite=${reply.token}`)
    await way.taps.tap(way.page.getByRole('button', { name: 'Join now' }))
    await signUp(way)
    // the browser of the sign-up is led to the group by itself
    await way.page.getByText(`You're in: ${GROUP}.`).waitFor()
    await way.page.waitForURL(`**/my-sports-groups/${club.groupId}`)
    await way.taps.tap(imIn(way.page).first())
    await way.page.getByRole('button', { name: "You're in" }).first().waitFor()
    return way
  },
}

test.each(Object.entries(WAYS))(
  `a newcomer has a place after at most ${MOST_TAPS} taps: %s`,
  async (_, come) => {
    const { taps } = await come()
    expect(taps.count).toBeLessThanOrEqual(MOST_TAPS)
  },
)
