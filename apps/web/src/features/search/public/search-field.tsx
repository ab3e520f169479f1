import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { useDelay } from '../../../ui/use-delay.ts'

const DEBOUNCE_MS = 300

type SearchFieldProps = {
  label: string
  placeholder: string
  /** The text of the present search. */
  value: string
  onSearch: (text: string | undefined) => void
  className?: string | undefined
}

/** Searches once the typing pauses. Its label is for screen readers only. */
export function SearchField({ label, value, onSearch, ...input }: SearchFieldProps) {
  const [{ text, lastValue }, setTyped] = useState({ text: value, lastValue: value })
  /** Typed text without a search yet. */
  const [waiting, setWaiting] = useState<string | null>(null)

  // changed from outside: by our own search, or because the filters were cleared
  if (value !== lastValue) setTyped({ text: value === text.trim() ? text : value, lastValue: value })

  const search = (typed: string) => {
    setWaiting(null)
    if (typed.trim() !== value) onSearch(typed.trim() || undefined)
  }
  const onType = (typed: string) => {
    setTyped({ text: typed, lastValue })
    setWaiting(typed)
  }
  // a filter that was pressed meanwhile stays: the search uses the present filters
  useDelay(waiting === null ? null : DEBOUNCE_MS, waiting, () => search(waiting ?? ''))

  return (
    <TextField
      {...input}
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
