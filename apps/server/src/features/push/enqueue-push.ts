import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { jobKind } from '../../platform/jobs/job-handler.ts'
import { enqueue, wasEnqueued, wasGivenUp } from '../../platform/jobs/queue.ts'
import { PushMessage } from './push-message.ts'
import { liveSubscriptions } from './store.ts'

const FIRST_PAUSE_MS = 10_000

const Payload = z.object({ subscriptionId: z.string(), userId: z.string(), message: PushMessage })

/** A newer message replaces one that still waits for the same device. */
const keyOf = ({ subscriptionId, message }: Pick<z.output<typeof Payload>, 'subscriptionId' | 'message'>) =>
  `${subscriptionId}:${message.tag}`

/** One job for one message and one device, so that a retry sends to no other device. */
export const PUSH = jobKind({
  name: 'push',
  payload: Payload,
  attempts: 10,
  backoffMs: (failed) => FIRST_PAUSE_MS * 2 ** (failed - 1),
  keyOf,
  lane: 'push',
})

type PushDeps = Pick<Deps, 'clock'> & { config: Pick<Deps['config'], 'push'> }

/** The job of a message for a device: its kind, its key, and the part of its payload by which it is found. */
const jobOf = (subscriptionId: string, message: PushMessage) =>
  [PUSH, keyOf({ subscriptionId, message }), { message: { notificationId: message.notificationId } }] as const

/** Whether the message was given up for this device. */
export const wasPushGivenUp = (sql: Sql, subscriptionId: string, message: PushMessage): Promise<boolean> =>
  wasGivenUp(sql, ...jobOf(subscriptionId, message))

/**
 * Enqueues a message for all devices of a person; `none` where they have none, or it was given up for each. Running
 * the calling job again adds no second message for a device.
 */
export async function enqueuePush(
  sql: Sql,
  { config, clock }: PushDeps,
  userId: string,
  message: PushMessage,
): Promise<'sent' | 'none'> {
  if (!config.push) return 'none'
  let outcome: 'sent' | 'none' = 'none'
  for (const { id: subscriptionId } of await liveSubscriptions(sql, userId, new Date(await clock.now(sql)))) {
    if (await wasPushGivenUp(sql, subscriptionId, message)) continue
    outcome = 'sent'
    const isWritten = await wasEnqueued(sql, ...jobOf(subscriptionId, message))
    if (!isWritten) await enqueue(sql, PUSH, { subscriptionId, userId, message })
  }
  return outcome
}
