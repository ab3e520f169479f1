import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { getItem, removeItem, setItem } from './storage.ts'

/** Text that is typed and not sent, stored on this device; an empty text is not stored. */
export function useStoredText(name: string): [string, Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => getItem(name) ?? '')
  const latest = useRef(text)
  const change: Dispatch<SetStateAction<string>> = (next) => {
    latest.current = typeof next === 'function' ? next(latest.current) : next
    if (latest.current === '') removeItem(name)
    else setItem(name, latest.current)
    setText(latest.current)
  }
  return [text, change]
}
