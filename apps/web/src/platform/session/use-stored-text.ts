import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { getItem, removeItem, setItem } from './storage.ts'

/** What is written and not sent, kept on this device; nothing is kept of an empty text. */
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
