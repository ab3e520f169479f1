import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { read } from '../../platform/api/queries.ts'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { ListHeading, ListPage } from '../search/public/list-page.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import cards from './group-cards.module.css'
import { myGroupsPage as texts } from './list-texts.ts'
import { MyGroupCard } from './my-group-card.tsx'
import { playsToday } from './public/plays-today.ts'
import { common, messages } from './texts.ts'

export function MyGroupsPage() {
  return (
    <ListPage
      title={common.myGroups}
      action={
        <>
          <AddToCalendar />
          <ButtonLink to="/sports/select" icon="add">
            {common.createGroup}
          </ButtonLink>
        </>
      }
    >
      <LoadBoundary
        failed={messages.myListFailed}
        skeleton={<Skeleton shape="card" count={4} className={cards.cards ?? ''} />}
      >
        <MyGroups />
      </LoadBoundary>
    </ListPage>
  )
}

function MyGroups() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useShowLastFetched(groups, dataUpdatedAt)
  if (groups.length === 0) return <NoGroups />
  const now = serverClock.now()
  const today = groups.filter((group) => playsToday(group, now))
  const others = groups.filter((group) => !playsToday(group, now))
  return (
    <>
      {today.length > 0 && <GroupCards title={common.today} groups={today} now={now} />}
      {others.length > 0 && <GroupCards title={texts.byNextGame} groups={others} now={now} />}
    </>
  )
}

function GroupCards({ title, groups, now }: { title: string; groups: readonly SportGroup[]; now: number }) {
  return (
    <section>
      <ListHeading title={title} />
      <ul className={cards.cards}>
        {groups.map((group) => (
          <li key={group.id}>
            <MyGroupCard group={group} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoGroups() {
  return (
    <EmptyState
      picture={<BibOnPeg name="" taken fitsWhole />}
      title={texts.noGroupHasBibFor}
      action={
        <ButtonLink to="/sports/groups" variant="primary">
          {texts.findGame}
        </ButtonLink>
      }
    >
      {texts.askToJoinOneOr}
    </EmptyState>
  )
}
