import { useQuery } from '@tanstack/react-query'
import { listMyChats } from '@turnout/contract/chat'
import { read, refresh } from '../../../platform/api/queries.ts'
import type { Family } from '../../../platform/paths.ts'
import { useTopic } from '../../../platform/realtime/use-topic.ts'
import { Link } from '../../../platform/router/link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { chatTopic } from './chat-topic.ts'
import { chatTile as texts } from './texts.ts'

/** Links a member to the chat, with the count of new messages; without a link when an organiser has switched it off. */
export function ChatTile({ groupId, family }: { groupId: string; family: Family }) {
  const { data: chats } = useQuery(read(listMyChats, {}))
  useTopic(chatTopic(groupId), { onState: () => void refresh(listMyChats) })
  const chat = chats?.find(({ group_id }) => group_id === groupId)
  if (chat && !chat.is_on) return <Tile icon="chat" title={texts.title} note={texts.isOff} />
  const to = family === 'mine' ? '/my-sports-groups/$groupId/chat' : '/sports/groups/$groupId/chat'
  const note = chat?.unread_count ? <Badge kind="count">{texts.unread(chat.unread_count)}</Badge> : texts.open
  return (
    <Tile
      icon="chat"
      title={texts.title}
      note={note}
      link={(tile) => <Link to={to} params={{ groupId }} {...tile} />}
    />
  )
}
