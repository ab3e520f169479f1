import type { WatchedState } from '@turnout/contract/watched-state'
import { HouseRules } from './house-rules.tsx'
import { PlayingTime } from './playing-time.tsx'
import type { Roster } from './roster.ts'

export type GameFactsProps = { game: WatchedState; roster: Roster }

/** At the foot of the page, so it loads after the board. */
export const GameFacts = ({ game, roster }: GameFactsProps) => (
  <>
    <PlayingTime game={game} roster={roster} />
    <HouseRules rules={game.match_rules} />
  </>
)
