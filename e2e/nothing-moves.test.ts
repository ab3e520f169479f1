import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clubToday } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story(undefined, { whole: true })

/** Slow enough that a page comes in parts. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
/** Share of the window times the distance of the shift: a line of text here and there, but no button. */
const HARDLY_ANY = 0.02

async function openSlowly(shape: 'phone' | 'desktop', token: string): Promise<Page> {
  const { page } = await suite.open('Ada', { shape, token })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

const movedOn = (page: Page) =>
  page.evaluate(async () => {
    // two frames, so that the last render counts, too
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0)
  })

/** Each page, until its last part is there. */
const PAGES = {
  group: async (page: Page, groupId: string) => {
    await page.goto(`/my-sports-groups/${groupId}`)
    await page
      .getByRole('switch', { name: /^I always come/ })
      .first()
      .waitFor()
    await page.getByRole('tab', { name: 'No reply 2' }).waitFor()
    await page.getByText('Invite players').waitFor()
  },
  newGroup: async (page: Page) => {
    await page.goto('/sports/create?type=football')
    await page.getByRole('navigation', { name: 'Steps' }).waitFor()
    await page.waitForLoadState('networkidle')
  },
  notificationSettings: async (page: Page) => {
    await page.goto('/notifications/settings')
    await page.getByRole('button', { name: 'Tell me on this phone' }).waitFor()
  },
}

test('on a slow connection nothing moves under the thumb: on the page of a group, the first step of a new one and the switches of notifications', async () => {
  const { groupId, ada } = await clubToday(suite.server, ['Ben'])
  const moved = async (shape: 'phone' | 'desktop', name: keyof typeof PAGES) => {
    const page = await openSlowly(shape, ada.token)
    await PAGES[name](page, groupId)
    return movedOn(page)
  }
  // each on its own connection, and without anything that another has loaded
  const [group, groupAtDesk, newGroup, settings] = await Promise.all([
    moved('phone', 'group'),
    moved('desktop', 'group'),
    moved('phone', 'newGroup'),
    moved('phone', 'notificationSettings'),
  ])
  expect(group).toBeLessThan(HARDLY_ANY)
  expect(groupAtDesk).toBeLessThan(HARDLY_ANY)
  expect(newGroup).toBeLessThan(HARDLY_ANY)
  expect(settings).toBeLessThan(HARDLY_ANY)
})
