import { toHouseRules } from '@turnout/contract/convert-match-rules'
import { PRESETS } from '@turnout/rules/rule-presets'
import { describeRules } from '@turnout/rules/rules-description'
import { useState } from 'react'
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
  // the specification's rules are named by what they are: people do not know the specification
  return name === 'specification' ? texts.sevenMinutesTwoClearGoals : PRESETS[name].name
}

/** A preset by name or each rule separately, with a summary of the rules below. */
export function HouseRulesField({ form }: GroupControlProps) {
  const { sports_type: sport, match_rules: rules } = form.values
  const setRules = (match_rules: typeof rules) => form.change({ match_rules })
  const name = rulesChoiceOf(rules, sport)
  const [isOpen, setOpen] = useState(name === 'own')
  return (
    <div className={styles.houseRules}>
      <SelectField
        label={texts.matchRules}
        {...form.bind('match_rules')}
        value={name}
        onChange={(event) => setRules(rulesOfChoice(event.target.value as RulesChoice, sport))}
        options={rulesChoices(sport).map((option) => [option, optionText(option, sport)])}
      >
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
        <CustomRules rules={rules} onChange={setRules} />
      </Disclosure>
      {/* a changed sentence is a new element, so that screen readers read only that one */}
      <p className="sub" aria-live="polite">
        {describeRules(toHouseRules(rules)).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </div>
  )
}
