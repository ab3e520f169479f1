import type { ChatMessage } from '@turnout/contract/chat'
import { reactToMessage } from '@turnout/contract/chat-polls'
import type { ChatReaction } from '@turnout/rules/chat'
import { useContext } from 'react'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { withOwnChange } from './chat-changes.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import { reactionOf, withReaction } from './reactions.ts'
import { reactions as texts } from './texts.ts'

/** This person's reaction to a message. A press chooses or removes it; like a message it waits for a signal. */
export function useReaction(message: ChatMessage) {
  const { groupId, me } = useContext(ChatGroupContext)
  const { press } = useCommand(reactToMessage, { failed: texts.failed })
  const chosen = reactionOf(message, me?.id ?? null)
  const toggle = (pressed: ChatReaction) => {
    if (!me) return
    const reaction = pressed === chosen ? null : pressed
    press(
      { params: { groupId, messageId: message.id }, body: { reaction } },
      {
        done: (version) =>
          updateChat(groupId, (page) =>
            withOwnChange(page, version, ({ reactions }) => ({
              reactions: withReaction(reactions, me.id, reaction),
            })),
          ),
      },
    )
  }
  return { chosen, toggle }
}
