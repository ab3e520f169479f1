import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { dateIn, dayLabel, shortDate } from '../../platform/time/dates.ts'
import { Plates } from '../../ui/plates.tsx'
import styles from './my-week.module.css'
import { answers, week as texts } from './texts.ts'

export const wordOf = ({ date, time_zone, start_time }: ScheduledGame, now: number): string =>
  dayLabel(date, dateIn(time_zone, now), start_time)

export const countOf = ({ going_count: going, places }: ScheduledGame): string =>
  places === null ? answers.count(going) : answers.countOf(going, places)

/** Start on plates, with the day and the end beside it. */
export function GameWhen({ game, now, level = 3 }: { game: ScheduledGame; now: number; level?: 2 | 3 }) {
  const word = wordOf(game, now)
  const date = shortDate(game.date)
  const Heading = `h${level}` as const
  return (
    <div className={styles.when}>
      <Plates value={game.start_time} className={styles.plates} />
      <div>
        <Heading>{word}</Heading>
        <p className="sub">
          {word === date ? texts.untilTime(game.end_time) : texts.until(date, game.end_time)}
        </p>
      </div>
    </div>
  )
}
