import type { GameState } from '@turnout/contract/game-state'
import { Switch } from '../../ui/switch.tsx'
import type { MatchActions } from './actions.ts'
import styles from './live-match.module.css'
import { knockoutRule } from './next-match-view.ts'
import { stageSwitch as texts } from './texts.ts'

/** Normal or knockout, between matches. */
export function StageSwitch({ game, actions }: { game: GameState; actions: MatchActions }) {
  const isOn = game.current_match !== null
  const rule = knockoutRule(game.match_rules)
  return (
    <Switch
      className={styles.stage}
      label={texts.knockoutStage}
      hint={isOn ? texts.youCanSwitchItBetween(rule) : rule}
      checked={game.is_knockout_stage}
      disabled={isOn || actions.isSwitching}
      onChange={(event) => actions.switchStage(event.target.checked)}
    />
  )
}
