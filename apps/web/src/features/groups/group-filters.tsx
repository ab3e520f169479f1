import { useQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import styles from './group-filters.module.css'
import type { GroupSearchState } from './use-group-search.ts'

const PAUSE_MS = 300

const unseen = (words: string) => <span className="visually-hidden">{words}</span>

type GroupFiltersProps = {
  filters: GroupSearchState
  near: { active: boolean; busy: boolean; onPress: () => void }
}

export function GroupFilters({ filters, near }: GroupFiltersProps) {
  const { data: sports = [] } = useQuery({ ...read(listSports, {}), staleTime: Number.POSITIVE_INFINITY })
  const { sport = '', day } = filters
  return (
    <search className={styles.filters}>
      <SearchText said={filters.search ?? ''} onSay={filters.narrow} />
      <SelectField
        label={unseen('Sport')}
        className={classNames(styles.field)}
        value={sport}
        onChange={(event) => filters.narrow({ sport: event.target.value || undefined })}
      >
        <option value="">All sports</option>
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
        onClick={near.onPress}
      >
        Near me
      </Button>
      <WeekPicker
        label={unseen('Playing day')}
        letters
        className={classNames(styles.field, styles.days)}
        days={day ? [day] : []}
        // one day at a time: the newly pressed one takes the other's place
        onChange={(days) => filters.narrow({ day: days.find((each) => each !== day) })}
      />
    </search>
  )
}

type SearchTextProps = { said: string; onSay: (change: { search: string | undefined }) => void }

function SearchText({ said, onSay }: SearchTextProps) {
  const [{ text, heard }, setTyped] = useState({ text: said, heard: said })
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  // the address changed: by our own words, or because the filters were cleared
  if (said !== heard) setTyped({ text: said === text.trim() ? text : said, heard: said })

  const say = (words: string) => {
    clearTimeout(waiting.current)
    if (words.trim() !== said) onSay({ search: words.trim() || undefined })
  }
  const type = (words: string) => {
    setTyped({ text: words, heard })
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => say(words), PAUSE_MS)
  }
  return (
    <TextField
      label={unseen('Search groups')}
      className={classNames(styles.field)}
      icon="search"
      type="search"
      enterKeyHint="search"
      maxLength={100}
      placeholder="Name, place or sport"
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && say(text)}
    />
  )
}
