import { classNames } from '../../../ui/class-names.ts'
import styles from '../date-tile.module.css'

type DateTileProps = {
  /** 'Tue 1 Dec'; screen readers get the date from the text next to the tile. */
  date: string
  isToday?: boolean
  isCancelled?: boolean
}

export function DateTile({ date, isToday, isCancelled }: DateTileProps) {
  const [weekday, day] = date.split(' ')
  return (
    <span
      className={classNames(styles.date, isToday && styles.today, isCancelled && styles.cancelled)}
      aria-hidden="true"
    >
      <span>{weekday}</span>
      <b>{day}</b>
    </span>
  )
}
