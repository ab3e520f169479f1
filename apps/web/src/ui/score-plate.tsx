import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Plates } from './plates.tsx'
import styles from './score-plate.module.css'

export type ScorePlateProps = {
  bib: ReactNode
  name: string
  /** 'Team 2', where the name shown is that of the bib. */
  note?: string | undefined
  score: number
  /** The higher score of a board, so that its plates are equally large. */
  sizedFor?: number
  /** Below the plate: minus, on desktop the goal button next to it. */
  controls?: ReactNode
  className?: string | undefined
}

const LENGTHS: Record<number, string | undefined> = { 2: styles.twoDigits, 3: styles.threeDigits }

/** One half of the scoreboard, on turf. Its plate is not read out: the screen announces 'Goal for Blue. Blue 2, Orange 1'. */
export function ScorePlate({
  bib,
  name,
  note,
  score,
  sizedFor = score,
  controls,
  className,
}: ScorePlateProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fieldset
    <div
      role="group"
      className={classNames(styles.half, className)}
      aria-label={note ? `${name}, ${note}` : name}
    >
      <div className={styles.team}>
        {bib}
        <span>
          {name}
          {note && <small className={styles.note}>{note}</small>}
        </span>
      </div>
      <Plates
        className={classNames(styles.score, LENGTHS[String(sizedFor).length])}
        value={String(score)}
        label={`${name} ${score}`}
        isAnimated
      />
      {controls && <div className={styles.controls}>{controls}</div>}
    </div>
  )
}
