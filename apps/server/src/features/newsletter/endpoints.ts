import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export { oneClick } from './one-click.ts'
export const newsletterEndpoints = [subscribe, confirmSubscription, unsubscribe]
