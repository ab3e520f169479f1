import { useQuery } from '@tanstack/react-query'
import { type ListedGame, listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { shortDate } from '@turnout/rules/dates'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import row from '../../ui/game-row.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { gameLabel } from './game-dates.ts'
import { nextGame, upcomingGames as texts } from './group-texts.ts'
import { PreviousGames } from './previous-games.tsx'
import { DateTile } from './public/date-tile.tsx'
import styles from './upcoming-games.module.css'

const MemberDates = lazyPart(
  async () => (await import('../who-comes/public/dates.tsx')).MemberDates,
  ({ fallback }) => fallback,
)

const PastCups = lazyPart(async () => (await import('../cup/public/past-cups.tsx')).PastCups, RenderNothing)

type GroupGamesProps = { group: SportGroup; now: number; isMember: boolean; isOver: boolean }

/**
 * Upcoming and past games from the server's list. The group itself names its next game, but that one may have been
 * ended, so it is shown only if the list fails to load. Once the page knows that the game is over, the list leaves it
 * out: the list may be older.
 */
export function GroupGames({ group, now, isMember, isOver }: GroupGamesProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    read(listGames, { params: { groupId: group.id } }),
  )
  // the failure stays during a retry: a skeleton would remove the button under the finger
  const failures = data ? 0 : errorUpdateCount
  const { next_game: nextGame } = group
  const fallback = nextGame ? [{ ...nextGame, is_cancelled: false }] : []
  const allUpcoming = data?.upcoming ?? (failures > 0 ? fallback : undefined)
  const upcoming = isOver ? allUpcoming?.filter(({ date }) => date !== nextGame?.date) : allUpcoming
  const upcomingGames = (
    <UpcomingGames
      group={group}
      games={upcoming}
      now={now}
      failure={failures > 0 ? { count: failures, isRetrying: isFetching, retry: () => void refetch() } : null}
    />
  )
  return (
    <>
      {isMember ? (
        <MemberDates group={group} now={now} isOver={isOver} fallback={upcomingGames} />
      ) : (
        upcomingGames
      )}
      <PreviousGames groupId={group.id} games={data?.previous} failed={failures > 0} isMember={isMember} />
      {data && data.cup_count > 0 && (
        <PastCups groupId={group.id} latest={data.cups} count={data.cup_count} isMember={isMember} />
      )}
    </>
  )
}

const MAX_SHOWN = 3

type UpcomingGamesProps = {
  group: SportGroup
  games: readonly ListedGame[] | undefined
  now: number
  /** The failure of a list that is not loaded yet. */
  failure: { count: number; isRetrying: boolean; retry: () => void } | null
}

function UpcomingGames({ group, games, now, failure }: UpcomingGamesProps) {
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
                <span className={row.words}>
                  <span className={row.heading}>
                    <b className={row.word}>{word}</b>
                    {isCancelled && <Badge kind="note">{texts.cancelled}</Badge>}
                    {game.is_moved && !otherVenue && <Badge kind="note">{texts.moved}</Badge>}
                  </span>
                  {!isCancelled && <span className="sub">{nextGame.to(game.start_time, game.end_time)}</span>}
                  {otherVenue && <span className="sub">{nextGame.movedTo(otherVenue)}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {failure && (
        <>
          {/* a new element for every failure, so that a screen reader reads the second one too */}
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
