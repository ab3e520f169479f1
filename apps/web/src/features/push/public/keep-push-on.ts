import { identity } from '../../../platform/session/identity.ts'
import { forgetSubscription, renewSubscription } from '../subscription.ts'

/** As long as the person is signed in here; what was shown goes with them. */
export function keepPushOn(registration: ServiceWorkerRegistration): void {
  if (!('pushManager' in registration)) return
  // what the browser cannot do now it does when the app opens next
  const renew = () => void renewSubscription(registration).catch(() => undefined)
  const forget = () => void forgetSubscription(registration).catch(() => undefined)
  renew()
  navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'push-subscription' && renew())
  identity.subscribe(() => identity.token() === null && forget())
}
