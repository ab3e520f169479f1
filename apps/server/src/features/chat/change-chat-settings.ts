import { changeChatSettings as endpoint } from '@turnout/contract/chat'
import { may } from '@turnout/rules/membership'
import { chatCommand } from './chat-command.ts'
import { findMyChats } from './read-store.ts'
import { changeChat } from './store.ts'

export const changeChatSettings = chatCommand(endpoint, {
  may: may.manageChat,
  always: true,
  async run({ sql, chat, actor, at }, { body }, { publish }) {
    const { groupId } = chat
    if (body.is_on !== chat.isOn) {
      await changeChat(sql, chat, { isOn: body.is_on })
      await publish(sql, 'chat-changed', { groupId, by: actor.id, at })
    }
    const [mine] = await findMyChats(sql, actor.id, groupId)
    return { group_id: groupId, is_on: body.is_on, unread_count: body.is_on ? (mine?.unreadCount ?? 0) : 0 }
  },
})
