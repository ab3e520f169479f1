import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups } from '@turnout/contract/groups'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { playsToday } from '../groups/public/plays-today.ts'
import styles from './home-page.module.css'
import { leadGame, type TodaysGame } from './lead-game.ts'
import { MyGames } from './my-games.tsx'
import { TodaysGameCard } from './todays-game-card.tsx'
import { TodaysGames } from './todays-games.tsx'

const NoGroups = lazyPart(async () => (await import('./occasional-parts.tsx')).NoGroups)
const JoinRequests = lazyPart(async () => (await import('./occasional-parts.tsx')).JoinRequests)
const MyWeek = lazyPart(async () => (await import('../who-comes/public/my-week.tsx')).MyWeek)
const UnreadChats = lazyPart(
  async () => (await import('../chat/public/unread-chats.tsx')).UnreadChats,
  RenderNothing,
)

/** Where a person has to be: the game of today, the answers of this week, and all their other groups. */
export function MyGameDays() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useShowLastFetched(groups, dataUpdatedAt)
  const now = Date.now()
  if (groups.length === 0) return <NoGroups />

  const page = (games: readonly TodaysGame[]) => {
    const lead = leadGame(games)
    const closedGroups = games.flatMap(({ group, day }) => (day?.is_over ? group : []))
    const days = games.flatMap(({ day }) => day ?? [])
    const asked = groups.filter(({ pending_count = 0 }) => pending_count > 0)
    const others = groups.filter((group) => group !== lead?.group)
    return (
      <div className={styles.columns}>
        <div className={styles.main}>
          {lead && <TodaysGameCard group={lead.group} day={lead.day} now={now} />}
          <MyWeek now={now} leadGroupId={lead?.group.id} days={days} />
        </div>
        <div className={styles.side}>
          {asked.length > 0 && <JoinRequests groups={asked} />}
          <UnreadChats groups={groups} />
          {others.length > 0 && <MyGames groups={others} now={now} closedGroups={lead && closedGroups} />}
        </div>
      </div>
    )
  }
  const [first, ...later] = groups.filter(
    (group) => group.current_user_membership.is_member && playsToday(group, now),
  )
  if (!first) return page([])
  return (
    <TodaysGames group={first} later={later}>
      {page}
    </TodaysGames>
  )
}
