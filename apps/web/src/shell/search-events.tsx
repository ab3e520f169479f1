import { Icon } from '../ui/icons.tsx'
import styles from './search-events.module.css'
import { common } from './texts.ts'

type SearchEventsProps = { autoFocus?: boolean }

/** Takes text and does nothing: events are not open yet. */
export function SearchEvents({ autoFocus }: SearchEventsProps) {
  return (
    <label className={styles.search}>
      <Icon name="search" size={18} />
      <input
        type="search"
        aria-label={common.searchEvents}
        placeholder={common.searchEvents}
        ref={(input) => {
          if (autoFocus) input?.focus()
        }}
      />
    </label>
  )
}
