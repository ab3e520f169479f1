import type { GameDay } from '@turnout/contract/game-day'
import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import styles from './live-match.module.css'
import { queuePlace } from './queue-view.ts'
import type { Roster } from './roster.ts'

export type MyQueuePlaceProps = { day: GameDay; game: WatchedState; roster: Roster }

/** White on the dark board: the one thing that a waiting player looks for. */
export function MyQueuePlace({ day, game, roster }: MyQueuePlaceProps) {
  const viewer = useViewer()
  const team = day.my_player?.team ?? null
  const name = viewer && viewer !== 'loading' ? viewer.first_name : null
  const place = queuePlace(game, roster, { team, name })
  if (!place || team === null) return null
  return (
    <section className={styles.mine}>
      <Bib team={team} size={50} ground="light" />
      <div>
        <h2 className={styles.mineTitle}>{place.title}</h2>
        <p>{place.text}</p>
      </div>
    </section>
  )
}
