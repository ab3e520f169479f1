import type { WatchedState } from '@turnout/contract/watched-state'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { playingTime as texts } from './match-texts.ts'
import styles from './playing-time.module.css'
import { playingTimeRows } from './playing-time-rows.ts'
import type { Roster } from './roster.ts'

export type PlayingTimeProps = { game: WatchedState; roster: Roster }

/** Who has played how much and waited how long: the answer to 'we hardly played'. */
export function PlayingTime({ game, roster }: PlayingTimeProps) {
  const minute = useServerMinute()
  // beside the board there is room; on a phone it is for whoever asks
  const [isWide] = useState(() => matchMedia('(min-width: 62.5em)').matches)
  const rows = playingTimeRows(game, roster, Math.min(minute, game.session_ends_at))
  if (rows.length === 0) return null
  return (
    <Panel>
      <Disclosure
        className={styles.shares}
        title={<h2 className={styles.title}>{texts.fairShares}</h2>}
        open={isWide}
      >
        <div className={styles.box}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.team}</th>
                <th scope="col">{texts.matches}</th>
                <th scope="col">{texts.playedMin}</th>
                <th scope="col">{texts.longestWaitMin}</th>
                <th scope="col">{texts.waitsNowMin}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ team, matches, played, longestWait, currentWait }) => (
                <tr key={team.id}>
                  <th scope="row">
                    <span className={styles.team}>
                      <Bib team={team.number} size={26} />
                      {team.name}
                    </span>
                  </th>
                  <td>{matches}</td>
                  <td>{played}</td>
                  <td>{longestWait}</td>
                  <td>{currentWait}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </Panel>
  )
}
