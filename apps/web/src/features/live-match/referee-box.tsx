import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Cast } from './cast-of.ts'
import styles from './live-match.module.css'
import { refereeWords } from './referee-words.ts'

export type RefereeBoxProps = {
  game: Pick<WatchedState, 'referee_info' | 'current_match' | 'line'>
  cast: Cast
  /** The way to another one, for organisers. */
  change?: ReactNode
}

export function RefereeBox({ game, cast, change }: RefereeBoxProps) {
  const { referee_info: referee } = game
  const team = cast.teams.find(({ name }) => name === referee?.team)
  return (
    <Panel title="Referee">
      <div className={styles.person}>
        {referee && (
          <Avatar name={referee.name} size={44} bib={team && <Bib team={team.number} size={24} />} />
        )}
        <div className={styles.who}>
          {referee && <b className={styles.name}>{referee.name}</b>}
          <p className="sub">{refereeWords(game, team ?? null)}</p>
        </div>
        {game.current_match && change}
      </div>
    </Panel>
  )
}
