import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Cast } from './cast-of.ts'
import styles from './live-match.module.css'

export type RefereeBoxProps = { referee: WatchedState['referee_info']; cast: Cast }

export function RefereeBox({ referee, cast }: RefereeBoxProps) {
  const from = referee?.team
  const team = cast.teams.find(({ name }) => name === from)
  return (
    <Panel title="Referee" className={styles.referee}>
      {referee ? (
        <div className={styles.person}>
          <Avatar name={referee.name} size={44} bib={team && <Bib team={team.number} size={24} />} />
          <div>
            <b className={styles.name}>{referee.name}</b>
            {from && (
              <p className="sub">
                {team?.captain === referee.name ? `Captain of ${from}` : from}, the team waiting longest
              </p>
            )}
          </div>
        </div>
      ) : (
        <p className="sub">This match has no referee.</p>
      )}
    </Panel>
  )
}
