import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { DAY_MS, dateIn, noon } from '../../platform/time/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { week as texts } from './texts.ts'
import styles from './week-marks.module.css'

const DAYS = 7

type Mark = 'changed' | 'open' | 'in' | 'waiting' | 'out'

/** Of several games on one day, the mark that needs attention most. */
const ORDER: readonly Mark[] = ['changed', 'open', 'waiting', 'in', 'out']

function markOf({ state, moved_from, my_answer: { answer } }: ScheduledGame): Mark {
  if (state === 'cancelled' || (state === 'moved' && moved_from !== null)) return 'changed'
  if (answer === null) return 'open'
  if (answer === 'waiting') return 'waiting'
  return answer === 'going' ? 'in' : 'out'
}

type WeekMarksProps = {
  games: readonly ScheduledGame[]
  hasArrived: (game: ScheduledGame) => boolean
  now: number
}

/** A mark for each of seven days; a screen reader reads one sentence for each day with a game. */
export function WeekMarks({ games, hasArrived, now }: WeekMarksProps) {
  const zone = games[0]?.time_zone ?? 'UTC'
  // a day in this time zone may have 23 or 25 hours
  const today = noon(dateIn(zone, now))
  const days = Array.from({ length: DAYS }, (_, day) => {
    const date = dateIn('UTC', today + day * DAY_MS)
    const marks = games
      .filter((game) => game.date === date)
      .map((game) => (hasArrived(game) ? 'in' : markOf(game)))
    return { date, mark: ORDER.find((mark) => marks.includes(mark)) }
  })
  const spoken = days.flatMap(({ date, mark }) => (mark ? `${shortDate(date)}: ${texts.marks[mark]}` : []))
  return (
    <div className={styles.week} role="img" aria-label={spoken.join('. ')}>
      {days.map(({ date, mark }, index) => {
        const [weekday, day] = shortDate(date).split(' ')
        return (
          <span key={date} className={classNames(styles.day, index === 0 && styles.today)}>
            <span>{weekday}</span>
            <b className={styles.number}>{day}</b>
            <span className={classNames(styles.mark, mark && styles[mark])}>
              {mark === 'in' ? <Icon name="tick" size={14} /> : mark && SIGNS[mark]}
            </span>
          </span>
        )
      })}
    </div>
  )
}

const SIGNS: Record<Exclude<Mark, 'in'>, string> = { changed: '!', open: '?', waiting: '…', out: '–' }
