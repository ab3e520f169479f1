import { Bib } from '../../art/bib.tsx'
import type { YourPlace as Place } from './line-of.ts'
import styles from './live-match.module.css'

/** White on the dark board: the one thing that a waiting player looks for. */
export function YourPlace({ place, team }: { place: NonNullable<Place>; team: number }) {
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
