import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listGroups, type SportGroup } from '@turnout/contract/groups'
import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { distance, type Position } from '@turnout/rules/geofence'
import { pluralize, weekdayName } from '@turnout/rules/words'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { readPage } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Link } from '../../platform/router/link.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { boardLabel } from './game-dates.ts'
import { GroupCard } from './group-card.tsx'
import cards from './group-cards.module.css'
import styles from './group-list-page.module.css'
import { MembershipBadge } from './membership-badge.tsx'
import { sportName } from './sport-name.ts'
import { common, messages, groupResults as texts } from './texts.ts'
import type { GroupSearchState } from './use-group-search.ts'

type GroupResultsProps = { filters: GroupSearchState; position: Position | null }

export function GroupResults({ filters, position }: GroupResultsProps) {
  const { search, sport, day, page } = filters
  const near = position && { latitude: position.latitude, longitude: position.longitude }
  const query = { page, page_size: PAGE_SIZE.groups, search, sport, day, ...near }
  const groups = useQuery({
    ...readPage(listGroups, { query }),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = groups
  if (!data)
    return (
      <div className={styles.nothing}>
        <LoadStatus
          query={groups}
          failed={messages.listFailed}
          skeleton={<Skeleton shape="card" count={6} className={cards.cards} />}
        />
      </div>
    )
  if (data.total === 0) return filters.isFiltered ? <NoResults filters={filters} /> : <NoGroups />
  return (
    <section aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && styles.stale)}>
      <div className={styles.count}>
        <h2>
          {data.total === MAX_COUNTED ? texts.groupsOrMore(MAX_COUNTED) : pluralize(data.total, 'group')}
          {near && texts.nearYou}
        </h2>
        <span className="sub">{near ? texts.nearestFirst : texts.newestFirst}</span>
      </div>
      <ul className={cards.cards}>
        {data.rows.map((group) => (
          <li key={group.id}>
            <GroupResult group={group} position={position} />
          </li>
        ))}
      </ul>
      <Pager page={page} total={data.total} perPage={PAGE_SIZE.groups} onPage={filters.setPage} />
    </section>
  )
}

function GroupResult({ group, position }: { group: SportGroup; position: Position | null }) {
  const venue = { latitude: group.venue_latitude, longitude: group.venue_longitude }
  return (
    <GroupCard
      group={group}
      dateLabel={boardLabel(group, serverClock.now())}
      distanceM={position ? distance(position, venue) : undefined}
      title={
        <Link to="/sports/groups/$groupId" params={{ groupId: group.id }}>
          {withSoftHyphens(group.name)}
        </Link>
      }
      action={<MembershipBadge group={group} />}
    />
  )
}

function NoGroups() {
  return (
    <div className={styles.nothing}>
      <EmptyState
        picture={<EmptyGround />}
        title={texts.noGroupPlaysHereYet}
        action={
          <Link to="/sports/select" className={buttonClass({ variant: 'primary' })}>
            {common.createGroup}
          </Link>
        }
      >
        {texts.startFirstOne}
      </EmptyState>
    </div>
  )
}

function NoResults({ filters }: { filters: GroupSearchState }) {
  const { search, sport, day, clear } = filters
  const conditions = [
    search ? texts.forWord(search) : null,
    sport ? texts.inWord(sportName(sport)) : null,
    day ? texts.onS(weekdayName(day)) : null,
  ]
  return (
    <div className={styles.nothing}>
      <EmptyState
        picture={<EmptyGround {...(sport && { sport })} />}
        title={texts.nothing(conditions.filter(Boolean).join(' '))}
        action={<Button onClick={clear}>{texts.clearFilters}</Button>}
      >
        {texts.anotherDayOrAnotherWord}
      </EmptyState>
    </div>
  )
}
