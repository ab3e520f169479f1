import { useQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { read } from '../../platform/api/queries.ts'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import { NearMeFields } from '../search/public/near-me.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import type { NearMe } from '../search/public/use-near-me.ts'
import styles from './group-filters.module.css'
import { groupFilters as texts } from './list-texts.ts'
import type { GroupSearchState } from './use-group-search.ts'

const hiddenLabel = (text: string) => <span className="visually-hidden">{text}</span>

type GroupFiltersProps = { filters: GroupSearchState; near: NearMe }

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
      <NearMeFields near={near} />
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
