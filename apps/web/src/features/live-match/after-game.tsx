import type { GameState } from '@turnout/contract/game-state'
import { useStartMatch } from './actions.ts'
import { EndGame } from './end-game.tsx'
import styles from './game-result.module.css'
import { afterGame as texts } from './match-texts.ts'
import { LateGoals } from './public/late-goals.tsx'
import { Spectators } from './public/spectators.tsx'
import { UndoButtons } from './public/undo-buttons.tsx'
import { StartNewMatch } from './start-new-match.tsx'
import { lateGoalsOf } from './teams.ts'

export type AfterGameProps = { game: GameState }

/** What can still be done after the game: settle late goals, undo, play one more match, and manage the link. */
export function AfterGame({ game }: AfterGameProps) {
  const canPlayOn = !game.is_closed && game.can_control_match
  const isEmpty = !game.take_back && !game.redo && game.late_presses.length === 0
  if (isEmpty && !canPlayOn && !game.can_steer_evening) return null
  return (
    <div className={styles.after}>
      <LateGoals gameId={game.game_id} goals={lateGoalsOf(game)} canDecide={game.can_steer_evening} />
      {!isEmpty && <UndoButtons gameId={game.game_id} offers={game} />}
      {canPlayOn && <PlayOn game={game} />}
      {game.can_steer_evening && <Spectators gameId={game.game_id} groupName={game.group_name} isOver />}
    </div>
  )
}

function PlayOn({ game }: AfterGameProps) {
  const starting = useStartMatch(game.game_id)
  return (
    <StartNewMatch game={game} starting={starting}>
      <p className={`sub ${styles.ended}`}>{texts.sessionHasEnded}</p>
      {game.can_steer_evening && <EndGame game={game} />}
    </StartNewMatch>
  )
}
