import type { Cup, CupSettings } from '@turnout/contract/cups'
import { CUP_FORMATS } from '@turnout/rules/cup/format'
import { fewestTeams } from '@turnout/rules/cup/time-plan'
import { useId } from 'react'
import { clockTime } from '../../platform/time/dates.ts'
import styles from './plan.module.css'
import { FormatPicture, type PlannedFormat } from './plan-picture.tsx'
import { planFormats as texts } from './plan-texts.ts'
import { planTimes } from './plan-times.ts'

const FORMATS: readonly PlannedFormat[] = ['winner_stays', ...CUP_FORMATS]

export type PlanFormatsProps = {
  settings: CupSettings
  chosen: PlannedFormat
  onChoose: (format: PlannedFormat) => void
  teams: number
  session: Cup['session']
  timeZone: string
}

/** The formats as pictures, each with its matches and its end. */
export function PlanFormats({ settings, chosen, onChoose, teams, session, timeZone }: PlanFormatsProps) {
  const name = useId()
  const factsOf = (format: PlannedFormat) => {
    if (format === 'winner_stays') return { isPossible: true, gives: null }
    const times = planTimes({ ...settings, format }, teams, session)
    return times
      ? { isPossible: true, gives: texts.gives(times.matches, clockTime(times.endsAt, timeZone)) }
      : { isPossible: false, gives: texts.needs(fewestTeams({ is: format, groups: settings.groups })) }
  }
  return (
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">{texts.label}</legend>
      {FORMATS.map((format) => {
        const { isPossible, gives } = factsOf(format)
        return (
          <label key={format} className={styles.format}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={format}
              checked={format === chosen}
              disabled={!isPossible}
              onChange={() => onChoose(format)}
            />
            <span className={styles.face}>
              <FormatPicture format={format} />
              <span className={styles.words}>
                <b>{texts.names[format]}</b>
                <small>{texts.notes[format]}</small>
                {gives && <small className={styles.gives}>{gives}</small>}
              </span>
              <span className={styles.dot} aria-hidden="true" />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
