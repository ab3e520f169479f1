import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { useSecondsUntil } from '../../platform/use-server-clock.ts'
import { clockFigures } from '../../ui/clock-words.ts'
import styles from './big-board.module.css'
import type { Cast } from './cast-of.ts'
import { IN_THE_AIR, type NextSide, nextMatchOf } from './next-match-of.ts'

export type BoardNextProps = { game: WatchedState; cast: Cast; isInAir: boolean }

/** As many as fit beside the next pair, readable from the far touchline. */
const MOST_IN_LINE = 4

/** At the foot of the big board: who comes next, and who waits behind them. */
export function BoardNext({ game, cast, isInAir }: BoardNextProps) {
  const { sides, says, startsAt, held } = isInAir ? IN_THE_AIR : nextMatchOf(game, cast, 'watching')
  // the first in line is half of the next pair already while a match is on or a coin is due
  const behind = game.line.slice(game.upcoming_match ? 0 : 1)
  const shown = behind.slice(0, MOST_IN_LINE)
  return (
    <footer className={styles.foot}>
      <section className={styles.next} aria-label="Next Match">
        <h2 className={styles.label}>Next</h2>
        {sides ? (
          <p className={styles.pair}>
            <Side side={sides[0]} /> <span className={styles.v}>v</span> <Side side={sides[1]} />
            {startsAt !== null && <Countdown at={startsAt} />}
            {held && <span className={styles.count}>held</span>}
          </p>
        ) : (
          <p className={styles.says}>{says}</p>
        )}
      </section>
      {shown.length > 0 && (
        <section className={styles.next} aria-label="In line">
          <h2 className={styles.label}>Then</h2>
          <ol className={styles.pair}>
            {shown.map((id) => (
              <li key={id} className={styles.side}>
                <Bib team={cast.team(id).number} size={48} />
                {cast.team(id).name}
              </li>
            ))}
            {behind.length > shown.length && (
              <li className={styles.count}>+{behind.length - shown.length}</li>
            )}
          </ol>
        </section>
      )}
    </footer>
  )
}

const Side = ({ side: { team, name } }: { side: NextSide }) => (
  <span className={styles.side}>
    {team && <Bib team={team.number} size={48} />}
    {name}
  </span>
)

function Countdown({ at }: { at: number }) {
  return <span className={styles.count}>in {clockFigures(useSecondsUntil(at))}</span>
}
