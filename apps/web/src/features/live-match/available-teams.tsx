import { pluralize } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import styles from './live-match.module.css'
import type { QueuedTeam } from './queue-view.ts'
import { availableTeams as texts } from './texts.ts'

export function AvailableTeams({ teams }: { teams: readonly QueuedTeam[] }) {
  return (
    <Panel title={texts.availableTeams} aside={pluralize(teams.length, 'team')}>
      <ul className={styles.teams}>
        {teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamChip
              bib={<Bib team={team.number} size={40} />}
              name={team.name}
              note={fillText(texts.team(team.number, team.players), {
                state: (
                  <span className={styles.plays}>
                    {team.state === 'next on' ? (
                      <strong>{texts.states[team.state]}</strong>
                    ) : (
                      texts.states[team.state]
                    )}
                  </span>
                ),
              })}
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
