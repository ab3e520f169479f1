import type { ChatMessage } from '@turnout/contract/chat'
import { voteInPoll } from '@turnout/contract/chat-polls'
import { useContext } from 'react'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { withOwnChange } from './chat-changes.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import { chosenBy, type Poll, toggleAnswer, withVote } from './poll-votes.ts'
import { poll as texts } from './room-texts.ts'

/** The poll with the own vote, also while that waits for a signal. */
export function useVote(message: ChatMessage, stored: Poll) {
  const { groupId, me } = useContext(ChatGroupContext)
  const myId = me?.id ?? null
  const { press, pending } = useCommand(voteInPoll, { failed: texts.voteFailed })
  const params = { groupId, messageId: message.id }
  const waiting = pending.findLast((input) => input.params.messageId === message.id)
  const poll = waiting && myId !== null ? withVote(stored, myId, waiting.body.answers) : stored
  const chosen = chosenBy(poll, myId)
  const vote = (answer: number) => {
    const answers = toggleAnswer(chosen, answer, poll.is_multiple)
    press(
      { params, body: { answers } },
      {
        done: (version) => {
          if (myId === null) return
          const counted = ({ poll }: ChatMessage) => ({ poll: poll && withVote(poll, myId, answers) })
          updateChat(groupId, (page) => withOwnChange(page, version, counted))
        },
      },
    )
  }
  return { poll, chosen, vote, isWaiting: waiting !== undefined }
}
