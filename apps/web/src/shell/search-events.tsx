import { Icon } from '../ui/icons.tsx'
import styles from './search-events.module.css'
import { common } from './texts.ts'

type SearchEventsProps = { autoFocus?: boolean }

/** Opens the list of events with what is typed. The browser sends the form, so that the frame of every page carries no code for it. */
export function SearchEvents({ autoFocus }: SearchEventsProps) {
  return (
    <search>
      <form className={styles.search} action="/events">
        <Icon name="search" size={18} />
        <input
          type="search"
          name="search"
          maxLength={100}
          enterKeyHint="search"
          aria-label={common.searchEvents}
          placeholder={common.searchEvents}
          ref={(input) => {
            if (autoFocus) input?.focus()
          }}
        />
      </form>
    </search>
  )
}
