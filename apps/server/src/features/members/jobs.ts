import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Budget, trySpend } from '../../platform/http/budget.ts'
import { type JobHandler, jobKind, type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { enqueueMail } from '../../platform/mail/outbox.ts'
import { isMailWanted } from '../notifications/public.ts'
import { requestMail, requestsMail } from './mails.ts'
import { nameOf, requestsFor } from './store.ts'

/** One mail to an organiser about all their groups. It names all requests, so a newer one replaces a waiting job. */
export const SEND_REQUESTS = jobKind({
  name: 'send-join-requests',
  payload: z.object({ userId: z.uuid() }),
  keyOf: ({ userId }) => userId,
})

const ONE_A_DAY: Budget = { name: 'mail-join-requests', max: 1, windowMs: 24 * 60 * 60 * 1000 }

const MAX_NAMED = 20

/** Without requests in muted groups; empty for a person who wants no such mail. */
async function wanted<R extends { groupId: string }>(sql: Sql, userId: string, requests: R[]): Promise<R[]> {
  const groupIds = new Set<string>()
  for (const groupId of new Set(requests.map((request) => request.groupId)))
    if (await isMailWanted(sql, { userId, groupId, kind: 'join_requested' })) groupIds.add(groupId)
  return requests.filter(({ groupId }) => groupIds.has(groupId))
}

/** The first request of a day is mailed at once. Later ones wait until the day ends; answered ones are left out. */
const sendRequests =
  ({ transact, clock }: Deps): JobHandler<z.output<typeof SEND_REQUESTS.payload>> =>
  ({ payload: { userId } }) =>
    transact(async (sql) => {
      const requests = await wanted(sql, userId, await requestsFor(sql, userId))
      if (requests.length === 0) return
      const now = await clock.now(sql)
      const day = await trySpend(sql, ONE_A_DAY, userId, now)
      if (day.overspent)
        return enqueue(sql, SEND_REQUESTS, { userId }, { runAt: new Date(now + day.seconds * 1000) })
      const named = requests.slice(0, MAX_NAMED).map((request) => ({ ...request, who: nameOf(request) }))
      const [only] = requests.length === 1 ? named : []
      if (only)
        return enqueueMail(sql, { template: requestMail, to: userId, params: only, topic: 'requests' })
      const params = { named, others: requests.length - named.length }
      return enqueueMail(sql, { template: requestsMail, to: userId, params, topic: 'requests' })
    })

export const membersJobs = (deps: Deps): readonly RegisteredJob[] => [
  registerJob(SEND_REQUESTS, sendRequests(deps)),
]
