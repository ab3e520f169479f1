import { muteGroup } from '@turnout/contract/notification-settings'
import { getPush } from '@turnout/contract/push'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { enqueuePush } from '../apps/server/src/features/push/public.ts'
import { message, PUSH_CONTACT, runPushes, TEXT } from '../apps/server/src/features/push/testing.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import type { Person } from '../apps/server/src/testing/people.ts'
import {
  type PushService,
  startPushService,
  type TestDevice,
} from '../apps/server/src/testing/push-service.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

/**
 * Chromium gets no subscription without the internet, so two steps are simulated: `pushManager.subscribe`
 * returns a device of the tests' push service, and what arrives there is passed to the worker over the
 * debugging protocol. A press on a notification is its event in the worker, because no page can press what
 * the system shows.
 */
let service: PushService
const suite = story(
  async () => {
    service = await startPushService()
    return { push: { contact: PUSH_CONTACT, origins: [service.url] } }
  },
  { whole: true },
)

afterAll(() => service.close())

async function clubGame() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const [ben] = people as [Person]
  // the group's own notices would appear among those of the story, at an unknown moment
  await ben.call(muteGroup, { params: { groupId } })
  const list = async () => (await ada.call(listScheduledGames, { params: { groupId } })).reply[0]!
  return { ben, groupId, game: await list(), list }
}

/** Ben's phone with the app on it and permission to notify. */
async function openPhone(ben: Person) {
  const { reply } = await ben.call(getPush)
  const device = service.subscribe(reply.public_key ?? '')
  const screen = await suite.open('Ben', { shape: 'phone', token: ben.token, installs: true })
  await screen.context.grantPermissions(['notifications'], { origin: suite.server.url })
  await screen.page.addInitScript(simulateSubscription, [device, reply.public_key ?? ''] as const)
  await screen.page.goto('/profile')
  await screen.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await keepNotifications(screen.page)
  return { ...screen, device, handOver: await openDelivery(screen.page) }
}

/** Runs in the page. */
function simulateSubscription([{ endpoint, keys }, publicKey]: readonly [TestDevice, string]): void {
  const padded = publicKey.replaceAll('-', '+').replaceAll('_', '/')
  const applicationServerKey = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0)).buffer
  const name = 'test.subscribed'
  const subscription = {
    endpoint,
    options: { applicationServerKey, userVisibleOnly: true },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(name)
      return true
    },
  }
  const found = () => (localStorage.getItem(name) ? subscription : null)
  Object.assign(PushManager.prototype, {
    getSubscription: async () => found(),
    subscribe: async () => {
      localStorage.setItem(name, 'yes')
      return subscription
    },
  })
}

const pressTellMe = (page: Page) => page.getByRole('button', { name: 'Tell me on this phone' }).click()
const isOn = (page: Page) => page.getByRole('heading', { name: 'On for this phone' }).waitFor()

/** Passes a message to the worker of this page. One session for the whole story. */
async function openDelivery(page: Page): Promise<(data: string) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = suite.server.url
  return (data) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

type Phone = Awaited<ReturnType<typeof openPhone>>

/** Passes what has arrived at the push service to the worker. */
async function deliver({ handOver }: Phone): Promise<void> {
  expect(service.delivered).not.toEqual([])
  for (const { message: pushed } of service.delivered.splice(0)) await handOver(JSON.stringify(pushed))
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** The parts of a service worker's scope that a press needs; a page's types lack them. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
  NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event
}

const workerOf = async (page: Page) =>
  page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'))

/**
 * Chromium removes a notification after 25 seconds, which a busy machine may need from one step of a story to
 * the next.
 */
async function keepNotifications(page: Page): Promise<void> {
  await (await workerOf(page)).evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, options) => show(title, { ...options, requireInteraction: true })
  })
}

