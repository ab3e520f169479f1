import type { CupNow } from '@turnout/contract/cup-now'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { formatClock } from '../../ui/clock-text.ts'
import { Plates } from '../../ui/plates.tsx'
import styles from './big-board.module.css'
import { toNextMatchView } from './next-match-view.ts'
import nextOnBoardStyles from './next-on-board.module.css'
import { NextPair } from './next-on-board.tsx'
import type { Roster } from './roster.ts'
import { common } from './texts.ts'
import { nextOnBoard as texts } from './watching-texts.ts'

type CupFootProps = { game: WatchedState; cup: CupNow; roster: Roster }

/** Beneath a cup on the big board: its next match. */
export function CupFoot({ game, cup, roster }: CupFootProps) {
  const { sides, text, startsAt, holdText } = toNextMatchView(game, roster, 'watching')
  const stage = game.upcoming_match ? cup.stage : cup.after?.stage
  return (
    <section className={styles.cupFoot} data-theme="light" aria-label={common.nextMatch}>
      {sides ? (
        <>
          <h2 className={nextOnBoardStyles.stage}>{stage ?? texts.next}</h2>
          <NextPair sides={sides} />
          {startsAt !== null && <StartsIn at={startsAt} />}
          {holdText && <span className={nextOnBoardStyles.count}>{texts.held}</span>}
        </>
      ) : (
        <p className={nextOnBoardStyles.says}>{text}</p>
      )}
    </section>
  )
}

const StartsIn = ({ at }: { at: number }) => (
  <span className={nextOnBoardStyles.startsIn}>
    {texts.startsIn} <Plates value={formatClock(useSecondsUntil(at))} />
  </span>
)
