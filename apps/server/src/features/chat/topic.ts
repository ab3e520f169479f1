import { ChatFeed } from '@turnout/contract/chat'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { StreamEvent, Topic, Watched } from '../../platform/live/streams.ts'
import { findGroup } from '../groups/public.ts'
import { eventForMembers } from '../members/public.ts'
import { presentMessages } from './present.ts'
import { findChanges, findEra } from './read-store.ts'
import { findChat } from './store.ts'

/** A reader who missed more requests it; a connected reader misses nothing. */
const LATEST_CHANGES = 10

/** The id of a group's chat on a stream; it differs from the ids of the group's other topics. */
export const chatStreamId = (groupId: string): string => `chat ${groupId}`

export const watchedChat = (deps: Deps, groupId: string): Watched => ({
  topic: chatTopic(deps, groupId),
  id: chatStreamId(groupId),
  groupId,
})

const chatTopic = (deps: Deps, groupId: string): Topic => ({
  async load(_, subscribers) {
    if (!(await findGroup(deps.sql, groupId))) return () => null
    return eventForMembers(deps, groupId, subscribers, await loadEvent(deps.sql, groupId))
  },
})

async function loadEvent(sql: Sql, groupId: string): Promise<StreamEvent> {
  const { version, isOn, lastNumber, pinnedId } = await findChat(sql, groupId)
  const since = isOn ? Math.max(0, version - LATEST_CHANGES) : version
  const rows = isOn ? await findChanges(sql, groupId, { after: since, limit: LATEST_CHANGES }) : []
  const feed: Omit<ChatFeed, 'tag'> = {
    version,
    era: await findEra(sql),
    is_on: isOn,
    since,
    last_number: lastNumber,
    pinned_id: pinnedId,
    messages: await presentMessages(sql, rows),
  }
  const tag = sha256(JSON.stringify(feed)).slice(0, 12)
  const data = JSON.stringify(ChatFeed.encode({ ...feed, tag }))
  return { version, era: feed.era, tag, bytes: Buffer.from(`id: ${version}\nevent: chat\ndata: ${data}\n\n`) }
}
