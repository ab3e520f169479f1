import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { Link } from '../../platform/router/link.tsx'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { BackBar } from '../../ui/back-bar.tsx'
import { LoadingBoard } from './loading-board.tsx'
import { MatchScreen } from './match-screen.tsx'
import { useLiveGame } from './public/use-live-game.ts'
import { useSyncGameDay } from './public/use-sync-game-day.ts'
import { common, messages } from './texts.ts'

const MatchNotFound = lazyPart(async () => (await import('./match-not-found.tsx')).MatchNotFound)
const MatchNotForYou = lazyPart(async () => (await import('./match-not-found.tsx')).MatchNotForYou)

export function LiveMatchPage({ groupId }: { groupId: string }) {
  return (
    <div>
      <LoadBoundary
        level={1}
        failed={messages.loadFailed}
        className="wrap lone-card"
        back={<BackToGameDay groupId={groupId} />}
        skeleton={<MatchSkeleton groupId={groupId} />}
        notFound={<MatchNotFound groupId={groupId} />}
      >
        <MatchAccess groupId={groupId} />
      </LoadBoundary>
    </div>
  )
}

const BackToGameDay = ({ groupId }: { groupId: string }) => (
  <BackBar link={(back) => <Link to="/my-sports-groups/$groupId/game-day" params={{ groupId }} {...back} />}>
    {common.gameDay}
  </BackBar>
)

const MatchSkeleton = ({ groupId }: { groupId: string }) => (
  <>
    <BackToGameDay groupId={groupId} />
    <LoadingBoard />
  </>
)

/** The address names the group; the game day knows today's game. */
function MatchAccess({ groupId }: { groupId: string }) {
  const { data: day, error } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    // a person who opens the page before the first check-in need not reload it
    refetchInterval: ({ state: { data } }) => (data?.current_game_id === null ? POLL_MS.state : false),
    throwOnError: throwUnlessRefused,
  })
  if (isProblem(error, 'not-allowed')) return <MatchNotForYou groupId={groupId} />
  if (!day) return <MatchSkeleton groupId={groupId} />
  if (day.current_game_id === null) return <MatchNotFound groupId={groupId} />
  return <LiveMatch day={day} gameId={day.current_game_id} />
}

function LiveMatch({ day, gameId }: { day: GameDay; gameId: string }) {
  const live = useLiveGame(gameId)
  useSyncGameDay(day, live.game)
  if (!live.game.has_play_begun) return <MatchNotFound groupId={day.group_id} />
  return <MatchScreen key={gameId} day={day} {...live} />
}
