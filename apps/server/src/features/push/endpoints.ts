import { getPush } from './get-push.ts'
import { turnPushOff } from './turn-push-off.ts'
import { turnPushOn } from './turn-push-on.ts'

export const pushEndpoints = [getPush, turnPushOn, turnPushOff]
