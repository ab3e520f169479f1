import type { ChatMessage, ChatPage } from '@turnout/contract/chat'
import { CHAT_REACTIONS, type ChatReaction } from '@turnout/rules/chat'

export const reactionOf = ({ reactions }: ChatMessage, userId: string | null): ChatReaction | null =>
  reactions.find(({ user_ids }) => userId !== null && user_ids.includes(userId))?.reaction ?? null

/** Each person has one reaction; null removes it. */
export function withReaction(
  reactions: ChatMessage['reactions'],
  userId: string,
  chosen: ChatReaction | null,
): ChatMessage['reactions'] {
  return CHAT_REACTIONS.flatMap((reaction) => {
    const before = reactions.find((one) => one.reaction === reaction)?.user_ids ?? []
    const others = before.filter((id) => id !== userId)
    // a person who already has this reaction keeps their place
    const user_ids = reaction !== chosen ? others : before.includes(userId) ? before : [...before, userId]
    return user_ids.length > 0 ? [{ reaction, user_ids }] : []
  })
}

export type PendingReaction = { messageId: string; reaction: ChatReaction | null }

/** With this person's reactions that the server has not answered yet, oldest first. */
export function withPendingReactions(
  page: ChatPage,
  userId: string,
  pending: readonly PendingReaction[],
): ChatPage {
  const chosen = new Map(pending.map(({ messageId, reaction }) => [messageId, reaction]))
  if (chosen.size === 0) return page
  const messages = page.messages.map((message) => {
    const reaction = chosen.get(message.id)
    return reaction === undefined
      ? message
      : { ...message, reactions: withReaction(message.reactions, userId, reaction) }
  })
  return { ...page, messages }
}
