import type { MatchRules } from '@turnout/contract/match-rules'
import { DRAW_RULES, RULE_BOUNDS } from '@turnout/rules/house-rules'
import { drawRuleLabel } from '@turnout/rules/rules-description'
import { pluralize } from '@turnout/rules/words'
import { SelectField } from '../../ui/select-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import { MatchLengthField } from './match-length-field.tsx'
import { WinField } from './win-field.tsx'

const WINS_BOUNDS = RULE_BOUNDS.maxWinsInARow
const WINS_OPTIONS = Array.from(
  { length: WINS_BOUNDS.max - WINS_BOUNDS.min + 1 },
  (_, index) => WINS_BOUNDS.min + index,
)

type DrawRule = MatchRules['scored_draw']

/** The rules of the house one by one. */
export function CustomRules({
  rules,
  onChange,
}: {
  rules: MatchRules
  onChange: (rules: MatchRules) => void
}) {
  const change = (changed: Partial<MatchRules>) => onChange({ ...rules, ...changed })
  return (
    <div className={styles.own}>
      <MatchLengthField value={rules.duration_s} onChange={(duration_s) => change({ duration_s })} />
      <WinField win={rules.win} onChange={(win) => change({ win })} />
      <div className={styles.choices}>
        <SelectField
          label="When the clock is at zero"
          value={rules.at_zero}
          onChange={({ target }) => change({ at_zero: target.value as MatchRules['at_zero'] })}
        >
          <option value="stop">The match ends</option>
          <option value="last_play">The last play goes on</option>
        </SelectField>
        <SelectField
          label="The winner goes off too"
          value={rules.max_wins_in_a_row ?? ''}
          onChange={({ target }) => change({ max_wins_in_a_row: Number(target.value) || null })}
        >
          <option value="">Never</option>
          {WINS_OPTIONS.map((wins) => (
            <option key={wins} value={wins}>
              After {pluralize(wins, 'win')} in a row
            </option>
          ))}
        </SelectField>
        <DrawField
          label="A draw with goals"
          value={rules.scored_draw}
          onChange={(scored_draw) => change({ scored_draw })}
        />
        <DrawField
          label="A goalless draw"
          value={rules.goalless_draw}
          onChange={(goalless_draw) => change({ goalless_draw })}
        />
      </div>
      <div className={`${styles.pair} ${styles.tight}`}>
        <Stepper
          label="Knockout goals"
          {...limits(RULE_BOUNDS.knockoutGoals)}
          value={rules.knockout_goals}
          onChange={(knockout_goals) => change({ knockout_goals })}
        />
        <Stepper
          label="Changeover seconds"
          {...limits(RULE_BOUNDS.changeoverS)}
          stride={10}
          value={rules.changeover_s}
          onChange={(changeover_s) => change({ changeover_s })}
        />
      </div>
    </div>
  )
}

type DrawFieldProps = { label: string; value: DrawRule; onChange: (draw: DrawRule) => void }

function DrawField({ label, value, onChange }: DrawFieldProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as DrawRule)}>
      {DRAW_RULES.map((draw) => (
        <option key={draw} value={draw}>
          {drawRuleLabel(draw)}
        </option>
      ))}
    </SelectField>
  )
}
