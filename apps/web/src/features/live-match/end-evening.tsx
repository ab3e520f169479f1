import type { GameState } from '@turnout/contract/game-state'
import { count } from '@turnout/rules/words'
import { EndEveningButton } from '../../platform/end-evening-button.tsx'
import styles from './live-match.module.css'

/** Why the evening cannot be ended at this moment; null when it can. */
const whyNotYet = ({ current_match: on, coin_toss_state: coin }: GameState): string | undefined => {
  if (on) return 'End the match first.'
  return coin.pending ? 'The coin toss comes first.' : undefined
}

export function EndEvening({ game }: { game: GameState }) {
  const played = game.completed_matches.length
  return (
    <div className={styles.stage}>
      <EndEveningButton gameId={game.game_id} disabledReason={whyNotYet(game)} keep="Play on">
        {played === 0
          ? 'No match has been played. Nothing more starts tonight.'
          : `${count(played, 'match', 'matches')} ${played === 1 ? 'goes' : 'go'} into the history of ${game.group_name}. Nothing more starts tonight, and everybody sees the result.`}
      </EndEveningButton>
    </div>
  )
}
