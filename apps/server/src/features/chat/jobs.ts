import { closePoll, type Poll } from '@turnout/rules/chat-polls'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { jobKind, type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import { bumpMessage, findMessage, lockChat } from './store.ts'

/** At the time at which a poll closes by itself. */
export const CLOSE_POLL = jobKind({
  name: 'close-poll',
  payload: z.object({ groupId: z.uuid(), messageId: z.uuid() }),
})

export const chatJobs = (deps: Deps): readonly RegisteredJob[] => [
  registerJob(CLOSE_POLL, async ({ payload }) => closeDuePoll(deps, payload)),
]

/** One that was closed or removed before stays as it is. */
const closeDuePoll = ({ transact, clock, publish }: Deps, { groupId, messageId }: Payload) =>
  transact(async (sql) => {
    // the group may be deleted meanwhile
    if (!(await findMessage(sql, groupId, messageId))) return
    const chat = await lockChat(sql, groupId)
    const message = await findMessage(sql, groupId, messageId)
    if (!message?.data) return
    const at = await clock.now(sql)
    const closed = closePoll(message.data as Poll, at)
    if (!closed.ok) return
    await bumpMessage(sql, chat, message, { data: closed.value })
    await publish(sql, 'chat-changed', { groupId, by: null, at })
  })

type Payload = z.output<typeof CLOSE_POLL.payload>
