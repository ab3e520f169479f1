import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { playsToday } from '../../platform/plays-today.ts'
import { read } from '../../platform/queries.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { groups as texts } from '../../platform/texts.ts'
import { useSayLastAsked } from '../../platform/use-last-seen.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import cards from './group-cards.module.css'
import styles from './group-list-page.module.css'
import { MyGroupCard } from './my-group-card.tsx'

export function MyGroupsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>My groups</h1>
        <div className={styles.ways}>
          <AddToCalendar />
          <Link to="/sports/select" className={buttonClass()}>
            <Icon name="add" />
            Create Group
          </Link>
        </div>
      </div>
      <LoadBoundary
        failed={texts.myListFailed}
        picture={<EmptyGround mood="error" />}
        skeleton={<Skeleton shape="card" count={4} className={cards.cards ?? ''} />}
      >
        <MyGroups />
      </LoadBoundary>
    </div>
  )
}

function MyGroups() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useSayLastAsked(groups, dataUpdatedAt)
  if (groups.length === 0) return <EmptyBench />
  const now = serverClock.now()
  const today = groups.filter((group) => playsToday(group, now))
  const others = groups.filter((group) => !playsToday(group, now))
  return (
    <>
      {today.length > 0 && <Cards title="Today" groups={today} now={now} />}
      {others.length > 0 && <Cards title="By next game" groups={others} now={now} />}
    </>
  )
}

function Cards({ title, groups, now }: { title: string; groups: readonly SportGroup[]; now: number }) {
  return (
    <section>
      <div className={styles.count}>
        <h2>{title}</h2>
      </div>
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

function EmptyBench() {
  return (
    <EmptyState
      picture={<BibOnPeg name="" taken whole />}
      title="No group has a bib for you yet."
      action={
        <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
          Find a game
        </Link>
      }
    >
      Ask to join one, or create your own.
    </EmptyState>
  )
}
