import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { playsToday } from '../../platform/plays-today.ts'
import { read } from '../../platform/queries.ts'
import { useSayLastAsked } from '../../platform/use-last-seen.ts'
import styles from './home-page.module.css'
import { type Evening, leadOf } from './lead-of.ts'
import { MyGames } from './my-games.tsx'
import { NoGroups } from './no-groups.tsx'
import { Requests } from './requests.tsx'
import { TodaysEvenings } from './todays-evenings.tsx'
import { Tonight } from './tonight.tsx'

/** Where somebody has to be: the evening of today, and all their other groups. */
export function MyEvenings() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useSayLastAsked(groups, dataUpdatedAt)
  const now = Date.now()
  if (groups.length === 0) return <NoGroups />

  const page = (evenings: readonly Evening[]) => {
    const lead = leadOf(evenings)
    const over = evenings.flatMap(({ group, day }) => (day?.is_closed ? group : []))
    const others = groups.filter((group) => group !== lead?.group)
    return (
      <div className={styles.columns}>
        {lead && <Tonight group={lead.group} day={lead.day} now={now} />}
        <div className={styles.side}>
          <Requests groups={groups} />
          {others.length > 0 && <MyGames groups={others} now={now} over={lead && over} />}
        </div>
      </div>
    )
  }
  const [first, ...later] = groups.filter(
    (group) => group.current_user_membership.is_member && playsToday(group, now),
  )
  if (!first) return page([])
  return (
    <TodaysEvenings group={first} later={later}>
      {page}
    </TodaysEvenings>
  )
}
