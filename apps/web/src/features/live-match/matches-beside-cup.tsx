import type { WatchedState } from '@turnout/contract/watched-state'
import { CompletedMatches } from './lazy-panels.tsx'

/** The cup lists its own matches, so this lists the others: those before it, or between two teams chosen by hand. */
export function MatchesBesideCup({ game }: { game: WatchedState }) {
  const others = game.completed_matches.filter(({ number }) => game.cup?.other_matches?.includes(number))
  return others.length > 0 && <CompletedMatches game={game} matches={others} />
}
