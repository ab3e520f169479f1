import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { read } from '../../platform/queries.ts'
import { useSayLastAsked } from '../../platform/use-last-seen.ts'
import styles from './home-page.module.css'
import { type Evening, LeadingEvening } from './leading-evening.tsx'
import { MyGames } from './my-games.tsx'
import { NoGroups } from './no-groups.tsx'
import { playsToday } from './plays-today.ts'
import { Requests } from './requests.tsx'
import { Tonight } from './tonight.tsx'

/** Where somebody has to be: the evening of today, and all their other groups. */
export function MyEvenings() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useSayLastAsked(groups, dataUpdatedAt)
  const now = Date.now()
  if (groups.length === 0) return <NoGroups />

  const withLead = (lead?: Evening) => {
    const others = groups.filter((group) => group !== lead?.group)
    return (
      <div className={styles.columns}>
        {lead && <Tonight group={lead.group} day={lead.day} now={now} />}
        <div className={styles.side}>
          <Requests groups={groups} />
          {others.length > 0 && <MyGames groups={others} now={now} over={lead?.over} />}
        </div>
      </div>
    )
  }
  const [first, ...later] = groups.filter((group) => playsToday(group, now))
  if (!first) return withLead()
  return (
    <LeadingEvening group={first} later={later}>
      {withLead}
    </LeadingEvening>
  )
}
