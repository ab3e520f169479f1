import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listGroups, type SportGroup } from '@turnout/contract/groups'
import { distance, type Position } from '@turnout/rules/geofence'
import { type Weekday, weekdayName } from '@turnout/rules/words'
import { readPage } from '../../../platform/api/queries.ts'
import { LazyGround } from '../../../platform/lazy/lazy-ground.tsx'
import { ButtonLink, Link } from '../../../platform/router/link.tsx'
import { PAGE_SIZE } from '../../../platform/specified-figures.ts'
import { serverClock } from '../../../platform/time/server-clock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { withSoftHyphens } from '../../../ui/soft-hyphens.ts'
import { EmptyState } from '../../../ui/state-card.tsx'
import { WidenButton, withinText } from '../../search/public/near-me.tsx'
import { nearOf } from '../../search/public/near-of.ts'
import { countText, orderText, ResultList } from '../../search/public/result-list.tsx'
import type { ListSearch } from '../../search/public/use-list-search.ts'
import type { SearchArea } from '../../search/public/use-near-me.ts'
import { boardLabel } from '../game-dates.ts'
import { GroupCard } from '../group-card.tsx'
import cards from '../group-cards.module.css'
import { groupResults as texts } from '../group-texts.ts'
import { sportName } from '../sport-name.ts'
import { common, membershipBadge, messages } from '../texts.ts'
import type { GroupSearch } from '../use-group-search.ts'
import { useJoin } from './use-join.ts'

type GroupResultsProps = {
  filters: ListSearch & Pick<GroupSearch, 'search' | 'sport'> & { day?: Weekday | undefined }
  position: Position | null
  area?: SearchArea | null
}

export function GroupResults({ filters, position, area = null }: GroupResultsProps) {
  const { search, sport, day, page } = filters
  const query = { page, page_size: PAGE_SIZE.groups, search, sport, day, ...nearOf(position, area?.km) }
  const groups = useQuery({ ...readPage(listGroups, { query }), placeholderData: keepPreviousData })
  return (
    <ResultList
      query={groups}
      failed={messages.listFailed}
      search={filters}
      perPage={PAGE_SIZE.groups}
      title={(total) => {
        const count = countText(total, 'group')
        return position ? texts.nearYou(count) : count
      }}
      order={orderText(position)}
      cards={cards.cards}
      nothing={filters.isFiltered || area ? <NoResults filters={filters} area={area} /> : <NoGroups />}
    >
      {(group) => <GroupResult group={group} position={position} />}
    </ResultList>
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
    <EmptyState
      picture={<LazyGround />}
      title={texts.noGroupPlaysHereYet}
      action={
        <ButtonLink to="/sports/select" variant="primary">
          {common.createGroup}
        </ButtonLink>
      }
    >
      {texts.startFirstOne}
    </EmptyState>
  )
}

type NoResultsProps = { filters: GroupResultsProps['filters']; area: SearchArea | null }

function NoResults({ filters, area }: NoResultsProps) {
  const { search, sport, day, isFiltered, clear } = filters
  const conditions = [
    search && texts.forWord(search),
    sport && texts.inWord(sportName(sport)),
    day && texts.onS(weekdayName(day)),
    area && withinText(area),
  ]
  return (
    <EmptyState
      picture={<LazyGround {...(sport && { sport })} />}
      title={texts.nothing(conditions.filter(Boolean).join(' '))}
      action={
        <>
          {area && <WidenButton area={area} />}
          {isFiltered && <Button onClick={clear}>{texts.clearFilters}</Button>}
        </>
      }
    >
      {isFiltered && texts.anotherDayOrAnotherWord}
    </EmptyState>
  )
}

/** The person's standing in a group of the list: Member, Pending or the Join button. */
function MembershipBadge({ group }: { group: SportGroup }) {
  const { is_member, is_pending } = group.current_user_membership
  if (is_member || is_pending) return <Badge kind={is_member ? 'member' : 'pending'} />
  return <JoinButton group={group} />
}

function JoinButton({ group }: { group: SportGroup }) {
  const { join, isPending } = useJoin(group.id)
  return (
    <Button
      variant="primary"
      size="small"
      busy={isPending}
      onClick={join}
      aria-label={membershipBadge.join(group.name)}
    >
      {common.join}
    </Button>
  )
}
