import { Bib } from '../../art/bib.tsx'
import { useSecondsUntil } from '../../platform/use-server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { clockFigures } from '../../ui/clock-words.ts'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import styles from './live-match.module.css'
import type { NextMatchView, NextSide } from './next-match-of.ts'

export type NextMatchProps = {
  view: NextMatchView
  /** For those who steer the evening. */
  hold?: { isBusy: boolean; set: (isHeld: boolean) => void } | undefined
}

/** Who comes next, why, and when. */
export function NextMatch({ view, hold }: NextMatchProps) {
  const { sides, says, startsAt, held, canHold } = view
  return (
    <Panel title="Next Match">
      {sides && (
        <div className={styles.versus}>
          <Side side={sides[0]} />
          <span className={styles.v}>v</span>
          <Side side={sides[1]} />
        </div>
      )}
      {sides && startsAt !== null && <Countdown sides={sides} at={startsAt} />}
      {held && <p className={styles.count}>{held}</p>}
      <p className="sub">{says}</p>
      {hold && canHold && (
        <Button
          wide
          className={styles.hold}
          icon={held ? 'play' : 'pause'}
          busy={hold.isBusy}
          onClick={() => hold.set(held === null)}
        >
          {held ? 'Let it start by itself' : 'Hold the next match'}
        </Button>
      )}
    </Panel>
  )
}

const Side = ({ side: { team, name, note } }: { side: NextSide }) => (
  <TeamChip bib={<Bib team={team?.number ?? null} size={34} />} name={name} note={note} />
)

/** 'Coal v Chalk in 0:24' */
function Countdown({ sides: [a, b], at }: { sides: readonly [NextSide, NextSide]; at: number }) {
  const seconds = useSecondsUntil(at)
  return (
    <p className={styles.count}>
      {a.name} v {b.name} in <span className="board">{clockFigures(seconds)}</span>
    </p>
  )
}
