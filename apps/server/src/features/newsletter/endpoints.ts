export { confirmSubscription } from './confirm-subscription.ts'
export { subscribe } from './subscribe.ts'
export { unsubscribe } from './unsubscribe.ts'
