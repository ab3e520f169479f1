import type { WatchedState } from '@turnout/contract/watched-state'
import { CupLink } from './cup-link.tsx'
import { HouseRules } from './house-rules.tsx'
import { Lineups } from './lineups.tsx'
import { PlayingTime } from './playing-time.tsx'
import { PlayersButton } from './public/players-button.tsx'
import type { Roster } from './roster.ts'

export type GameFactsProps = {
  game: WatchedState
  roster: Roster
  /** For those who may change players between matches. */
  changePlayersOf?: string | null
}

/** At the foot of the page, so it loads after the board. */
export const GameFacts = ({ game, roster, changePlayersOf = null }: GameFactsProps) => (
  <>
    {game.cup && 'group_id' in game && <CupLink groupId={String(game.group_id)} />}
    <Lineups game={game} roster={roster} />
    {changePlayersOf !== null && <PlayersButton gameId={changePlayersOf} />}
    <PlayingTime game={game} roster={roster} />
    <HouseRules rules={game.match_rules} />
  </>
)
