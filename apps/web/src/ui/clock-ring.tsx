import { classNames } from './class-names.ts'
import styles from './clock-ring.module.css'
import { formatClock, LAST_MINUTE_S, spokenClock } from './clock-text.ts'
import { Plates } from './plates.tsx'
import { common, clockRing as texts } from './texts.ts'
import { timed } from './timed.ts'

export type ClockRingProps = {
  state: 'ready' | 'running' | 'paused' | 'over'
  secondsLeft: number
  totalSeconds: number
  /** Replaces the usual text below. */
  word?: string | undefined
  /** A further line below the text. */
  note?: string | undefined
  /** Marks the first paint of the score for Element Timing. */
  timing?: 'score' | undefined
}

const WORDS = { ready: 'ready', running: texts.leftToPlay, paused: 'paused', over: common.timeUp } as const

/** The centre circle as the clock. It keeps no time: render it again each second. */
export function ClockRing(props: ClockRingProps) {
  const { state, secondsLeft, totalSeconds, word, note, timing } = props
  const lastMinute = state === 'running' && secondsLeft <= LAST_MINUTE_S
  const fraction = totalSeconds > 0 ? Math.min(1, Math.max(0, secondsLeft / totalSeconds)) : 0
  const digits = formatClock(secondsLeft)
  const plates = state === 'paused' ? 'paused' : lastMinute || state === 'over' ? 'red' : 'plain'
  return (
    <div
      className={classNames(styles.clock, digits.length > 4 && styles.long)}
      role="timer"
      aria-live="off"
      aria-label={texts.left(spokenClock(secondsLeft))}
    >
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <g fill="none" stroke="#fff" strokeWidth="2.8">
          <circle cx="50" cy="50" r="48.6" strokeOpacity="0.3" />
          {fraction > 0 && (
            <circle cx="50" cy="50" r="48.6" pathLength="1" strokeDasharray={`${fraction.toFixed(4)} 1`} />
          )}
        </g>
      </svg>
      <div className={styles.face}>
        <Plates className={styles.plates} value={digits} state={plates} isBlinking={lastMinute} />
        <span className={styles.word} {...timed(timing)}>
          {word ?? (lastMinute ? texts.lastMinute : WORDS[state])}
        </span>
        {note && <span className={styles.word}>{note}</span>}
      </div>
    </div>
  )
}
