import type { ChatMessage, ChatPage, MessageVersion } from '@turnout/contract/chat'
import { reactToMessage } from '@turnout/contract/chat-polls'
import type { InputOf } from '@turnout/contract/endpoint'
import type { ChatReaction } from '@turnout/rules/chat'
import { errorText } from '../../platform/api/problem-error.ts'
import { randomId } from '../../platform/api/random-id.ts'
import { outbox, usePendingCommands } from '../../platform/outbox/outbox.ts'
import { toast } from '../../platform/toast.ts'
import { withOwnChange } from './chat-changes.ts'
import { updateChat } from './chat-query.ts'
import { withPendingReactions, withReaction } from './reactions.ts'
import { reactions as texts } from './texts.ts'

type ReactInput = InputOf<typeof reactToMessage>

/** Waits for a signal like a message does. */
export async function react(
  place: { groupId: string; messageId: string },
  myId: string,
  reaction: ChatReaction | null,
): Promise<void> {
  const input: ReactInput = { params: place, body: { reaction } }
  try {
    const command = { endpoint: reactToMessage.name, input, key: randomId(), madeAt: Date.now() }
    const version = (await outbox().enqueue(command)) as MessageVersion
    const reacted = ({ reactions }: ChatMessage) => ({ reactions: withReaction(reactions, myId, reaction) })
    updateChat(place.groupId, (page) => withOwnChange(page, version, reacted))
  } catch (error) {
    toast.failed(errorText(error, texts.failed))
  }
}

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
