import type { MatchRules } from '@turnout/contract/match-rules'
import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { SelectField } from '../../ui/select-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { winField as texts } from './form-texts.ts'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import { changeWinRule } from './rules-choice.ts'

type Win = MatchRules['win']

const WIN_LABELS: Record<Win['by'], string> = {
  lead: 'A lead',
  goals: texts.numberOfGoals,
  time: texts.nothingBeforeTimeIsUp,
}

const [LEAD, GOALS] = [limits(RULE_BOUNDS.lead), limits(RULE_BOUNDS.goals)]

/** What ends a match before its time, with the numbers that this way of winning has. */
export function WinField({ win, onChange }: { win: Win; onChange: (win: Win) => void }) {
  return (
    <>
      <SelectField
        label={texts.whatWinsMatch}
        value={win.by}
        onChange={({ target }) => onChange(changeWinRule(target.value as Win['by'], win))}
      >
        {Object.entries(WIN_LABELS).map(([by, label]) => (
          <option key={by} value={by}>
            {label}
          </option>
        ))}
      </SelectField>
      {win.by !== 'time' && (
        <div className={`${styles.pair} ${styles.tight}`}>
          {win.by === 'lead' && (
            <Stepper
              label={texts.lead}
              {...LEAD}
              value={win.lead}
              onChange={(lead) => onChange({ ...win, lead })}
            />
          )}
          <Stepper
            label={win.by === 'lead' ? texts.goalsAtLeast : texts.firstTo}
            {...GOALS}
            value={win.goals}
            onChange={(goals) => onChange({ ...win, goals })}
          />
        </div>
      )}
    </>
  )
}
