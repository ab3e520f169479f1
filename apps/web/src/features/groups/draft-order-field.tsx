import { SelectField } from '../../ui/select-field.tsx'
import type { GroupControlProps } from './group-controls.tsx'
import { draftOrderField as texts } from './texts.ts'

export function DraftOrderField({ form: { register, watch } }: GroupControlProps) {
  return (
    <SelectField
      label={texts.howCaptainsPick}
      hint={
        watch('draft_order') === 'alternating' ? texts.onePlayerEachInTurn : texts.eachCaptainPicksWholeTeam
      }
      {...register('draft_order')}
    >
      <option value="team_by_team">{texts.teamByTeam}</option>
      <option value="alternating">{texts.onePlayerAtTime}</option>
    </SelectField>
  )
}
