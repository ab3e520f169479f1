import { closePoll, type Poll } from '@turnout/rules/chat-polls'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { jobKind, type RegisteredJob, registerJob } from '../../platform/jobs/job-handler.ts'
import { TWELVE_MONTHS_MS } from '../../platform/twelve-months.ts'
import { bumpMessage, findMessage, lockChat } from './store.ts'
import { deleteOldMessages, groupsWithOldMessages } from './tidy-store.ts'

/** Runs at the time at which a poll closes. */
export const CLOSE_POLL = jobKind({
  name: 'close-poll',
  payload: z.object({ groupId: z.uuid(), messageId: z.uuid() }),
})

export const chatJobs = (deps: Deps): readonly RegisteredJob[] => [
  registerJob(CLOSE_POLL, async ({ payload }) => closeDuePoll(deps, payload)),
]

/** A poll that was closed or removed before stays as it is. */
const closeDuePoll = ({ transact, clock, publish }: Deps, { groupId, messageId }: Payload) =>
  transact(async (sql) => {
    // the group may have been erased in the meantime
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

/** Messages are stored for twelve months. One transaction per group, so that no group waits for another. */
export async function tidyChats({ sql, transact, clock, publish }: Deps): Promise<void> {
  const at = await clock.now(sql)
  const before = new Date(at - TWELVE_MONTHS_MS)
  for (const groupId of await groupsWithOldMessages(sql, before))
    await transact(async (inside) => {
      await deleteOldMessages(inside, await lockChat(inside, groupId), before)
      await publish(inside, 'chat-changed', { groupId, by: null, at })
    })
}

type Payload = z.output<typeof CLOSE_POLL.payload>
