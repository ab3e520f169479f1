import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './group-form.module.css'
import { inMinutes, inSeconds } from './rules-choice.ts'

const { min, max } = RULE_BOUNDS.durationS
const [shortest, longest] = [inMinutes(min).minutes, inMinutes(max).minutes]

/** A match is as long as a clock says it: minutes and seconds. */
export function LengthField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  const length = inMinutes(value)
  const change = (changed: Partial<typeof length>) => onChange(inSeconds({ ...length, ...changed }, max))
  const room = Math.min(59, max - length.minutes * 60)
  return (
    <div className={`${styles.pair} ${styles.tight}`}>
      <Stepper
        label="Match minutes"
        hint={`${shortest} to ${longest}`}
        min={shortest}
        max={longest}
        value={length.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <Stepper
        label="Match seconds"
        hint={room > 0 ? `0 to ${room}` : `${longest} minutes is the longest.`}
        min={0}
        max={room}
        stride={10}
        value={length.seconds}
        onChange={(seconds) => change({ seconds })}
      />
    </div>
  )
}
