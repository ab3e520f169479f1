import type { GameState } from '@turnout/contract/game-state'
import { count } from '@turnout/rules/words'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useCloseGame } from './actions.ts'
import styles from './live-match.module.css'

/** Why the evening cannot be ended at this moment; null when it can. */
const whyNotYet = ({ current_match: on, coin_toss_state: coin }: GameState): string | undefined => {
  if (on) return 'End the match first.'
  return coin.pending ? 'The coin toss comes first.' : undefined
}

/** The last thing an organiser does: from then on the evening is history. */
export function EndEvening({ game }: { game: GameState }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useCloseGame()
  const close = () => setAsking(false)
  const played = game.completed_matches.length
  return (
    <div className={styles.stage}>
      <Button wide disabledReason={whyNotYet(game)} onClick={() => setAsking(true)}>
        End the evening
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="End the evening?"
        confirm="End the evening"
        keep="Play on"
        busy={isPending}
        doing="Ending"
        onConfirm={() => mutate({ params: { gameId: game.game_id } }, { done: close, failed: close })}
        onClose={close}
      >
        {played === 0
          ? 'No match has been played. Nothing more starts tonight.'
          : `${count(played, 'match', 'matches')} ${played === 1 ? 'goes' : 'go'} into the history of ${game.group_name}. Nothing more starts tonight, and everybody sees the result.`}
      </ConfirmDialog>
    </div>
  )
}
