import { createGroup } from '@turnout/contract/groups'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { CANAL_SIDE } from '../apps/server/src/testing/game-setup.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { nextPaint } from '../screens/measures.ts'
import { trackActivity } from '../screens/network-state.ts'
import { chunkOf, laterChunkOf } from './support/chunks.ts'
import { eventTonight } from './support/club.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { deployBuild } from './support/release.ts'
import { story } from './support/story.ts'

const suite = story()

/** The builds whose files are on this phone; null while the page reloads. */
const buildsOn = (page: Page): Promise<string[] | null> =>
  page
    .evaluate(async () =>
      (await caches.keys()).map((name) => name.replace('turnout-', '').replace(/^[0-9a-f]{12}$/, 'today')),
    )
    .catch(() => null)

const worker = (page: Page, state: 'waiting' | 'active') =>
  page.evaluate(
    async (which) => (await navigator.serviceWorker.getRegistration())?.[which]?.state ?? null,
    state,
  )

/** Checks at once instead of when the browser chooses to; resolves when the new build was found. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))

const markPage = (page: Page) => page.evaluate(() => Reflect.set(globalThis, 'hasStayed', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'hasStayed'))

/** Records on each page when it has checked for a waiting build, and when it has asked one to take over. */
const recordWorkerCalls = (context: BrowserContext) =>
  context.addInitScript(() => {
    // a page that is still blank has no workers
    if (!('ServiceWorker' in globalThis)) return
    const post = ServiceWorker.prototype.postMessage
    ServiceWorker.prototype.postMessage = function ask(this: ServiceWorker, message: unknown) {
      post.call(this, message)
      Reflect.set(globalThis, 'hasAsked', true)
    }
    const register = ServiceWorkerContainer.prototype.register
    ServiceWorkerContainer.prototype.register = async function look(...asked) {
      const registration = await register.apply(this, asked)
      Reflect.set(globalThis, 'hasLooked', true)
      return registration
    }
  })
const hasLooked = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'hasLooked'))
const hasAsked = (page: Page) => page.evaluate(() => Reflect.has(globalThis, 'hasAsked'))

