import { checkLinks } from '@turnout/rules/chat'
import type { Deps } from '../../deps.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import type { ChatContext } from './chat-command.ts'
import { addMessage, findJoinedAt, type MessageRow, type NewMessage } from './store.ts'

type Sent = Pick<NewMessage, 'kind' | 'data' | 'replyToId' | 'mentions'> & { text: string }

/** The common part of every message from a person. */
export async function sendMessage(
  { publish }: Pick<Deps, 'publish'>,
  { sql, chat, actor, at }: ChatContext,
  refuse: Refuse<'no-links-yet'>,
  message: Sent,
): Promise<MessageRow> {
  const { groupId } = chat
  const joinedAt = await findJoinedAt(sql, groupId, actor.id)
  const text = checkLinks(message.text, { joinedAt, at })
  if (!text.ok) return refuse(text.refusal)
  const added = await addMessage(sql, chat, { ...message, authorId: actor.id, sentAt: new Date(at) })
  await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
  return added
}
