import { identity } from '../../../platform/session/identity.ts'
import { forgetSubscription, renewSubscription } from '../subscription.ts'

/** While the person is signed in here; signing out removes notifications that are shown. */
export function keepPushOn(registration: ServiceWorkerRegistration): void {
  if (!('pushManager' in registration)) return
  // a failed attempt is repeated when the app opens next
  const renew = () => void renewSubscription(registration).catch(() => undefined)
  const forget = () => void forgetSubscription(registration).catch(() => undefined)
  renew()
  navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'push-subscription' && renew())
  identity.subscribe(() => identity.token() === null && forget())
}
