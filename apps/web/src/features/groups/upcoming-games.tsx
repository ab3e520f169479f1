import type { SportGroup, UpcomingGame } from '@turnout/contract/groups'
import { weekdayName } from '@turnout/rules/words'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dayOfMonth, nameGame, weekdayOf } from './game-words.ts'
import styles from './upcoming-games.module.css'

const SHOWN = 3

type UpcomingGamesProps = {
  group: SportGroup
  games: readonly UpcomingGame[] | undefined
  now: number
  /** Asks once more for a list that has not come. */
  again: (() => void) | undefined
}

export function UpcomingGames({ group, games, now, again }: UpcomingGamesProps) {
  return (
    <Panel title="Upcoming Games">
      {!games && <Skeleton shape="row" count={SHOWN} label="Loading the next games" />}
      {games && games.length > 0 && (
        <ul className={styles.games}>
          {games.slice(0, SHOWN).map((game) => {
            const { date, word, today } = nameGame(group, game, now)
            return (
              <li key={date} className={styles.game}>
                <span className={classNames(styles.date, today && styles.today)} aria-hidden="true">
                  <span>{weekdayName(weekdayOf(date)).slice(0, 3)}</span>
                  <b>{dayOfMonth(date)}</b>
                </span>
                <span>
                  <b className={styles.word}>{word}</b>
                  <span className="sub">
                    {game.start_time} to {game.end_time}
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
