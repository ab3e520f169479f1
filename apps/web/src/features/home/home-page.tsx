import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { useMyName } from '../../platform/my-name.ts'
import { read } from '../../platform/queries.ts'
import { groups as texts } from '../../platform/texts.ts'
import { useSayLastAsked } from '../../platform/use-last-seen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomeLinks } from './home-links.tsx'
import styles from './home-page.module.css'
import { MyGames } from './my-games.tsx'
import { NoGroups } from './no-groups.tsx'
import { playsToday } from './plays-today.ts'
import { Requests } from './requests.tsx'
import { Tonight } from './tonight.tsx'

export function HomePage() {
  const name = useMyName()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{name ? `Hello, ${name}` : 'Hello'}</h1>
      <LoadBoundary
        failed={texts.myListFailed}
        picture={<EmptyGround mood="error" />}
        skeleton={<Skeleton shape="panel" count={2} label="Loading your groups" />}
      >
        <MyEvenings />
      </LoadBoundary>
      <HomeLinks />
    </div>
  )
}

function MyEvenings() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useSayLastAsked(groups, dataUpdatedAt)
  const now = Date.now()
  const tonight = groups.find((group) => playsToday(group, now))
  const others = groups.filter((group) => group !== tonight)
  if (groups.length === 0) return <NoGroups />
  return (
    <div className={styles.columns}>
      {tonight && <Tonight group={tonight} now={now} />}
      <div className={styles.side}>
        <Requests groups={groups} />
        {others.length > 0 && <MyGames groups={others} now={now} hasTonight={tonight !== undefined} />}
      </div>
    </div>
  )
}
