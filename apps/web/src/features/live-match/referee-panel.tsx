import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { refereeText as texts } from './match-texts.ts'
import type { GameTeam } from './teams.ts'
import styles from './teams-next.module.css'
import { common } from './texts.ts'

export type RefereePanelProps = {
  game: WatchedState
  /** The button to change the referee, for organisers. */
  change?: ReactNode
}

export function RefereePanel({ game, change }: RefereePanelProps) {
  const { referee_info: referee, current_match: match } = game
  // a match has its referee, or none, from its call on
  if (!match) return null
  const team = game.available_teams.find(({ name }) => name === referee?.team)
  return (
    <Panel title={common.referee}>
      <div className={styles.person}>
        {referee && (
          <Avatar name={referee.name} size={44} bib={team && <Bib team={team.team_number} size={24} />} />
        )}
        <div className={styles.who}>
          {referee && <b className={styles.name}>{referee.name}</b>}
          <p className="sub">{refereeText(game, team ?? null)}</p>
        </div>
        {change}
      </div>
    </Panel>
  )
}

/** Where the referee comes from: by rule from the team that waits longest, else by name. */
function refereeText(
  { referee_info: referee, line: queue }: Pick<WatchedState, 'referee_info' | 'line'>,
  team: GameTeam | null,
): string {
  if (!referee) return texts.thisMatchHasNoReferee
  if (!team) return texts.inNoTeam
  const from = team.captain_name === referee.name ? texts.captainOf(team.name) : team.name
  return team.id === queue[0] ? texts.teamWaitingLongest(from) : from
}
