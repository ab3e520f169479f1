import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { getItem, removeItem, setItem } from './storage.ts'

/** What is written and not sent, kept on this device; nothing is kept of an empty text. */
export function useStoredText(name: string): [string, Dispatch<SetStateAction<string>>] {
  const stored = useState(() => getItem(name) ?? '')
  const [text] = stored
  useEffect(() => {
    if (text === '') removeItem(name)
    else setItem(name, text)
  }, [name, text])
  return stored
}
