import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './plates.module.css'

export type PlateProps = {
  digit: string
  /** Swings when the figure changes. For scores; a clock's plates just change. */
  isAnimated?: boolean | undefined
}

/** One tin plate on its nail. Hidden from screen readers: the parent reads the whole number once. */
export function Plate({ digit, isAnimated = false }: PlateProps) {
  const [shown, setShown] = useState({ digit, previous: null as string | null, change: 0 })
  if (shown.digit !== digit) {
    setShown({ digit, previous: isAnimated ? shown.digit : null, change: shown.change + 1 })
  }
  const changed = isAnimated && shown.change > 0
  return (
    <span
      key={isAnimated ? shown.change : 0}
      className={classNames(styles.plate, changed && styles.changed)}
      aria-hidden="true"
    >
      <span className={classNames(styles.figure, changed && styles.settles)}>{digit}</span>
      {shown.previous !== null && (
        <span className={styles.gone} onAnimationEnd={() => setShown((now) => ({ ...now, previous: null }))}>
          {shown.previous}
        </span>
      )}
    </span>
  )
}
