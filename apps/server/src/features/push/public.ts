export { enqueuePush } from './enqueue-push.ts'
export type { PushMessage } from './push-message.ts'
