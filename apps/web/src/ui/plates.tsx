import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Plate } from './plate.tsx'
import styles from './plates.module.css'

export type PlatesProps = {
  /** '14', '19:00', '4:12'; '···' for a board without figures yet. */
  value: string
  /** Its text for screen readers, if not the value. */
  label?: string | undefined
  state?: 'plain' | 'red' | 'paused' | undefined
  /** The colon blinks once a second, in the last minute. */
  isBlinking?: boolean | undefined
  isAnimated?: boolean | undefined
  /** Sets the size: everything is in em of its font-size. */
  className?: string | undefined
}

/** A number on the board, drawn digit by digit and read as one. */
export function Plates({
  value,
  label,
  state = 'plain',
  isBlinking = false,
  isAnimated,
  className,
}: PlatesProps) {
  return (
    <span
      role="img"
      aria-label={label ?? value}
      className={classNames(styles.plates, styles[state], isBlinking && styles.beat, className)}
    >
      {Array.from(value).map((digit, index, all) =>
        digit === ':' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place on the board
          <span key={`colon-${index}`} className={styles.colon} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the right, so that 10 hangs a new plate before 9's
          <Plate key={all.length - index} digit={digit} isAnimated={isAnimated} />
        ),
      )}
    </span>
  )
}

type StartPlatesProps = Pick<PlatesProps, 'label' | 'className'> & {
  /** An event may have no start yet. */
  start: string | null
  children: ReactNode
}

/** A start on large plates, with day and end next to it. */
export const StartPlates = ({ start, label, className, children }: StartPlatesProps) => (
  <div className={styles.start}>
    {start && <Plates value={start} label={label} className={classNames(styles.large, className)} />}
    <div>{children}</div>
  </div>
)
