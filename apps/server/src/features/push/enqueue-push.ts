import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { jobKind } from '../../platform/jobs/job-handler.ts'
import { enqueue, wasEnqueued, wasGivenUp } from '../../platform/jobs/queue.ts'
import { PushMessage } from './push-message.ts'
import { liveSubscriptions } from './store.ts'

const FIRST_PAUSE_MS = 10_000

const Payload = z.object({ subscriptionId: z.string(), userId: z.string(), message: PushMessage })

/** A newer message takes the place of one that still waits to reach the same device. */
const keyOf = ({ subscriptionId, message }: Pick<z.output<typeof Payload>, 'subscriptionId' | 'message'>) =>
  `${subscriptionId}:${message.tag}`

/** One message to one device, so that a retry repeats it to no other. */
export const PUSH = jobKind({
  name: 'push',
  payload: Payload,
  attempts: 10,
  backoffMs: (failed) => FIRST_PAUSE_MS * 2 ** (failed - 1),
  keyOf,
  lane: 'push',
})

type PushDeps = Pick<Deps, 'clock'> & { config: Pick<Deps['config'], 'push'> }

/** The job that brings a message to a device: its key, and the part by which it is found. */
const jobOf = (subscriptionId: string, message: PushMessage) =>
  [PUSH, keyOf({ subscriptionId, message }), { message: { notificationId: message.notificationId } }] as const

/** Whether one device has it no more to expect. */
export const wasPushGivenUp = (sql: Sql, subscriptionId: string, message: PushMessage): Promise<boolean> =>
  wasGivenUp(sql, ...jobOf(subscriptionId, message))

/**
 * Puts a message to all devices of a person into the outbox; `none` where they have none, or it was given up for each.
 * The same notification enters it once for each device, however often the job that sends it is run.
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
