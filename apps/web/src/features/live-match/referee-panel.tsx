import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import { refereeText } from './referee-text.ts'
import type { Roster } from './roster.ts'
import styles from './teams-next.module.css'
import { common } from './texts.ts'

export type RefereePanelProps = {
  game: Pick<WatchedState, 'referee_info' | 'current_match' | 'line' | 'cup'>
  roster: Roster
  /** The way to another one, for organisers. */
  change?: ReactNode
}

export function RefereePanel({ game, roster, change }: RefereePanelProps) {
  const { referee_info: referee, current_match: match, cup } = game
  // after a cup no match is called any more
  if (cup?.is_over && !match) return null
  const team = roster.teams.find(({ name }) => name === referee?.team)
  return (
    <Panel title={common.referee}>
      <div className={styles.person}>
        {referee && (
          <Avatar name={referee.name} size={44} bib={team && <Bib team={team.number} size={24} />} />
        )}
        <div className={styles.who}>
          {referee && <b className={styles.name}>{referee.name}</b>}
          <p className="sub">{refereeText(game, team ?? null)}</p>
        </div>
        {match && change}
      </div>
    </Panel>
  )
}
