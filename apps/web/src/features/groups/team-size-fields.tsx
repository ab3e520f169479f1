import { type Bounds, GROUP_BOUNDS } from '@turnout/rules/bounds'
import { useController } from 'react-hook-form'
import { Stepper } from '../../ui/stepper.tsx'
import { teamSizeFields as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import type { GroupForm } from './use-group-form.ts'

export function TeamSizeFields({ form }: GroupControlProps) {
  const [teams, players] = form.watch(['max_teams', 'max_players_per_team'])
  return (
    <>
      <div className={`${styles.pair} ${styles.tight}`}>
        <Count form={form} name="max_teams" label={texts.maxTeams} bounds={GROUP_BOUNDS.teams} />
        <Count
          form={form}
          name="max_players_per_team"
          label={texts.playersPerTeam}
          bounds={GROUP_BOUNDS.playersPerTeam}
        />
      </div>
      <p className="sub">{texts.roomForAnybodyBeyondThat(teams, players)}</p>
    </>
  )
}

type CountProps = {
  form: GroupForm
  name: 'max_teams' | 'max_players_per_team'
  label: string
  bounds: Bounds
}

function Count({ form: { control }, name, label, bounds }: CountProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Stepper
      label={label}
      {...limits(bounds)}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
