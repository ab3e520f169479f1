import { changeChatSettings, listChatMessages, listMyChats } from '@turnout/contract/chat'
import { useAction } from '../../../platform/api/use-action.ts'
import { chatSwitch } from './texts.ts'

export const useChangeChatSettings = () =>
  useAction(changeChatSettings, { failed: chatSwitch.failed, refreshes: [listMyChats, listChatMessages] })
