import { postAnnouncement as endpoint } from '@turnout/contract/chat-polls'
import { may } from '@turnout/rules/membership'
import { MESSAGES } from './budgets.ts'
import { chatCommand } from './chat-command.ts'
import { presentVersion } from './present.ts'
import { sendMessage } from './send-message.ts'
import { setChat } from './store.ts'

export const postAnnouncement = chatCommand(endpoint, {
  may: may.manageChat,
  budget: MESSAGES,
  async run(context, { body, refuse }, deps) {
    const { sql, chat, actor, at } = context
    const { groupId } = chat
    const message = await sendMessage(deps, context, refuse, { kind: 'announcement', text: body.text })
    await setChat(sql, groupId, { pinnedId: message.id })
    await deps.publish(sql, 'chat-announced', { groupId, messageId: message.id, by: actor.id, at })
    return presentVersion(message)
  },
})
