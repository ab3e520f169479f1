import type { GameState } from '@turnout/contract/game-state'
import { TakeBackButton } from '../../platform/take-back-button.tsx'
import type { Cast } from './cast-of.ts'
import styles from './evening-result.module.css'
import { LateGoals } from './late-goals.tsx'

/** What is left to organisers when the evening has ended: what came late and waits, and the way back for who ended it too soon. */
export function Reopen({ game, cast }: { game: GameState; cast: Cast }) {
  const { take_back: offer, late_presses: late } = game
  if (!offer && late.length === 0) return null
  return (
    <div className={styles.reopen}>
      <LateGoals game={game} cast={cast} decides={game.can_steer_evening} />
      {offer && <TakeBackButton gameId={game.game_id} offer={offer} />}
    </div>
  )
}
