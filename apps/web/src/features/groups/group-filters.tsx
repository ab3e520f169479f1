import { useQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import styles from './group-filters.module.css'
import { groupFilters as texts } from './texts.ts'
import type { GroupSearchState } from './use-group-search.ts'

const DEBOUNCE_MS = 300

const hiddenLabel = (text: string) => <span className="visually-hidden">{text}</span>

type GroupFiltersProps = {
  filters: GroupSearchState
  near: { active: boolean; busy: boolean; onToggle: () => void }
}

export function GroupFilters({ filters, near }: GroupFiltersProps) {
  const { data: sports = [] } = useQuery({ ...read(listSports, {}), staleTime: Number.POSITIVE_INFINITY })
  const { sport = '', day } = filters
  return (
    <search className={styles.filters}>
      <SearchText value={filters.search ?? ''} onSearch={filters.setFilters} />
      <SelectField
        label={hiddenLabel(texts.sport)}
        className={classNames(styles.field, styles.sport)}
        value={sport}
        onChange={(event) => filters.setFilters({ sport: event.target.value || undefined })}
      >
        <option value="">{texts.allSports}</option>
        {sports.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        className={styles.near}
        icon={near.active ? 'tick' : 'pin'}
        busy={near.busy}
        aria-pressed={near.active}
        onClick={near.onToggle}
      >
        {texts.nearMe}
      </Button>
      <WeekPicker
        label={hiddenLabel(texts.playingDay)}
        isCompact
        className={classNames(styles.field, styles.days)}
        days={day ? [day] : []}
        // one day at a time: the newly pressed one takes the other's place
        onChange={(days) => filters.setFilters({ day: days.find((each) => each !== day) })}
      />
    </search>
  )
}

type SearchTextProps = { value: string; onSearch: (change: { search: string | undefined }) => void }

function SearchText({ value, onSearch }: SearchTextProps) {
  const [{ text, lastValue }, setTyped] = useState({ text: value, lastValue: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // the address changed: by our own words, or because the filters were cleared
  if (value !== lastValue) setTyped({ text: value === text.trim() ? text : value, lastValue: value })

  const search = (input: string) => {
    clearTimeout(timer.current)
    if (input.trim() !== value) onSearch({ search: input.trim() || undefined })
  }
  const onType = (input: string) => {
    setTyped({ text: input, lastValue })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(input), DEBOUNCE_MS)
  }
  return (
    <TextField
      label={hiddenLabel(texts.searchGroups)}
      className={classNames(styles.field)}
      icon="search"
      type="search"
      enterKeyHint="search"
      maxLength={100}
      placeholder={texts.namePlaceOrSport}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && search(text)}
    />
  )
}
