import type { GameState } from '@turnout/contract/game-state'
import { pluralize } from '@turnout/rules/words'
import styles from './live-match.module.css'
import { EndGameButton } from './public/end-game-button.tsx'

/** Why the evening cannot be ended at this moment; null when it can. */
const blockedReason = ({ current_match: current, coin_toss_state: coin }: GameState): string | undefined => {
  if (current) return 'End the match first.'
  return coin.pending ? 'The coin toss comes first.' : undefined
}

export function EndGame({ game }: { game: GameState }) {
  const played = game.completed_matches.length
  return (
    <div className={styles.stage}>
      <EndGameButton gameId={game.game_id} disabledReason={blockedReason(game)} cancelText="Play on">
        {played === 0
          ? 'No match has been played. Nothing more starts tonight.'
          : `${pluralize(played, 'match', 'matches')} ${played === 1 ? 'goes' : 'go'} into the history of ${game.group_name}. Nothing more starts tonight, and everybody sees the result.`}
      </EndGameButton>
    </div>
  )
}
