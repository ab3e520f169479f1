import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { type JobHandler, PermanentError, RetryLaterError } from '../../platform/jobs/job-handler.ts'
import { endpointOrigin, type PushConfig } from './allowed-endpoint.ts'
import type { PUSH } from './enqueue-push.ts'
import { type PushRequest, postMessage } from './post-message.ts'
import { encodeMessage, type PushMessage, topicOf } from './push-message.ts'
import {
  deleteSubscription,
  findLiveSubscription,
  liveSubscriptions,
  lockSubscriptions,
  markSent,
  type Subscription,
} from './store.ts'
import { type VapidKeys, vapidKeys } from './vapid-keys.ts'

const GONE = [404, 410]
const isTransient = (status: number) => status === 429 || status >= 500

type DeliveryDeps = Pick<Deps, 'sql' | 'config' | 'clock' | 'transact' | 'publish'>

/** Sends one message to one device. What the device is no longer entitled to, or comes too late, is dropped. */
export const deliverPush =
  (deps: DeliveryDeps): JobHandler<z.output<typeof PUSH.payload>> =>
  async ({ payload: { subscriptionId, userId, message } }) => {
    const { sql, config, clock } = deps
    const now = await clock.now(sql)
    if (!config.push || message.expiresAt <= now) return
    const subscription = await findLiveSubscription(sql, { id: subscriptionId, userId }, new Date(now))
    const lost = { subscriptionId, userId, notificationId: message.notificationId, now }
    // gone with an earlier message, or signed out
    if (!subscription) return loseDevice(deps, lost)
    const origin = endpointOrigin(subscription.endpoint, config.push)
    // the operator has taken its address off the list since
    if (!origin) return loseDevice(deps, lost)

    const request = await encrypt(subscription, message, {
      ttlSeconds: Math.floor((message.expiresAt - now) / 1000),
      publicUrl: config.publicUrl,
      contact: config.push.contact,
      keys: await vapidKeys(sql),
    })
    const { status, retryAfterMs } = await postMessage(request, { mayBePrivate: origin === 'operator' })
    if (GONE.includes(status)) return loseDevice(deps, lost)
    const { host } = new URL(subscription.endpoint)
    if (isTransient(status)) throw new RetryLaterError(`${host} answered ${status}.`, retryAfterMs)
    if (status < 200 || status > 299) throw new PermanentError(`${host} answered ${status}.`)
    await markSent(sql, subscription.id, new Date(now))
  }

interface LostDevice {
  subscriptionId: string
  userId: string
  notificationId: string
  now: number
}

/** A device that is gone for good. With the last one of a person, its notification has to take another way. */
const loseDevice = (
  { transact, publish }: DeliveryDeps,
  { subscriptionId, userId, notificationId, now }: LostDevice,
): Promise<void> =>
  transact(async (sql) => {
    await lockSubscriptions(sql, userId)
    await deleteSubscription(sql, { id: subscriptionId, userId })
    const others = await liveSubscriptions(sql, userId, new Date(now))
    if (others.length === 0) await publish(sql, 'push-failed', { userId, notificationId })
  })

interface Sending {
  ttlSeconds: number
  publicUrl: string
  contact: PushConfig['contact']
  keys: VapidKeys
}

async function encrypt(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { ttlSeconds, publicUrl, contact, keys }: Sending,
): Promise<PushRequest> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    encodeMessage(message, publicUrl),
    {
      TTL: ttlSeconds,
      topic: topicOf(message.tag),
      urgency: message.urgency,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contact, ...keys },
    },
  )
  return { endpoint, headers, body }
}
