import { classNames } from './class-names.ts'
import { weekStrip as texts } from './texts.ts'
import styles from './week-strip.module.css'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

export type WeekStripProps = {
  days: readonly Weekday[]
  /** For cards on narrow screens. */
  small?: boolean | undefined
  className?: string | undefined
}

/** Seven squares to see, one sentence for screen readers. */
export function WeekStrip({ days, small = false, className }: WeekStripProps) {
  const words = WEEKDAYS.filter(({ day }) => days.includes(day)).map(({ word }) => word)
  const spoken = words.length > 0 ? texts.playsOn(words.join(', ')) : texts.noPlayingDaysYet
  return (
    <span
      className={classNames(styles.week, small && styles.small, className)}
      role="img"
      aria-label={spoken}
    >
      {WEEKDAYS.map(({ day, letter }) => (
        <span key={day} className={classNames(styles.day, days.includes(day) && styles.on)}>
          {letter}
        </span>
      ))}
    </span>
  )
}
