import {
  changeChatSettings,
  editChatMessage,
  listChatMessages,
  listMyChats,
  removeChatMessage,
} from '@turnout/contract/chat'
import { useAction } from '../../platform/api/use-action.ts'
import { chatSwitch, composer, removeMessage } from './texts.ts'

export const useChangeChatSettings = () =>
  useAction(changeChatSettings, { failed: chatSwitch.failed, refreshes: [listMyChats, listChatMessages] })

export const useEditMessage = () => useAction(editChatMessage, { failed: composer.notEdited })

export const useRemoveMessage = () => useAction(removeChatMessage, { failed: removeMessage.failed })
