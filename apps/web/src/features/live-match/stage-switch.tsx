import type { GameState } from '@turnout/contract/game-state'
import { pluralize } from '@turnout/rules/words'
import { Switch } from '../../ui/switch.tsx'
import type { MatchActions } from './actions.ts'
import styles from './live-match.module.css'

/** Normal or knockout, between matches. */
export function StageSwitch({ game, actions }: { game: GameState; actions: MatchActions }) {
  const isOn = game.current_match !== null
  const goals = game.match_rules.knockout_goals
  const rule = goals === 1 ? 'The first goal wins.' : `The first to ${pluralize(goals, 'goal')} wins.`
  return (
    <Switch
      className={styles.stage}
      label="Knockout stage"
      hint={isOn ? `${rule} You can switch it between matches.` : rule}
      checked={game.is_knockout_stage}
      disabled={isOn || actions.isSwitching}
      onChange={(event) => actions.switchStage(event.target.checked)}
    />
  )
}
