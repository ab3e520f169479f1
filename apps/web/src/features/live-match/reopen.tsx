import type { GameState } from '@turnout/contract/game-state'
import { count } from '@turnout/rules/words'
import { TakeBackButton } from '../../platform/take-back-button.tsx'
import styles from './evening-result.module.css'

/** The way back for whoever ended the evening too soon, and the only one to what came late and is undecided. */
export function Reopen({ game }: { game: GameState }) {
  const { take_back: offer, late_presses: late } = game
  if (!offer) return null
  return (
    <div className={styles.reopen}>
      {late.length > 0 && (
        <p>
          {count(late.length, 'late press was', 'late presses were')} not decided. Undo the end of the evening
          to keep or drop {late.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      <TakeBackButton gameId={game.game_id} offer={offer} />
    </div>
  )
}
