import type { SportGroup } from '@turnout/contract/groups'
import { weekdayName } from '@turnout/rules/words'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dayOfMonth, nameGame, timeIn, weekdayOf } from './game-words.ts'
import styles from './upcoming-games.module.css'

const SHOWN = 3

type Session = NonNullable<SportGroup['next_game']>
type UpcomingGamesProps = {
  group: SportGroup
  games: readonly Session[] | undefined
  now: number
  /** Asks once more for a list that has not come. */
  again: (() => void) | undefined
}

export function UpcomingGames({ group, games, now, again }: UpcomingGamesProps) {
  const at = (instant: number) => timeIn(group.time_zone, instant)
  return (
    <Panel title="Upcoming Games">
      {!games && <Skeleton shape="row" count={SHOWN} label="Loading the next games" />}
      {games && games.length > 0 && (
        <ul className={styles.games}>
          {games.slice(0, SHOWN).map(({ date, starts_at, ends_at }) => {
            const { word, today } = nameGame(group, date, now)
            return (
              <li key={date} className={styles.game}>
                <span className={classNames(styles.date, today && styles.today)} aria-hidden="true">
                  <span>{weekdayName(weekdayOf(date)).slice(0, 3)}</span>
                  <b>{dayOfMonth(date)}</b>
                </span>
                <span>
                  <b className={styles.word}>{word}</b>
                  <span className="sub">
                    {at(starts_at)} to {at(ends_at)}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {games?.length === 0 && again && (
        <>
          <p className="sub">The next games did not load.</p>
          <Button size="small" className={styles.again} onClick={again}>
            Try Again
          </Button>
        </>
      )}
    </Panel>
  )
}
