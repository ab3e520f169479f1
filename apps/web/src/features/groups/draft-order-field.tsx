import { SelectField } from '../../ui/select-field.tsx'
import type { GroupControlProps } from './group-controls.tsx'

export function DraftOrderField({ form: { register, watch } }: GroupControlProps) {
  return (
    <SelectField
      label="How captains pick"
      hint={
        watch('draft_order') === 'alternating'
          ? 'One player each in turn; the smallest team is next.'
          : 'Each captain picks a whole team in one turn.'
      }
      {...register('draft_order')}
    >
      <option value="team_by_team">Team by team</option>
      <option value="alternating">One player at a time</option>
    </SelectField>
  )
}
