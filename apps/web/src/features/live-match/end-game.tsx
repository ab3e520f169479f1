import type { GameState } from '@turnout/contract/game-state'
import styles from './live-match.module.css'
import { endGame as texts } from './match-texts.ts'
import { EndGameButton } from './public/end-game-button.tsx'
import { common } from './texts.ts'

/** Why the game cannot be ended now; null when it can. */
const blockedReason = ({ current_match: current, coin_toss_state: coin }: GameState): string | undefined => {
  if (current) return texts.endMatchFirst
  return coin.pending ? common.coinTossComesFirst : undefined
}

export function EndGame({ game }: { game: GameState }) {
  const played = game.completed_matches.length
  return (
    <div className={styles.stage}>
      <EndGameButton gameId={game.game_id} disabledReason={blockedReason(game)} cancelText={common.playOn}>
        {played === 0 ? texts.noMatchHasBeenPlayed : texts.intoHistoryOfNothingMore(played, game.group_name)}
        {game.cup && !game.cup.is_over && ` ${texts.cupIsNotDecided}`}
      </EndGameButton>
    </div>
  )
}
