import { ChatFeed } from '@turnout/contract/chat'
import { fillPath } from '@turnout/contract/endpoint'
import { GROUP_FEED_PATH, isOlder } from '@turnout/contract/live-feed'
import type { Topic } from '../../../platform/realtime/event-stream.ts'

export const chatTopic = (groupId: string): Topic<ChatFeed> => ({
  path: fillPath(GROUP_FEED_PATH, { groupId }),
  event: 'chat',
  schema: ChatFeed,
  isOlder,
})
