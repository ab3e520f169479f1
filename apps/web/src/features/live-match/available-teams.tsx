import { count } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import type { TeamInLine } from './line-of.ts'
import styles from './live-match.module.css'

export function AvailableTeams({ teams }: { teams: readonly TeamInLine[] }) {
  return (
    <Panel title="Available Teams" aside={count(teams.length, 'team')}>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamChip
              bib={<Bib team={team.number} size={40} />}
              name={team.name}
              note={
                <>
                  Team {team.number} · {count(team.players, 'player')} ·{' '}
                  <span className={styles.plays}>
                    {team.state === 'next on' ? <strong>next on</strong> : team.state}
                  </span>
                </>
              }
            />
            {team.captain && (
              <span className={styles.captain}>
                <span className="sub">{team.captain}</span>
                <Badge kind="captain" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
