import { MatchRules } from '@turnout/contract/match-rules'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './group-form.module.css'
import { limits } from './limits.ts'
import { inMinutes, inSeconds } from './rules-choice.ts'

const { min, max } = limits(MatchRules.shape.duration_s)
const [shortest, longest] = [inMinutes(min), inMinutes(max)]

/** A match is as long as a clock says it: minutes and seconds. */
export function LengthField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  const length = inMinutes(value)
  const change = (changed: Partial<typeof length>) => onChange(inSeconds({ ...length, ...changed }, max))
  return (
    <FieldGroup label="A match lasts" hint={`${shortest.minutes} to ${longest.minutes} minutes.`}>
      <div className={`${styles.pair} ${styles.tight}`}>
        <Stepper
          label="Minutes"
          min={shortest.minutes}
          max={longest.minutes}
          value={length.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <Stepper
          label="Seconds"
          min={0}
          max={Math.min(59, max - length.minutes * 60)}
          stride={10}
          value={length.seconds}
          onChange={(seconds) => change({ seconds })}
        />
      </div>
    </FieldGroup>
  )
}
