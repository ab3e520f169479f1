import type { MatchRules } from '@turnout/contract/match-rules'
import { DRAW_RULES, RULE_BOUNDS } from '@turnout/rules/house-rules'
import { drawRuleLabel } from '@turnout/rules/rules-description'
import { formatDuration } from '@turnout/rules/words'
import { SelectField } from '../../ui/select-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { matchLengthField, customRules as texts, winField } from './form-texts.ts'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import { changeWinRule, toMinutes, toSeconds } from './rules-choice.ts'

const WINS_BOUNDS = RULE_BOUNDS.maxWinsInARow
const WINS_OPTIONS = Array.from(
  { length: WINS_BOUNDS.max - WINS_BOUNDS.min + 1 },
  (_, index) => WINS_BOUNDS.min + index,
)

const MINUTE_S = 60
const KNOCKOUT_OPTIONS = [0, 5, 10, 15, 20, 30, 45, 60].map((minutes) => minutes * MINUTE_S)

/** A number of seconds that another program has set stays an option. */
const knockoutOptions = (current: number): number[] =>
  [...new Set([...KNOCKOUT_OPTIONS, current])].sort((a, b) => a - b)

type DrawRule = MatchRules['scored_draw']

/** All match rules, each with its own field. */
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
          options={[
            ['stop', texts.matchEnds],
            ['last_play', texts.lastPlayGoesOn],
          ]}
        />
        <SelectField
          label={texts.winnerGoesOff}
          value={rules.max_wins_in_a_row ?? ''}
          onChange={({ target }) => change({ max_wins_in_a_row: Number(target.value) || null })}
          options={[
            ['', texts.never],
            ...WINS_OPTIONS.map((wins) => [wins, texts.afterInRow(wins)] as const),
          ]}
        />
        <SelectField
          label={texts.knockoutStarts}
          value={rules.knockout_last_s}
          onChange={({ target }) => change({ knockout_last_s: Number(target.value) })}
          options={knockoutOptions(rules.knockout_last_s).map((seconds) => [
            seconds,
            seconds === 0 ? texts.onlyByHand : texts.inTheLast(formatDuration(seconds)),
          ])}
        />
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
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as DrawRule)}
      options={DRAW_RULES.map((draw) => [draw, drawRuleLabel(draw)])}
    />
  )
}

const { min, max } = RULE_BOUNDS.durationS
const [shortest, longest] = [toMinutes(min).minutes, toMinutes(max).minutes]

/** The length of a match as a clock shows it: minutes and seconds. */
function MatchLengthField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  const length = toMinutes(value)
  const change = (changed: Partial<typeof length>) => onChange(toSeconds({ ...length, ...changed }, max))
  const maxSeconds = Math.min(59, max - length.minutes * 60)
  return (
    <div className={`${styles.pair} ${styles.tight}`}>
      <Stepper
        label={matchLengthField.matchMinutes}
        hint={matchLengthField.to(shortest, longest)}
        min={shortest}
        max={longest}
        value={length.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <Stepper
        label={matchLengthField.matchSeconds}
        hint={maxSeconds > 0 ? matchLengthField.n0To(maxSeconds) : matchLengthField.minutesIsLongest(longest)}
        min={0}
        max={maxSeconds}
        stride={10}
        value={length.seconds}
        onChange={(seconds) => change({ seconds })}
      />
    </div>
  )
}

type Win = MatchRules['win']

const WIN_LABELS: Record<Win['by'], string> = {
  lead: 'A lead',
  goals: winField.numberOfGoals,
  time: winField.nothingBeforeTimeIsUp,
}

const [LEAD, GOALS] = [limits(RULE_BOUNDS.lead), limits(RULE_BOUNDS.goals)]

/** What ends a match early, with the numbers that this way of winning has. */
function WinField({ win, onChange }: { win: Win; onChange: (win: Win) => void }) {
  return (
    <>
      <SelectField
        label={winField.whatWinsMatch}
        value={win.by}
        onChange={({ target }) => onChange(changeWinRule(target.value as Win['by'], win))}
        options={Object.entries(WIN_LABELS)}
      />
      {win.by !== 'time' && (
        <div className={`${styles.pair} ${styles.tight}`}>
          {win.by === 'lead' && (
            <Stepper
              label={winField.lead}
              {...LEAD}
              value={win.lead}
              onChange={(lead) => onChange({ ...win, lead })}
            />
          )}
          <Stepper
            label={win.by === 'lead' ? winField.goalsAtLeast : winField.firstTo}
            {...GOALS}
            value={win.goals}
            onChange={(goals) => onChange({ ...win, goals })}
          />
        </div>
      )}
    </>
  )
}
