import { useQuery } from '@tanstack/react-query'
import { listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { read } from '../../platform/queries.ts'
import { PreviousGames } from './previous-games.tsx'
import { UpcomingGames } from './upcoming-games.tsx'

/** What comes and what was, by the server's calendar. The next game is known with the group itself. */
export function GroupGames({ group, now, isMember }: { group: SportGroup; now: number; isMember: boolean }) {
  const { data, isError } = useQuery(read(listGames, { params: { groupId: group.id } }))
  const known = group.next_game ? [group.next_game] : []
  return (
    <>
      <UpcomingGames group={group} games={data?.upcoming ?? known} now={now} />
      <PreviousGames groupId={group.id} games={data?.previous} failed={isError} isMember={isMember} />
    </>
  )
}
