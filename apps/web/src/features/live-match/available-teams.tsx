import type { WatchedState } from '@turnout/contract/watched-state'
import { pluralize } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import { availableTeams as texts } from './next-texts.ts'
import { type QueuedTeam, teamsInQueue } from './queue-view.ts'
import styles from './teams-next.module.css'

type AvailableTeamsProps = { game: WatchedState; first: 'playing' | 'waiting' }

export function AvailableTeams({ game, first }: AvailableTeamsProps) {
  const teams = teamsInQueue(game, first)
  return (
    <Panel title={texts.availableTeams} aside={pluralize(teams.length, 'team')}>
      <ul className="column">
        {teams.map((team) => (
          <li key={team.id} className={styles.team}>
            <TeamChip
              bib={<Bib team={team.team_number} size={40} />}
              name={team.name}
              note={fillText(texts.team(team.team_number, team.player_count), {
                state: (
                  <span className={styles.plays}>
                    {team.state === 'next on' ? <strong>{stateText(team)}</strong> : stateText(team)}
                  </span>
                ),
              })}
            />
            {team.captain_name && (
              <span className={styles.captain}>
                <span className="sub">{team.captain_name}</span>
                <Badge kind="captain" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const stateText = ({ state, matchesBefore }: QueuedTeam): string =>
  state === 'waiting' && matchesBefore !== null ? texts.playsAfter(matchesBefore) : texts.states[state]
