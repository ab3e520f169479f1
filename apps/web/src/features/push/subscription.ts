import { getPush, type PushSubscription as Subscription, turnPushOn } from '@turnout/contract/push'
import { call } from '../../platform/api/call.ts'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'

/** Whether this person turned notifications on in this browser; signing out deletes it. */
const WANTED = 'push'

const WORKER_TIMEOUT_MS = 10_000

/** Installed after the page has loaded, so it may take a moment, and never resolves where it cannot be installed. */
function workerRegistration(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('There is no service worker.')), WORKER_TIMEOUT_MS)
    }),
  ])
}

const keyOf = (subscription: PushSubscription): string => {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer())
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const subscribe = ({ pushManager }: ServiceWorkerRegistration, publicKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })

async function report(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await call(turnPushOn, { body: { endpoint, keys } as Subscription })
  setItem(WANTED, 'on')
}

/** After permission was given. Makes a new subscription, because an old one may be the reason why nothing arrives. */
export async function turnOn(publicKey: string): Promise<void> {
  const registration = await workerRegistration()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  await report(await subscribe(registration, publicKey))
}

/** The server sends nothing more by then; this removes the subscription from the browser. */
export async function forgetSubscription(registration?: ServiceWorkerRegistration): Promise<void> {
  removeItem(WANTED)
  const known = registration ?? (await navigator.serviceWorker.getRegistration())
  await (await known?.pushManager?.getSubscription())?.unsubscribe()
  for (const shown of (await known?.getNotifications?.()) ?? []) shown.close()
}

/** Browsers may replace subscriptions, and a restored server may have another key. */
export async function renewSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  if (getItem(WANTED) === null || Notification.permission !== 'granted') return
  const { public_key: publicKey } = await call(getPush, {})
  if (publicKey === null) return
  const current = await registration.pushManager.getSubscription()
  if (current && keyOf(current) === publicKey) return report(current)
  await current?.unsubscribe()
  await report(await subscribe(registration, publicKey))
}
