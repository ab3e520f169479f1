import { useCallback, useRef, useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

const DEBOUNCE_MS = 300

type SearchFieldProps = {
  label: string
  placeholder: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string | undefined) => void
  className?: string | undefined
}

/** Searches once the typing pauses. Its label is only heard. */
export function SearchField({ label, value, onSearch, ...input }: SearchFieldProps) {
  const [{ text, lastValue }, setTyped] = useState({ text: value, lastValue: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopOnLeave = useCallback(() => () => clearTimeout(timer.current), [])

  // it was changed from outside: by our own words, or because the filters were cleared
  if (value !== lastValue) setTyped({ text: value === text.trim() ? text : value, lastValue: value })

  const search = (typed: string) => {
    clearTimeout(timer.current)
    if (typed.trim() !== value) onSearch(typed.trim() || undefined)
  }
  const onType = (typed: string) => {
    setTyped({ text: typed, lastValue })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), DEBOUNCE_MS)
  }
  return (
    <TextField
      {...input}
      ref={stopOnLeave}
      label={<span className="visually-hidden">{label}</span>}
      icon="search"
      type="search"
      enterKeyHint="search"
      maxLength={100}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(text)}
    />
  )
}
