import { useQuery } from '@tanstack/react-query'
import { getPush, turnPushOff } from '@turnout/contract/push'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { read, refresh } from '../../platform/api/queries.ts'
import { toast } from '../../platform/toast.ts'
import { type PushSupport, pushSupport } from './push-support.ts'
import { forgetSubscription, turnOn } from './subscription.ts'
import { tellMe as texts } from './texts.ts'

export type PushStatus = Exclude<PushSupport, 'supported'> | 'loading' | 'off-here' | 'blocked' | 'off' | 'on'

/** Whether this browser receives notifications, and the two ways to change it. */
export function usePush() {
  const { data } = useQuery(read(getPush, {}))
  const [isWorking, setWorking] = useState(false)
  const support = pushSupport()

  const run = async (work: () => Promise<void>, failed: string) => {
    if (isWorking) return
    setWorking(true)
    try {
      await work()
    } catch (error) {
      toast.failed(isProblem(error) ? errorText(error, failed) : failed)
    }
    await refresh(getPush)
    setWorking(false)
  }

  const publicKey = data?.public_key ?? null
  const status = (): PushStatus => {
    if (support !== 'supported') return support
    if (!data) return 'loading'
    if (publicKey === null) return 'off-here'
    if (Notification.permission === 'denied') return 'blocked'
    return data.is_on && Notification.permission === 'granted' ? 'on' : 'off'
  }

  return {
    status: status(),
    isWorking,
    turnOn: () =>
      void run(async () => {
        // asked for here and nowhere else, and first: Safari wants it in the press itself
        if ((await Notification.requestPermission()) === 'granted' && publicKey) await turnOn(publicKey)
      }, texts.failed),
    turnOff: () =>
      void run(async () => {
        await call(turnPushOff, {})
        await forgetSubscription()
      }, texts.turnOffFailed),
  }
}
