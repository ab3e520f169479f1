import type { Poll } from '@turnout/rules/chat-polls'
import type { Refuse } from '../../platform/http/refusal.ts'
import type { ChatContext } from './chat-command.ts'
import { findMessage, type MessageRow } from './store.ts'

/** The poll that a path names; a message of another kind is refused as unknown. */
export async function pollOf(
  { sql, chat }: Pick<ChatContext, 'sql' | 'chat'>,
  messageId: string,
  refuse: Refuse<'message-not-found' | 'message-removed'>,
): Promise<{ message: MessageRow; poll: Poll }> {
  const message = await findMessage(sql, chat.groupId, messageId)
  if (message?.kind !== 'poll') return refuse('message-not-found')
  if (message.data === null) return refuse('message-removed')
  return { message, poll: message.data as Poll }
}
