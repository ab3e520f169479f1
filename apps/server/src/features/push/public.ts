export { enqueuePush } from './enqueue-push.ts'
export type { FindPushText } from './push-message.ts'
