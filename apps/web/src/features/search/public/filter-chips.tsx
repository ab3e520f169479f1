import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import styles from './filter-chips.module.css'

/** One row that scrolls sideways on a phone; on wide screens it wraps. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
)

type FilterChipProps = { text: string; isChosen: boolean; onPress: () => void }

export function FilterChip({ text, isChosen, onPress }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onPress}>
      {isChosen && <Icon name="tick" size={17} />}
      {text}
    </button>
  )
}
