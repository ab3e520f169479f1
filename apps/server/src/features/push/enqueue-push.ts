import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { jobKind } from '../../platform/jobs/job-handler.ts'
import { enqueue, wasEnqueued } from '../../platform/jobs/queue.ts'
import { PushMessage } from './push-message.ts'
import { liveSubscriptions } from './store.ts'

const FIRST_PAUSE_MS = 10_000

const Payload = z.object({ subscriptionId: z.string(), userId: z.string(), message: PushMessage })

/** A newer message takes the place of one that still waits to reach the same device. */
const keyOf = ({ subscriptionId, message }: z.output<typeof Payload>) => `${subscriptionId}:${message.tag}`

/** One message to one device, so that a retry repeats it to no other. */
export const PUSH = jobKind({
  name: 'push',
  payload: Payload,
  attempts: 10,
  backoffMs: (failed) => FIRST_PAUSE_MS * 2 ** (failed - 1),
  keyOf,
  isRemote: true,
})

type PushDeps = Pick<Deps, 'clock'> & { config: Pick<Deps['config'], 'push'> }

/**
 * Puts a message to all devices of a person into the outbox; `none` where they have none. The same notification
 * enters it once for each device, however often the job that sends it is run.
 */
export async function enqueuePush(
  sql: Sql,
  { config, clock }: PushDeps,
  userId: string,
  message: PushMessage,
): Promise<'sent' | 'none'> {
  if (!config.push) return 'none'
  const devices = await liveSubscriptions(sql, userId, new Date(await clock.now(sql)))
  for (const { id: subscriptionId } of devices) {
    const job = { subscriptionId, userId, message }
    const same = { message: { notificationId: message.notificationId } }
    if (!(await wasEnqueued(sql, PUSH, keyOf(job), same))) await enqueue(sql, PUSH, job)
  }
  return devices.length > 0 ? 'sent' : 'none'
}
