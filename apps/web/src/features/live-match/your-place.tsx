import type { GameDay } from '@turnout/contract/game-day'
import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { useViewer } from '../../platform/viewer.ts'
import type { Cast } from './cast-of.ts'
import { yourPlace } from './line-of.ts'
import styles from './live-match.module.css'

export type YourPlaceProps = { day: GameDay; game: WatchedState; cast: Cast }

/** White on the dark board: the one thing that a waiting player looks for. */
export function YourPlace({ day, game, cast }: YourPlaceProps) {
  const viewer = useViewer()
  const team = day.my_player?.team ?? null
  const name = viewer && viewer !== 'loading' ? viewer.first_name : null
  const place = yourPlace(game, cast, { team, name })
  if (!place || team === null) return null
  return (
    <section className={styles.mine}>
      <Bib team={team} size={50} ground="light" />
      <div>
        <h2 className={styles.mineTitle}>{place.title}</h2>
        <p>{place.says}</p>
      </div>
    </section>
  )
}
