export { getPush } from './get-push.ts'
export { turnPushOff } from './turn-push-off.ts'
export { turnPushOn } from './turn-push-on.ts'