describe('a new build', () => {
  test('takes over at the next start, and not while another page of the app is open', async () => {
    const ada = await person(suite.server, 'Ada')
    const { page, context } = await suite.open('Ada', { shape: 'phone', token: ada.token, installs: true })
    await recordWorkerCalls(context)
    await page.goto('/home')
    await expect.poll(() => worker(page, 'active')).toBe('activated')
    expect(await buildsOn(page)).toEqual(['today'])

    // it has checked for a waiting build before there is one, and so does not ask it to take over
    await page.reload()
    await expect.poll(() => hasLooked(page)).toBe(true)
    onTestFinished(deployBuild(suite.server, 'tomorrow').undo)
    await markPage(page)
    await checkForUpdate(page)
    await expect.poll(() => worker(page, 'waiting')).toBe('installed')

    const other = await context.newPage()
    await other.goto('/home')
    await expect.poll(() => hasAsked(other)).toBe(true)
    // the waiting build has counted the pages by then
    for (const worker of context.serviceWorkers())
      await worker.evaluate(
        'clients.matchAll({ type: "window", includeUncontrolled: true }).then(() => null)',
      )
    expect(await worker(page, 'waiting')).toBe('installed')
    expect(await buildsOn(page)).toEqual(['today', 'tomorrow'])
    expect([await isMarked(page), await hasAsked(page)]).toEqual([true, false])

    await other.close()
    await page.reload()
    await expect.poll(() => buildsOn(page)).toEqual(['tomorrow'])
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

const LOST = "Part of this page is missing: there's a newer version, or no signal. Reload it."

describe('a part of the page that cannot be fetched', () => {
  const MEMBERS = chunkOf('features/members/members-page.tsx')
  const openGroupPage = async () => {
    const ada = await person(suite.server, 'Ada')
    const { reply } = await ada.call(createGroup, { body: CANAL_SIDE })
    const expects = /Failed to (load resource|fetch dynamically)/
    const screen = await suite.open('Ada', { shape: 'desktop', token: ada.token, expects })
    const whenSettled = trackActivity(screen.page)
    await screen.page.goto(`/my-sports-groups/${reply.id}`)
    return { ...screen, whenSettled, toMembers: screen.page.getByRole('link', { name: 'Members' }).first() }
  }
  const isStyled = async (page: Page) => {
    await page.getByRole('heading', { name: 'Current members' }).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Ada Okafor' })
    expect(await row.evaluate((drawn) => getComputedStyle(drawn).display)).not.toBe('list-item')
  }

  test('does not cost the page: it says so, and is there when the network is back; it is requested again on a reloaded page, and once more on demand', async () => {
    const { page, context, toMembers, whenSettled } = await openGroupPage()
    // the lazy parts of this page are not the missing ones
    await whenSettled()
    await context.setOffline(true)
    await toMembers.click()
    await page.getByRole('heading', { name: LOST }).waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await context.setOffline(false)
    await isStyled(page)

    await page.goBack()
    await page.reload()
    let pages = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1
    })
    await page.route(MEMBERS, (route) => route.fulfill({ status: 404, body: '' }))
    await toMembers.click()
    await page.getByRole('heading', { name: LOST }).waitFor()
    expect(pages).toBe(1)
    await page.unroute(MEMBERS)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await isStyled(page)
    expect(pages).toBe(2)
  })
})

describe('a prerendered page before its script', () => {
  const NOWHERE = { status: 404, body: '' }
  const HELP = chunkOf('features/pages/help-page.tsx')
  const isTakenOver = (page: Page) =>
    page
      .locator('#root > *')
      .evaluateAll((all) => all.some((each) => /__react/.test(Object.keys(each).join())))
  const visit = async (token?: string) => {
    const expects = /Failed to (load resource|fetch dynamically)/
    const { page } = await suite.open('a visitor', { shape: 'phone', expects, ...(token && { token }) })
    const navigations = { times: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) navigations.times += 1
    })
    return { page, navigations }
  }
  /**
   * When the app has given up, it shows the account links that the page has hidden; false while the page
   * reloads.
   */
  const hasGivenUp = (page: Page) =>
    page
      .locator('[data-doors]')
      .evaluate((doors: HTMLElement) => doors.style.visibility === 'visible')
      .catch(() => false)

  test('is reloaded once, then stays as prerendered with its account links, leads on, and is taken over once its code is there', async () => {
    const { page, navigations } = await visit('a session of long ago')
    await page.route(HELP, (route) => route.fulfill(NOWHERE))
    const staysAsDrawn = async () => {
      await expect.poll(() => hasGivenUp(page)).toBe(true)
      await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
      expect(await page.getByText(LOST).count()).toBe(0)
      expect(await isTakenOver(page)).toBe(false)
    }
    await page.goto('/help')
    await staysAsDrawn()
    expect(navigations.times).toBe(2)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('/contact')
    await expect.poll(() => isTakenOver(page)).toBe(true)
    expect(navigations.times).toBe(3)

    // missing for a moment only: the page is reloaded once more, and that page has it
    await page.unroute(HELP)
    await page.route(HELP, (route) => (navigations.times === 4 ? route.fulfill(NOWHERE) : route.fallback()))
    await page.goBack()
    await expect.poll(() => isTakenOver(page).catch(() => false)).toBe(true)
    expect(navigations.times).toBe(5)
  })

  test('keeps its scroll position when the script comes, and the prerendered content of a missing part; where there is none, the page says so', async () => {
    const { page, navigations } = await visit()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/(?!start-).*\.js$/, (route) => released.then(() => route.fallback()))
    await page.goto('/')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    // a font that loads later changes the height of what is above
    await page.evaluate(() => document.fonts.ready)
    await subscribe.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    release()
    await expect.poll(() => subscribe.isEnabled()).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(place)
    expect(place).toBeGreaterThan(0)

    const part = laterChunkOf('landing/landing-page')
    await page.route(part, (route) => route.fulfill(NOWHERE))
    const lost = page.waitForResponse(part)
    navigations.times = 0
    await page.goto('/')
    await lost
    await expect.poll(() => isTakenOver(page)).toBe(true)
    const drawn = page.getByRole('heading', { name: 'How it works' })
    // it has rendered once more since
    await nextPaint(page)
    expect([await drawn.isVisible(), await page.getByText(LOST).count(), navigations.times]).toEqual([
      true,
      0,
      1,
    ])
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
    await page.goBack()
    await page.getByText(LOST).waitFor()
    expect(navigations.times).toBe(1)
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await drawn.waitFor()
  })
})

test('a visitor who pressed that they come is on the page of the event after the sign-in, also if the code that sends the answer does not load', async () => {
  const { eventId } = await eventTonight(suite.server)
  const { email } = await registeredPerson(suite.server, 'Emma')
  const { page } = await suite.open('Emma', { shape: 'phone', expects: /ERR_FAILED/ })
  await page.route(laterChunkOf('accounts/sign-in-page'), (route) => route.abort())
  await page.goto(`/events/${eventId}`)
  await page.getByRole('button', { name: "I'm in" }).click()
  await page.getByText("Sign up, and you're in. Have an account?").waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillInSignIn(page, email)
  await page.waitForURL(`**/events/${eventId}?answer=in`)
  await page.getByRole('button', { name: "I'm in" }).waitFor()
})
