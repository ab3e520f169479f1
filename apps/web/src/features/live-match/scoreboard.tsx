import type { WatchedState } from '@turnout/contract/watched-state'
import type { ReactNode, Ref } from 'react'
import { Bib } from '../../art/bib.tsx'
import type { CoinSide } from '../../art/coin.tsx'
import { PitchPanel } from '../../art/pitch-panel.tsx'
import { LazyCoin } from '../../platform/lazy/lazy-art.ts'
import { classNames } from '../../ui/class-names.ts'
import { ScorePlate } from '../../ui/score-plate.tsx'
import { type Board, highestScore, type SideView } from './board.ts'
import { LiveClock } from './live-clock.tsx'
import styles from './scoreboard.module.css'
import { common } from './texts.ts'
import type { Sounds } from './use-whistle.ts'

export type ScoreboardProps = {
  board: Board
  clock: WatchedState['clock']
  sounds: Sounds
  /** After a draw it is in the centre circle; it flies when it is tossed. */
  coin?: { side: CoinSide; isInAir: boolean; title: string } | null
  /** For watchers: the pitch upright on phones, along on wide screens, always under floodlights. */
  isBig?: boolean
  /** Under a plate. */
  controls?: (side: SideView) => ReactNode
  /** Under the whole board. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Two halves, two plates, and the clock in the centre circle. */
export function Scoreboard(props: ScoreboardProps) {
  const { board, clock, sounds, coin, isBig = false, controls, children, ref } = props
  const inPlay = board.status === 'on'
  const renderHalf = (side: SideView, className: string | undefined) => (
    <ScorePlate
      className={classNames(styles.half, className)}
      bib={<Bib team={side.team.team_number} size={isBig ? 70 : 48} ground="turf" className={styles.bib} />}
      name={side.team.name}
      score={side.score}
      sizedFor={highestScore(board)}
      controls={controls?.(side)}
    />
  )
  return (
    <section
      ref={ref}
      className={classNames(styles.board, isBig ? styles.big : styles.control)}
      data-on="turf"
      data-board=""
      aria-label={common.scoreboard}
    >
      {isBig ? (
        <>
          <PitchPanel
            orientation="portrait"
            light="floodlights"
            inPlay={inPlay}
            stripe={62}
            className={styles.upright ?? ''}
          />
          <PitchPanel light="floodlights" inPlay={inPlay} stripe={96} className={styles.along} />
        </>
      ) : (
        <PitchPanel inPlay={inPlay} stripe={56} />
      )}
      <div className={styles.halves}>
        {renderHalf(board.a, undefined)}
        <LiveClock className={styles.clock} board={board} clock={clock} sounds={sounds}>
          {coin && (
            <LazyCoin side={coin.side} size={isBig ? 112 : 92} spin={coin.isInAir} title={coin.title} />
          )}
        </LiveClock>
        {renderHalf(board.b, styles.second)}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </section>
  )
}
