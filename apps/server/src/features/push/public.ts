export { enqueuePush } from './enqueue-push.ts'
