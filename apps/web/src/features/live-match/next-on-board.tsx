import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { formatClock } from '../../ui/clock-text.ts'
import styles from './big-board.module.css'
import { type NextSide, toNextMatchView } from './next-match-view.ts'
import nextOnBoardStyles from './next-on-board.module.css'
import { teamIn } from './teams.ts'
import { common } from './texts.ts'
import { nextOnBoard as texts } from './watching-texts.ts'

export type NextOnBoardProps = { game: WatchedState; isInAir: boolean }

/** As many as fit next to the next pair, readable from the far touchline. */
const MAX_QUEUED = 4

/** At the foot of the big board: the next pair, and the teams that wait behind them. */
export function NextOnBoard({ game, isInAir }: NextOnBoardProps) {
  const { sides, text, startsAt, holdText } = toNextMatchView(game, 'watching', isInAir)
  // during a match, or while a coin is due, the first of the queue is in the next pair already
  const waiting = game.line.slice(game.upcoming_match ? 0 : 1)
  const shown = waiting.slice(0, MAX_QUEUED).map((id) => teamIn(game, id))
  return (
    <footer className={styles.foot}>
      <section className={nextOnBoardStyles.next} aria-label={common.nextMatch}>
        <h2 className={nextOnBoardStyles.label}>{texts.next}</h2>
        {sides ? (
          <NextPair sides={sides}>
            {startsAt !== null && <Countdown at={startsAt} />}
            {holdText && <span className={nextOnBoardStyles.count}>{texts.held}</span>}
          </NextPair>
        ) : (
          <p className={nextOnBoardStyles.says}>{text}</p>
        )}
      </section>
      {shown.length > 0 && (
        <section className={nextOnBoardStyles.next} aria-label={texts.inLine}>
          <h2 className={nextOnBoardStyles.label}>{texts.after}</h2>
          <ol className={nextOnBoardStyles.pair}>
            {shown.map((team) => (
              <li key={team.id} className={nextOnBoardStyles.side}>
                <Bib team={team.team_number} size={48} />
                {team.name}
              </li>
            ))}
            {waiting.length > shown.length && (
              <li className={nextOnBoardStyles.count}>+{waiting.length - shown.length}</li>
            )}
          </ol>
        </section>
      )}
    </footer>
  )
}

type NextPairProps = { sides: readonly [NextSide, NextSide]; children?: ReactNode }

export const NextPair = ({ sides: [a, b], children }: NextPairProps) => (
  <p className={nextOnBoardStyles.pair}>
    <Side side={a} /> <span className={nextOnBoardStyles.v}>{common.v}</span> <Side side={b} />
    {children}
  </p>
)

const Side = ({ side: { team, name } }: { side: NextSide }) => (
  <span className={nextOnBoardStyles.side}>
    {team && <Bib team={team.team_number} size={48} />}
    {name}
  </span>
)

function Countdown({ at }: { at: number }) {
  return <span className={nextOnBoardStyles.count}>{texts.inWord(formatClock(useSecondsUntil(at)))}</span>
}
