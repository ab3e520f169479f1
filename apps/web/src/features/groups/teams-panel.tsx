import { GROUP_BOUNDS } from '@turnout/rules/bounds'
import { pluralize } from '@turnout/rules/words'
import { Controller } from 'react-hook-form'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './group-form.module.css'
import { HouseRulesField } from './house-rules-field.tsx'
import { limits } from './limits.ts'
import type { GroupForm } from './use-group-form.ts'

export function TeamsPanel({ form }: { form: GroupForm }) {
  const { control, register, formState, watch } = form
  const { errors } = formState
  const [teams, players] = watch(['max_teams', 'max_players_per_team'])
  return (
    <Panel title="The teams" className={styles.panel}>
      <div className={`${styles.pair} ${styles.tight}`}>
        <Controller
          control={control}
          name="max_teams"
          render={({ field: { value, onChange } }) => (
            <Stepper
              label="Max teams"
              {...limits(GROUP_BOUNDS.teams)}
              value={value}
              onChange={onChange}
              error={errors.max_teams?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="max_players_per_team"
          render={({ field: { value, onChange } }) => (
            <Stepper
              label="Players per team"
              {...limits(GROUP_BOUNDS.playersPerTeam)}
              value={value}
              onChange={onChange}
              error={errors.max_players_per_team?.message}
            />
          )}
        />
      </div>
      <p className="sub">
        Room for {pluralize(teams * players, 'player')}. Anybody beyond that is a substitute.
      </p>
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
      <HouseRulesField form={form} />
      <TextArea
        label="Rules"
        optional
        maxLength={5000}
        hint="One to a line."
        error={errors.rules?.message}
        {...register('rules')}
      />
      <Checkbox
        label="Referee required"
        hint="The team that waits longest sends one."
        {...register('referee_required')}
      />
      <div className={styles.notSaved}>
        <div className={`${styles.pair} ${styles.tight}`}>
          <TextField label="Weather policy" optional maxLength={200} {...register('weather_policy')} />
          <TextField
            label="Substitution policy"
            optional
            maxLength={200}
            {...register('substitution_policy')}
          />
        </div>
        <Badge kind="note">These two are not saved yet</Badge>
      </div>
    </Panel>
  )
}
