import { type ChatPage, type MessageVersion, sendChatMessage } from '@turnout/contract/chat'
import type { InputOf } from '@turnout/contract/endpoint'
import { errorText } from '../../platform/api/problem-error.ts'
import { randomId } from '../../platform/api/random-id.ts'
import { outbox, usePendingCommands } from '../../platform/outbox/outbox.ts'
import type { NewCommand } from '../../platform/outbox/queue.ts'
import { takeUnsent, type UnsentCommand, unsent, useUnsentCommands } from '../../platform/outbox/unsent.ts'
import { ownMessage, quoteOf, withOwnMessage } from './chat-changes.ts'
import { loadedChat, refreshChat, updateChat } from './chat-query.ts'

type SendInput = InputOf<typeof sendChatMessage>

/** By input of a command, the newest message when it was sent: the stream may be faster than the answer. */
const sentAfter = new WeakMap<object, number>()

/**
 * By message id, the key of the command that sent it. Of two commands with the same text, each message then ends the
 * wait of only one.
 */
const sentAs = new Map<string, string>()

const isOf = (groupId: string, { endpoint, input }: NewCommand): boolean =>
  endpoint === sendChatMessage.name && (input as SendInput).params.groupId === groupId

const inputOf = ({ input }: NewCommand): SendInput => input as SendInput

async function send(groupId: string, myId: string | null, command: NewCommand): Promise<void> {
  sentAfter.set(command.input as object, loadedChat(groupId)?.last_number ?? 0)
  try {
    const sent = (await outbox().enqueue(command)) as MessageVersion
    sentAs.set(sent.id, command.key)
    if (myId === null) return await refreshChat(groupId)
    const { text, reply_to = null } = inputOf(command).body
    updateChat(groupId, (page) =>
      withOwnMessage(page, ownMessage(sent, myId, { text, reply_to: quoteOf(page, reply_to) })),
    )
  } catch (error) {
    unsent.add(command, errorText(error))
  }
}

/** Without commands whose message the stream has already brought. */
function stillWaiting<C extends NewCommand>(
  commands: readonly C[],
  page: ChatPage | undefined,
  myId: string | null,
): C[] {
  return commands.filter(({ input, key }) => {
    const after = sentAfter.get(input as object)
    const { text } = (input as SendInput).body
    // commands arrive in the order in which they were sent
    const message = page?.messages.find(
      ({ id, number, author, text: sent }) =>
        author?.id === myId &&
        number > (after ?? Number.POSITIVE_INFINITY) &&
        sent === text &&
        (sentAs.get(id) ?? key) === key,
    )
    if (message) sentAs.set(message.id, key)
    return !message
  })
}

/** Messages of this person that the server does not have: pending ones and refused ones. */
export function useOutgoing(groupId: string, page: ChatPage | undefined, myId: string | null) {
  const pending = usePendingCommands().filter((command) => isOf(groupId, command))
  const refused = useUnsentCommands().filter((command) => isOf(groupId, command))
  return {
    waiting: stillWaiting(pending, page, myId),
    refused,
    replyOf: (command: NewCommand) => quoteOf(page, inputOf(command).body.reply_to ?? null),
    bodyOf: (command: NewCommand) => inputOf(command).body,
    send: (body: SendInput['body']) => {
      const text = body.text.normalize('NFC').trim()
      const input = { params: { groupId }, body: { ...body, text } }
      void send(groupId, myId, { endpoint: sendChatMessage.name, input, key: randomId(), madeAt: Date.now() })
    },
    retry: (command: UnsentCommand) => void send(groupId, myId, takeUnsent(command)),
    discard: ({ key }: UnsentCommand) => unsent.remove(key),
  }
}
