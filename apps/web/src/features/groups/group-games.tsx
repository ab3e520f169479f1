import { useQuery } from '@tanstack/react-query'
import { listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { PreviousGames } from './previous-games.tsx'
import { UpcomingGames } from './upcoming-games.tsx'

const MemberDates = lazyPart(
  async () => (await import('../who-comes/public/dates.tsx')).MemberDates,
  ({ fallback }) => fallback,
)

const PastCups = lazyPart(async () => (await import('../cup/public/past-cups.tsx')).PastCups, RenderNothing)

type GroupGamesProps = { group: SportGroup; now: number; isMember: boolean; isOver: boolean }

/**
 * What comes and what was, by the server's calendar. The next game is known with the group itself, but not whether its
 * evening was ended, so it stands in only where the list does not come at all. Once the page says that the evening is
 * over, it is none to come in either: the list may be from before.
 */
export function GroupGames({ group, now, isMember, isOver }: GroupGamesProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    read(listGames, { params: { groupId: group.id } }),
  )
  // that it failed stands while it is tried again: a skeleton would take the button from under the finger
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
