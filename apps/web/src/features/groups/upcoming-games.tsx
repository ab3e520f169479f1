import type { ListedGame } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { shortDate } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { gameLabel } from './game-dates.ts'
import { nextGame, upcomingGames as texts } from './group-texts.ts'
import { DateTile } from './public/date-tile.tsx'
import styles from './upcoming-games.module.css'

const MAX_SHOWN = 3

type UpcomingGamesProps = {
  group: SportGroup
  games: readonly ListedGame[] | undefined
  now: number
  /** Of a list that has not come yet. */
  failure: { count: number; isRetrying: boolean; retry: () => void } | null
}

export function UpcomingGames({ group, games, now, failure }: UpcomingGamesProps) {
  return (
    <Panel title={texts.upcomingGames}>
      {!games && <Skeleton shape="row" count={MAX_SHOWN} label={texts.loadingNextGames} />}
      {games && games.length > 0 && (
        <ul className="stack">
          {games.slice(0, MAX_SHOWN).map((game) => {
            const { date, word, today } = gameLabel(group, game, now)
            const { is_cancelled: isCancelled, other_venue_name: otherVenue } = game
            return (
              <li key={`${date} ${isCancelled}`} className={styles.game}>
                <DateTile date={shortDate(date)} isToday={today && !isCancelled} isCancelled={isCancelled} />
                <span className={styles.words}>
                  <span className={styles.heading}>
                    <b className={styles.word}>{word}</b>
                    {isCancelled && <Badge kind="note">{texts.cancelled}</Badge>}
                    {game.is_moved && !otherVenue && <Badge kind="note">{texts.moved}</Badge>}
                  </span>
                  {!isCancelled && <span className="sub">{texts.to(game.start_time, game.end_time)}</span>}
                  {otherVenue && <span className="sub">{nextGame.movedTo(otherVenue)}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {failure && (
        <>
          {/* a new one for every failure, so that the second is said too */}
          <p key={failure.count} role="alert" className="sub">
            {texts.nextGamesDidNotLoad}
          </p>
          <Button size="small" className={styles.again} busy={failure.isRetrying} onClick={failure.retry}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </Panel>
  )
}
