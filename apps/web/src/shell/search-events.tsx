import { useState } from 'react'
import { lazyPart, RenderNothing } from '../platform/lazy/lazy-part.tsx'
import { Icon } from '../ui/icons.tsx'
import { loadHeaderParts } from './load-header-parts.ts'
import styles from './search-events.module.css'
import { common } from './texts.ts'

const Suggestions = lazyPart(async () => (await loadHeaderParts()).Suggestions, RenderNothing)

type SearchEventsProps = {
  /** On a phone, where the field shows only during a search. */
  onLeave?: () => void
}

/**
 * [Z-19] Opens the list of events with the typed text. Until the suggestions have loaded, or if they cannot, the browser
 * submits the form, so that the frame of every page carries little code for it.
 */
export function SearchEvents({ onLeave }: SearchEventsProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <search>
      <form className={styles.search} action="/events">
        <Icon name="search" size={18} />
        <input
          type="search"
          name="search"
          maxLength={100}
          aria-label={common.searchEvents}
          placeholder={common.searchEvents}
          // biome-ignore lint/a11y/noAutofocus: it appears because the person has just opened the search
          autoFocus={!!onLeave}
          onFocus={({ currentTarget }) => setInput(currentTarget)}
        />
        {input && <Suggestions input={input} onLeave={onLeave} />}
      </form>
    </search>
  )
}
