import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { Stepper } from '../../ui/stepper.tsx'
import { matchLengthField as texts } from './form-texts.ts'
import styles from './group-form.module.css'
import { toMinutes, toSeconds } from './rules-choice.ts'

const { min, max } = RULE_BOUNDS.durationS
const [shortest, longest] = [toMinutes(min).minutes, toMinutes(max).minutes]

/** A match is as long as a clock says it: minutes and seconds. */
export function MatchLengthField({
  value,
  onChange,
}: {
  value: number
  onChange: (seconds: number) => void
}) {
  const length = toMinutes(value)
  const change = (changed: Partial<typeof length>) => onChange(toSeconds({ ...length, ...changed }, max))
  const maxSeconds = Math.min(59, max - length.minutes * 60)
  return (
    <div className={`${styles.pair} ${styles.tight}`}>
      <Stepper
        label={texts.matchMinutes}
        hint={texts.to(shortest, longest)}
        min={shortest}
        max={longest}
        value={length.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <Stepper
        label={texts.matchSeconds}
        hint={maxSeconds > 0 ? texts.n0To(maxSeconds) : texts.minutesIsLongest(longest)}
        min={0}
        max={maxSeconds}
        stride={10}
        value={length.seconds}
        onChange={(seconds) => change({ seconds })}
      />
    </div>
  )
}
