import type { TimePlan } from '@turnout/rules/cup/time-plan'
import { clockTime } from '../../platform/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { formatClock } from '../../ui/clock-text.ts'
import styles from './plan.module.css'
import { planSummary as texts } from './plan-texts.ts'

export type PlanSummaryProps = {
  times: TimePlan
  durationS: number
  sessionEndsAt: number
  timeZone: string
  onLength: (seconds: number) => void
}

/** How many matches, how long, until when; and the length with which it would end in time. */
export function PlanSummary({ times, durationS, sessionEndsAt, timeZone, onLength }: PlanSummaryProps) {
  const end = clockTime(sessionEndsAt, timeZone)
  const { matches, endsAt, fittingS } = times
  return (
    <section className={styles.summary} aria-label={texts.label}>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.matches}</dt>
          <dd>{matches}</dd>
        </div>
        <div>
          <dt>{texts.each}</dt>
          <dd>{formatClock(durationS)}</dd>
        </div>
        <div>
          <dt>{texts.endsAbout}</dt>
          <dd>{clockTime(endsAt, timeZone)}</dd>
        </div>
      </dl>
      <div className={styles.verdict}>
        <p>{endsAt <= sessionEndsAt ? texts.inTime(end) : texts.tooLong(end)}</p>
        {fittingS === null && <p>{texts.noneShort}</p>}
        {fittingS !== null && fittingS < durationS && (
          <Button wide onClick={() => onLength(fittingS)}>
            {texts.shorten(formatClock(fittingS))}
          </Button>
        )}
      </div>
    </section>
  )
}
