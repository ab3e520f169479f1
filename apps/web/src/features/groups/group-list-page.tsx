import { useQuery } from '@tanstack/react-query'
import { listSports } from '@turnout/contract/sports'
import { read } from '../../platform/api/queries.ts'
import { fillText } from '../../platform/page/fill-text.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useLocation } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { WeekPicker } from '../../ui/week-picker.tsx'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeFields, NearMeNote } from '../search/public/near-me.tsx'
import { SearchField } from '../search/public/search-field.tsx'
import { type NearMe, useNearMe } from '../search/public/use-near-me.ts'
import groupFilters from './group-filters.module.css'
import styles from './group-list-page.module.css'
import { groupFilters as groupFiltersTexts, groupListPage as texts } from './list-texts.ts'
import { GroupResults } from './public/group-results.tsx'
import { common, joining } from './texts.ts'
import { type GroupSearch, type GroupSearchState, useGroupSearch } from './use-group-search.ts'

export function GroupListPage(params: GroupSearch) {
  const filters = useGroupSearch(params)
  const { position, near, area } = useNearMe(filters)
  const signedIn = useIsSignedIn()
  const next = useLocation().href
  const linkTo = (to: '/signup' | '/signin', text: string) => (
    <Link to={to} search={{ next }}>
      {text}
    </Link>
  )

  return (
    <ListPage
      title={texts.sportsGroups}
      action={
        <ButtonLink to="/sports/select" icon="add">
          {common.createGroup}
        </ButtonLink>
      }
    >
      <GroupFilters filters={filters} near={near} />
      <NearMeNote near={near} />
      {!signedIn && (
        <p className={styles.visitor} data-doors>
          <Icon name="info" size={18} />
          <span>
            {fillText(texts.orWord, {
              signInFirst: joining.signInFirst,
              link: linkTo('/signup', texts.signUp),
              link2: linkTo('/signin', texts.logIn),
            })}
          </span>
        </p>
      )}
      <GroupResults filters={filters} position={position} area={area} />
    </ListPage>
  )
}

const hiddenLabel = (text: string) => <span className="visually-hidden">{text}</span>

type GroupFiltersProps = { filters: GroupSearchState; near: NearMe }

function GroupFilters({ filters, near }: GroupFiltersProps) {
  const { data: sports = [] } = useQuery({ ...read(listSports, {}), staleTime: Number.POSITIVE_INFINITY })
  const { sport = '', day } = filters
  return (
    <search className={groupFilters.filters}>
      <SearchField
        label={groupFiltersTexts.searchGroups}
        placeholder={groupFiltersTexts.namePlaceOrSport}
        className={groupFilters.field}
        value={filters.search ?? ''}
        onSearch={(search) => filters.setFilters({ search })}
      />
      <SelectField
        label={hiddenLabel(groupFiltersTexts.sport)}
        className={classNames(groupFilters.field, groupFilters.sport)}
        value={sport}
        onChange={(event) => filters.setFilters({ sport: event.target.value || undefined })}
        options={[['', groupFiltersTexts.allSports], ...sports.map(({ id, name }) => [id, name] as const)]}
      />
      <NearMeFields near={near} />
      <WeekPicker
        label={hiddenLabel(groupFiltersTexts.playingDay)}
        isCompact
        className={classNames(groupFilters.field, groupFilters.days)}
        days={day ? [day] : []}
        // one day at a time: a new one replaces the other
        onChange={(days) => filters.setFilters({ day: days.find((each) => each !== day) })}
      />
    </search>
  )
}
