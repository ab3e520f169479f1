import { useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './plates.module.css'

export type PlateProps = {
  figure: string
  /** Swings when the figure changes. For scores; a clock's plates just change. */
  swings?: boolean | undefined
}

/** One tin plate on its nail. Unspoken: whatever hangs it says the whole number once. */
export function Plate({ figure, swings = false }: PlateProps) {
  const [shown, setShown] = useState({ figure, gone: null as string | null, change: 0 })
  if (shown.figure !== figure) {
    setShown({ figure, gone: swings ? shown.figure : null, change: shown.change + 1 })
  }
  const changed = swings && shown.change > 0
  return (
    <span
      key={swings ? shown.change : 0}
      className={classNames(styles.plate, changed && styles.changed)}
      aria-hidden="true"
    >
      <span className={classNames(styles.figure, changed && styles.settles)}>{figure}</span>
      {shown.gone !== null && (
        <span className={styles.gone} onAnimationEnd={() => setShown((now) => ({ ...now, gone: null }))}>
          {shown.gone}
        </span>
      )}
    </span>
  )
}