/** A press on the first notification, or on one of its buttons. */
async function pressNotification(page: Page, action: string): Promise<void> {
  await (await workerOf(page)).evaluate(async (pressed) => {
    const scope = globalThis as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('No notification is shown.')
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }))
  }, action)
}

async function notify(ben: Person, changes: Parameters<typeof message>[0], title = TEXT.title) {
  const outcome = await enqueuePush(
    suite.server.deps.sql,
    suite.server.deps,
    ben.id,
    message({ notificationId: newId(), ...changes }),
  )
  await runPushes(suite.server, async () => ({ ...TEXT, title }))
  return outcome
}

test('a player turns notifications on and answers on one, also offline, and each answer counts once; a button that names a page opens it; a newer notification replaces the older one; turning it off, or logging out, ends it here', async () => {
  const { ben, groupId, game, list } = await clubGame()
  const phone = await openPhone(ben)
  const { page, context, device } = phone
  await pressTellMe(page)
  await isOn(page)

  const path = `/answer/${groupId}/${game.id}`
  await page.goto(path)
  await page.getByRole('button', { name: "I'm in" }).first().waitFor()
  const ask = () => notify(ben, { path, game: { groupId, gameId: game.id } })
  expect(await ask()).toBe('sent')
  expect(service.delivered).toMatchObject([{ deviceId: device.id }])
  await deliver(phone)
  await expect.poll(() => shownOn(page)).toEqual([{ ...TEXT, tag: 'game-1' }])

  await pressNotification(page, 'going')
  await page.getByRole('button', { name: "You're in" }).first().waitFor()
  await expect.poll(async () => (await list()).going_count).toBe(1)
  await expect.poll(() => shownOn(page)).toEqual([])

  await ask()
  await deliver(phone)
  await expect.poll(async () => (await shownOn(page)).length).toBe(1)
  await context.setOffline(true)
  await pressNotification(page, 'not_going')
  await expect.poll(() => shownOn(page)).toEqual([])
  expect(await list()).toMatchObject({ going_count: 1, not_going_count: 0 })
  await context.setOffline(false)
  // when the app opens next
  await page.goto('/profile')
  await expect.poll(list).toMatchObject({ going_count: 0, not_going_count: 1 })

  const links = [{ action: 'cancel', label: 'Cancel this game', path: `${path}?answer=cancel` }]
  await notify(ben, { path, links })
  await deliver(phone)
  const shownTitles = async () => (await shownOn(page)).map(({ title }) => title).sort()
  await expect.poll(async () => (await shownTitles()).length).toBe(1)
  const worker = await workerOf(page)
  // the browser opens a window only for a press of a person
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { clients: object; opened: string }
    Object.assign(scope.clients, {
      openWindow: async (address: string) => {
        scope.opened = address
      },
    })
  })
  await pressNotification(page, 'cancel')
  const opened = () => worker.evaluate(() => (globalThis as unknown as { opened?: string }).opened)
  await expect.poll(opened).toBe(`${suite.server.url}${path}?answer=cancel`)

  await notify(ben, {}, 'Moved to 20:00')
  await notify(ben, {}, 'Cancelled')
  await deliver(phone)
  await expect.poll(shownTitles).toEqual(['Cancelled'])
  // a message that cannot be read still shows something
  service.delivered.push({ ...EMPTY_PUSH })
  await deliver(phone)
  await expect.poll(shownTitles).toEqual(['Cancelled', 'Turnout'])

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Tell me on this phone' }).waitFor()
  expect(await notify(ben, {})).toBe('none')
  await pressTellMe(page)
  await isOn(page)
  expect(await notify(ben, {})).toBe('sent')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect.poll(() => shownOn(page)).toEqual([])
  await expect.poll(() => notify(ben, {})).toBe('none')
})

const EMPTY_PUSH = {
  deviceId: '',
  message: { web_push: 8030, notification: {} },
  ttl: 0,
  urgency: undefined,
  topic: undefined,
  contact: '',
}
