import type * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import {
  isGivenUp,
  type Job,
  type JobHandler,
  PermanentError,
  RetryLaterError,
} from '../../platform/jobs/job-handler.ts'
import { markDead } from '../../platform/jobs/store.ts'
import { endpointOrigin, type PushConfig } from './allowed-endpoint.ts'
import { PUSH, wasPushGivenUp } from './enqueue-push.ts'
import { type PushRequest, postMessage } from './post-message.ts'
import { encodeMessage, type FindPushText, type PushMessage, type PushText, topicOf } from './push-message.ts'
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

type Payload = z.output<typeof PUSH.payload>

/** Sends one message to one device. A message that is late, or no longer for this device, is dropped. */
export const deliverPush =
  (deps: DeliveryDeps, findText: FindPushText): JobHandler<Payload> =>
  async (job) => {
    try {
      await send(deps, findText, job.payload)
    } catch (error) {
      if (isGivenUp(PUSH, job, error)) await giveUp(deps, job)
      throw error
    }
  }

async function send(deps: DeliveryDeps, findText: FindPushText, payload: Payload): Promise<void> {
  const { sql, config, clock } = deps
  const { subscriptionId, userId, message } = payload
  const now = await clock.now(sql)
  if (!config.push || message.expiresAt <= now) return
  const subscription = await findLiveSubscription(sql, { id: subscriptionId, userId }, new Date(now))
  // deleted after an earlier message, or signed out
  if (!subscription) return loseDevice(deps, payload)
  const origin = endpointOrigin(subscription.endpoint, config.push)
  // the operator no longer allows this address
  if (!origin) return loseDevice(deps, payload)

  const text = await findText(message.notificationId)
  if (!text) return
  const request = await encrypt(subscription, message, {
    text,
    ttlSeconds: Math.floor((message.expiresAt - now) / 1000),
    publicUrl: config.publicUrl,
    contact: config.push.contact,
    keys: await vapidKeys(sql),
  })
  const { status, retryAfterMs } = await postMessage(request, { mayBePrivate: origin === 'operator' })
  if (GONE.includes(status)) return loseDevice(deps, payload)
  const { host } = new URL(subscription.endpoint)
  if (isTransient(status)) throw new RetryLaterError(`${host} answered ${status}.`, retryAfterMs)
  if (status < 200 || status > 299) throw new PermanentError(`${host} answered ${status}.`)
  await markSent(sql, subscription.id, new Date(now))
}

/** Deletes a device that is gone for good. */
const loseDevice = (deps: DeliveryDeps, payload: Payload): Promise<void> =>
  failOnDevice(deps, payload, (sql) =>
    deleteSubscription(sql, { id: payload.subscriptionId, userId: payload.userId }),
  )

/** Marked here before the worker does it, so that of two devices given up at once the later sees the other. */
const giveUp = (deps: DeliveryDeps, { id, payload }: Job<Payload>): Promise<void> =>
  failOnDevice(deps, payload, (sql) => markDead(sql, id))

/** When the last device of a person cannot get a notification, it needs another channel. */
const failOnDevice = (
  { transact, publish, clock }: DeliveryDeps,
  { userId, message }: Payload,
  mark: (sql: Sql) => Promise<unknown>,
): Promise<void> =>
  transact(async (sql) => {
    await lockSubscriptions(sql, userId)
    await mark(sql)
    for (const { id } of await liveSubscriptions(sql, userId, new Date(await clock.now(sql))))
      if (!(await wasPushGivenUp(sql, id, message))) return
    await publish(sql, 'push-failed', { userId, notificationId: message.notificationId })
  })

interface Sending {
  text: PushText
  ttlSeconds: number
  publicUrl: string
  contact: PushConfig['contact']
  keys: VapidKeys
}

async function encrypt(
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
  { text, ttlSeconds, publicUrl, contact, keys }: Sending,
): Promise<PushRequest> {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    encodeMessage(message, text, publicUrl),
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
