import type { GameState } from '@turnout/contract/game-state'
import { Switch } from '../../ui/switch.tsx'
import { useSwitchStage } from './actions.ts'
import styles from './live-match.module.css'
import { knockoutRule } from './next-match-view.ts'
import { stageSwitch as texts } from './texts.ts'

/** Normal or knockout, between matches. */
export function StageSwitch({ game }: { game: GameState }) {
  const { mutate, isPending } = useSwitchStage()
  const isOn = game.current_match !== null
  const rule = knockoutRule(game.match_rules)
  return (
    <Switch
      className={styles.stage}
      label={texts.knockoutStage}
      hint={isOn ? texts.youCanSwitchItBetween(rule) : rule}
      checked={game.is_knockout_stage}
      disabled={isOn || isPending}
      onChange={({ target }) =>
        mutate({ params: { gameId: game.game_id }, body: { is_knockout_stage: target.checked } })
      }
    />
  )
}
