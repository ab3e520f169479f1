import { toHouseRules } from '@turnout/contract/match-rules'
import { PRESETS } from '@turnout/rules/house-rules'
import { describeRules } from '@turnout/rules/rules-description'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { houseRulesField as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { type RulesChoice, rulesChoiceOf, rulesChoices, rulesOfChoice } from './rules-choice.ts'
import { sportName } from './sport-name.ts'

const CustomRules = lazyPart(async () => (await import('./custom-rules.tsx')).CustomRules)

function optionText(name: RulesChoice, sport: string): string {
  if (name === 'sport') return texts.usualFor(sportName(sport))
  // to people the specification's rules are what they say, not where they come from
  return name === 'specification' ? texts.sevenMinutesTwoClearGoals : PRESETS[name].name
}

/** A preset by name, or each rule by itself; below it what the two come to. */
export function HouseRulesField({ form: { control, watch } }: GroupControlProps) {
  const sport = watch('sports_type')
  const { field, fieldState } = useController({ control, name: 'match_rules' })
  const { value: rules, onChange } = field
  const name = rulesChoiceOf(rules, sport)
  const [isOpen, setOpen] = useState(name === 'own')
  return (
    <div className={styles.houseRules}>
      <SelectField
        ref={field.ref}
        label={texts.matchRules}
        value={name}
        onBlur={field.onBlur}
        onChange={(event) => onChange(rulesOfChoice(event.target.value as RulesChoice, sport))}
        error={fieldState.error?.message}
      >
        {rulesChoices(sport).map((option) => (
          <option key={option} value={option}>
            {optionText(option, sport)}
          </option>
        ))}
        {name === 'own' && (
          <option value="own" disabled>
            {texts.ownRules}
          </option>
        )}
      </SelectField>
      <Disclosure
        className={styles.oneByOne}
        title={texts.setThemOneByOne}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <CustomRules rules={rules} onChange={onChange} />
      </Disclosure>
      {/* a sentence that changes is a new one, so that only that one is read out */}
      <p className="sub" aria-live="polite">
        {describeRules(toHouseRules(rules)).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </div>
  )
}
