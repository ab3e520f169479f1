import { type CupSettings, toCupOptions } from '@turnout/contract/cups'
import type { Team } from '@turnout/contract/teams'
import { groupsOf } from '@turnout/rules/cup/schedule'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import styles from './plan.module.css'
import { planTeams as texts } from './plan-texts.ts'

export type PlanTeamsProps = { settings: CupSettings; teams: readonly Team[]; draw: ReactNode }

/** The teams in their order, in groups where the format has some. */
export function PlanTeams({ settings, teams, draw }: PlanTeamsProps) {
  if (settings.format !== 'groups')
    return (
      <Panel title={texts.teams} aside={draw}>
        <TeamList teams={teams} />
      </Panel>
    )
  const numbers = teams.map(({ team_number }) => team_number)
  const groups = groupsOf({ teams: numbers, groups: toCupOptions(settings).groups })
  return (
    <Panel title={texts.teams} aside={draw}>
      {groups.map((group, index) => (
        <section key={texts.group(index)} className={styles.group}>
          <h3>{texts.group(index)}</h3>
          <TeamList teams={teams.filter(({ team_number }) => group.includes(team_number))} />
        </section>
      ))}
    </Panel>
  )
}

const TeamList = ({ teams }: { teams: readonly Team[] }) => (
  <ul className={styles.teams}>
    {teams.map(({ id, name, team_number, player_count }) => (
      <li key={id}>
        <TeamChip bib={<Bib team={team_number} size={32} />} name={name} note={texts.players(player_count)} />
      </li>
    ))}
  </ul>
)
