import { useQuery } from '@tanstack/react-query'
import { listMyScheduledGames } from '@turnout/contract/scheduled-games'
import { read } from '../../../platform/api/queries.ts'
import { ShortAnswer } from '../short-answer.tsx'

const STALE_MS = 30_000

/** The answer to one of my games; nothing when the game takes no answers. */
export function OpenAnswer({ gameId }: { gameId: string }) {
  const { data = [] } = useQuery({ ...read(listMyScheduledGames, {}), staleTime: STALE_MS })
  const game = data.find(({ id }) => id === gameId)
  if (!game || game.mode === 'off' || game.state === 'cancelled') return null
  return <ShortAnswer game={game} />
}
