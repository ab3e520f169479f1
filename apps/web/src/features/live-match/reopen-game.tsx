import type { GameState } from '@turnout/contract/game-state'
import styles from './game-result.module.css'
import { LateGoals } from './late-goals.tsx'
import { TakeBackButton } from './public/take-back-button.tsx'
import type { Roster } from './roster.ts'

/** What is left to organisers when the evening has ended: what came late and waits, and the way back for who ended it too soon. */
export function ReopenGame({ game, roster }: { game: GameState; roster: Roster }) {
  const { take_back: offer, late_presses: lateGoals } = game
  if (!offer && lateGoals.length === 0) return null
  return (
    <div className={styles.reopen}>
      <LateGoals game={game} roster={roster} canDecide={game.can_steer_evening} />
      {offer && <TakeBackButton gameId={game.game_id} offer={offer} />}
    </div>
  )
}
