import { useStoredText } from '../../platform/session/use-stored-text.ts'

/** What is written and not sent. */
export const useDraft = (groupId: string) => useStoredText(`draft.chat.${groupId}`)

/** The id of the message that the draft answers. Its words stay with the chat, where they can be removed. */
export const useStoredReply = (groupId: string) => useStoredText(`reply.chat.${groupId}`)
