import type { SportGroup } from '@turnout/contract/groups'
import { weekdayName } from '@turnout/rules/words'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { clockTime, dayOfMonth, upcomingGames, weekdayOf } from './game-words.ts'
import styles from './upcoming-games.module.css'

const SHOWN = 3

export function UpcomingGames({ group, now }: { group: SportGroup; now: number }) {
  const games = upcomingGames(group, now, SHOWN)
  const times = `${clockTime(group.game_start_time)} to ${clockTime(group.game_end_time)}`
  return (
    <Panel title="Upcoming Games">
      <ul className={styles.games}>
        {games.map(({ date, word, today }) => (
          <li key={date} className={styles.game}>
            <span className={classNames(styles.date, today && styles.today)} aria-hidden="true">
              <span>{weekdayName(weekdayOf(date)).slice(0, 3)}</span>
              <b>{dayOfMonth(date)}</b>
            </span>
            <span>
              <b className={styles.word}>{word}</b>
              <span className="sub">{times}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
