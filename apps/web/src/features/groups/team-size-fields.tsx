import { type Bounds, GROUP_BOUNDS } from '@turnout/rules/bounds'
import { Stepper } from '../../ui/stepper.tsx'
import { teamSizeFields as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import type { GroupForm } from './use-group-form.ts'

export function TeamSizeFields({ form }: GroupControlProps) {
  const { max_teams: teams, max_players_per_team: players } = form.values
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

function Count({ form, name, label, bounds }: CountProps) {
  return (
    <Stepper
      label={label}
      {...limits(bounds)}
      value={form.values[name]}
      onChange={(count) => form.change({ [name]: count })}
      error={form.errors[name]}
    />
  )
}
