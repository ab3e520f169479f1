import { toHouseRules } from '@turnout/contract/match-rules'
import { PRESETS, type Preset } from '@turnout/rules/house-rules'
import { rulesInWords } from '@turnout/rules/rules-in-words'
import { SelectField } from '../../ui/select-field.tsx'
import { chosenRules, presetsFor } from './group-values.ts'
import { sportName } from './sport-name.ts'
import type { GroupForm } from './use-group-form.ts'

/** To people the specification's rules are what they say, not where they come from. */
const nameOf = (preset: Preset) =>
  preset === 'specification' ? 'Seven minutes, two clear goals' : PRESETS[preset].name

export function HouseRulesField({ form }: { form: GroupForm }) {
  const [sports_type, rules_choice] = form.watch(['sports_type', 'rules_choice'])
  const rules = chosenRules({ sports_type, rules_choice })
  const hadOwn = form.formState.defaultValues?.rules_choice === 'own'
  return (
    <SelectField
      label="Match rules"
      hint={rules ? rulesInWords(toHouseRules(rules)).join(' ') : 'As they were set before.'}
      {...form.register('rules_choice')}
    >
      <option value="sport">Usual for {sportName(sports_type)}</option>
      {presetsFor(sports_type).map((preset) => (
        <option key={preset} value={preset}>
          {nameOf(preset)}
        </option>
      ))}
      {hadOwn && <option value="own">Your own</option>}
    </SelectField>
  )
}
