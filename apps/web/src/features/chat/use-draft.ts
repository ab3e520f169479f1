import { useStoredText } from '../../platform/session/use-stored-text.ts'

/** The text that is typed and not sent. */
export const useDraft = (groupId: string) => useStoredText(`draft.chat.${groupId}`)

/** The id of the message that the draft answers. Its text is not stored, as the message may be removed. */
export const useStoredReply = (groupId: string) => useStoredText(`reply.chat.${groupId}`)
