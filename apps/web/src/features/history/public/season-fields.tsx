import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { seasonFields as texts } from '../texts.ts'
import { SEASON_LABELS, SEASONS, type Season, type SeasonName } from './season.ts'
import styles from './season-fields.module.css'
import type { SeasonChoice } from './use-season.ts'

/** Without a maximum a year may have six digits, and typing would not move on after four. */
const LAST_DAY = '9999-12-31'

/** Which games count: a season by its name, or any two dates. */
export function SeasonFields({ choice: { name, season, choose } }: { choice: SeasonChoice }) {
  // own dates start with those of the present season
  const chooseSeason = (next: SeasonName) =>
    choose(next === 'dates' ? { name: next, ...season } : { name: next })
  const chooseDates = (change: Season) => choose({ name: 'dates', ...season, ...change })
  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.season}
        value={name}
        onChange={(event) => chooseSeason(event.target.value as SeasonName)}
        options={SEASONS.map((option) => [option, SEASON_LABELS[option]])}
      />
      {name === 'dates' &&
        (['from', 'to'] as const).map((edge) => (
          <TextField
            key={edge}
            label={texts[edge]}
            type="date"
            max={LAST_DAY}
            value={season[edge] ?? ''}
            onChange={(event) => chooseDates({ [edge]: event.target.value || undefined })}
          />
        ))}
    </div>
  )
}
