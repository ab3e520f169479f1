import { fillPath } from '@turnout/contract/endpoint'
import { GroupFeed } from '@turnout/contract/group-feed'
import { GROUP_FEED_PATH, isOlder } from '@turnout/contract/live-feed'
import type { Topic } from '../../../platform/realtime/event-stream.ts'

export const groupTopic = (groupId: string): Topic<GroupFeed> => ({
  path: fillPath(GROUP_FEED_PATH, { groupId }),
  schema: GroupFeed,
  isOlder,
})
