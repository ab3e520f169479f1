import type { ChatPage } from '@turnout/contract/chat'
import { reactToMessage } from '@turnout/contract/chat-polls'
import type { InputOf } from '@turnout/contract/endpoint'
import { usePendingCommands } from '../../platform/outbox/outbox.ts'
import { withPendingReactions } from './reactions.ts'

type ReactInput = InputOf<typeof reactToMessage>

/** The loaded part of the chat as this person has left it: with the reactions that wait for an answer. */
export function useShownPage(
  groupId: string,
  page: ChatPage | undefined,
  myId: string | null,
): ChatPage | undefined {
  const pending = usePendingCommands()
    .filter(({ endpoint }) => endpoint === reactToMessage.name)
    .map(({ input }) => input as ReactInput)
    .filter(({ params }) => params.groupId === groupId)
    .map(({ params, body }) => ({ messageId: params.messageId, reaction: body.reaction }))
  return page && myId !== null ? withPendingReactions(page, myId, pending) : page
}
