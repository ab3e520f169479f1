import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { SEASON_WORDS, SEASONS, type SeasonName } from './season.ts'
import styles from './season-fields.module.css'
import type { SeasonChoice } from './use-season.ts'

/** Which evenings count: a season by its name, or any two dates. */
export function SeasonFields({ choice: { name, season, setName, setDates } }: { choice: SeasonChoice }) {
  const choose = (next: SeasonName) => {
    // whoever goes on to dates of their own begins with those they were looking at
    if (next === 'dates') setDates(season)
    setName(next)
  }
  return (
    <div className={styles.fields}>
      <SelectField label="Season" value={name} onChange={(event) => choose(event.target.value as SeasonName)}>
        {SEASONS.map((one) => (
          <option key={one} value={one}>
            {SEASON_WORDS[one]}
          </option>
        ))}
      </SelectField>
      {name === 'dates' && (
        <>
          <TextField
            label="From"
            type="date"
            value={season.from ?? ''}
            onChange={(event) => setDates({ ...season, from: event.target.value || undefined })}
          />
          <TextField
            label="To"
            type="date"
            value={season.to ?? ''}
            onChange={(event) => setDates({ ...season, to: event.target.value || undefined })}
          />
        </>
      )}
    </div>
  )
}
