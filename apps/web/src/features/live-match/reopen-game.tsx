import type { GameState } from '@turnout/contract/game-state'
import styles from './game-result.module.css'
import { LateGoals } from './late-goals.tsx'
import { UndoButtons } from './public/undo-buttons.tsx'
import type { Roster } from './roster.ts'

/** What is left to organisers when the evening has ended: what came late and waits, and the way back for who ended it too soon. */
export function ReopenGame({ game, roster }: { game: GameState; roster: Roster }) {
  if (!game.take_back && !game.redo && game.late_presses.length === 0) return null
  return (
    <div className={styles.reopen}>
      <LateGoals game={game} roster={roster} canDecide={game.can_steer_evening} />
      <UndoButtons gameId={game.game_id} offers={game} />
    </div>
  )
}
