import { useEffect, useState } from 'react'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'

const draftName = (groupId: string) => `draft.chat.${groupId}`

/** What is written is kept on this device until it is sent. */
export function useDraft(groupId: string) {
  const draft = useState(() => getItem(draftName(groupId)) ?? '')
  const [text] = draft
  useEffect(() => {
    if (text === '') removeItem(draftName(groupId))
    else setItem(draftName(groupId), text)
  }, [groupId, text])
  return draft
}
