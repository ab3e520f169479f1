import type { MatchRules } from '@turnout/contract/match-rules'
import { DRAW_RULES, RULE_BOUNDS } from '@turnout/rules/house-rules'
import { drawRuleLabel } from '@turnout/rules/rules-description'
import { formatDuration } from '@turnout/rules/words'
import { SelectField } from '../../ui/select-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { customRules as texts } from './form-texts.ts'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import { MatchLengthField } from './match-length-field.tsx'
import { WinField } from './win-field.tsx'

const WINS_BOUNDS = RULE_BOUNDS.maxWinsInARow
const WINS_OPTIONS = Array.from(
  { length: WINS_BOUNDS.max - WINS_BOUNDS.min + 1 },
  (_, index) => WINS_BOUNDS.min + index,
)

const MINUTE_S = 60
const KNOCKOUT_OPTIONS = [0, 5, 10, 15, 20, 30, 45, 60].map((minutes) => minutes * MINUTE_S)

/** A number of seconds that was set by another program stays one of the choices. */
const knockoutOptions = (current: number): number[] =>
  [...new Set([...KNOCKOUT_OPTIONS, current])].sort((a, b) => a - b)

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
          label={texts.whenClockIsAtZero}
          value={rules.at_zero}
          onChange={({ target }) => change({ at_zero: target.value as MatchRules['at_zero'] })}
        >
          <option value="stop">{texts.matchEnds}</option>
          <option value="last_play">{texts.lastPlayGoesOn}</option>
        </SelectField>
        <SelectField
          label={texts.winnerGoesOff}
          value={rules.max_wins_in_a_row ?? ''}
          onChange={({ target }) => change({ max_wins_in_a_row: Number(target.value) || null })}
        >
          <option value="">{texts.never}</option>
          {WINS_OPTIONS.map((wins) => (
            <option key={wins} value={wins}>
              {texts.afterInRow(wins)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.knockoutStarts}
          value={rules.knockout_last_s}
          onChange={({ target }) => change({ knockout_last_s: Number(target.value) })}
        >
          {knockoutOptions(rules.knockout_last_s).map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? texts.onlyByHand : texts.inTheLast(formatDuration(seconds))}
            </option>
          ))}
        </SelectField>
        <DrawField
          label={texts.drawWithGoals}
          value={rules.scored_draw}
          onChange={(scored_draw) => change({ scored_draw })}
        />
        <DrawField
          label={texts.goallessDraw}
          value={rules.goalless_draw}
          onChange={(goalless_draw) => change({ goalless_draw })}
        />
      </div>
      <div className={`${styles.pair} ${styles.tight}`}>
        <Stepper
          label={texts.knockoutGoals}
          {...limits(RULE_BOUNDS.knockoutGoals)}
          value={rules.knockout_goals}
          onChange={(knockout_goals) => change({ knockout_goals })}
        />
        <Stepper
          label={texts.changeoverSeconds}
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
