import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'

/** Kept on this device until it is sent; what it is kept as is empty for nothing. */
function useStored(name: string): [string, Dispatch<SetStateAction<string>>] {
  const stored = useState(() => getItem(name) ?? '')
  const [text] = stored
  useEffect(() => {
    if (text === '') removeItem(name)
    else setItem(name, text)
  }, [name, text])
  return stored
}

/** What is written and not sent. */
export const useDraft = (groupId: string) => useStored(`draft.chat.${groupId}`)

/** The id of the message that the draft answers. Its words stay with the chat, where they can be removed. */
export const useStoredReply = (groupId: string) => useStored(`reply.chat.${groupId}`)
