import { DRAFT_ORDERS } from '@turnout/rules/game-events'
import { SelectField } from '../../ui/select-field.tsx'
import { draftOrderField as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'

export function DraftOrderField({ form }: GroupControlProps) {
  return (
    <SelectField
      label={texts.howCaptainsPick}
      hint={texts.hints[form.values.draft_order]}
      {...form.field('draft_order')}
    >
      {DRAFT_ORDERS.map((order) => (
        <option key={order} value={order}>
          {texts.orders[order]}
        </option>
      ))}
    </SelectField>
  )
}
