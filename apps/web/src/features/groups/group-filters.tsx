import { useQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import styles from './group-filters.module.css'
import { SearchField } from './public/search-field.tsx'
import { groupFilters as texts } from './texts.ts'
import type { GroupSearchState } from './use-group-search.ts'

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
      <SearchField
        label={texts.searchGroups}
        placeholder={texts.namePlaceOrSport}
        className={styles.field}
        value={filters.search ?? ''}
        onSearch={(search) => filters.setFilters({ search })}
      />
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
