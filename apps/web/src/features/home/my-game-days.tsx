import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { shortDate } from '@turnout/rules/dates'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { dateIn, dayLabel, hoursOf } from '../../platform/time/dates.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import { GameDayLink } from '../game-day/public/game-day-link.tsx'
import { GAME_DAY_REFETCH_MS, gameDayOn } from '../game-day/public/game-day-on.ts'
import { nextVenueName } from '../groups/public/next-venue-name.ts'
import { playsToday } from '../groups/public/plays-today.ts'
import styles from './home-page.module.css'
import { leadGame, type TodaysGame } from './lead-game.ts'
import { MyGames } from './my-games.tsx'
import { common, todaysGameCard as texts } from './texts.ts'

const NoGroups = lazyPart(async () => (await import('./occasional-parts.tsx')).NoGroups)
const JoinRequests = lazyPart(async () => (await import('./occasional-parts.tsx')).JoinRequests)
const MyWeek = lazyPart(async () => (await import('../who-comes/public/my-week.tsx')).MyWeek)
const UnreadChats = lazyPart(
  async () => (await import('../chat/public/unread-chats.tsx')).UnreadChats,
  RenderNothing,
)

/** Today's game, the answers of this week, and all other groups of this person. */
export function MyGameDays() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useShowLastFetched(groups, dataUpdatedAt)
  const now = serverClock.now()
  if (groups.length === 0) return <NoGroups />

  const page = (games: readonly TodaysGame[]) => {
    const lead = leadGame(games)
    const closedGroups = games.flatMap(({ group, day }) => (day?.is_over ? group : []))
    const days = games.flatMap(({ day }) => day ?? [])
    const asked = groups.filter(({ pending_count = 0 }) => pending_count > 0)
    const others = groups.filter((group) => group !== lead?.group)
    return (
      <div className={`panels ${styles.columns}`}>
        <div className={`panels ${styles.main}`}>
          {lead && <TodaysGameCard group={lead.group} day={lead.day} now={now} />}
          <MyWeek now={now} leadGroupId={lead?.group.id} days={days} />
        </div>
        <div className={`panels ${styles.side}`}>
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

type TodaysGamesProps = {
  group: SportGroup
  later: readonly SportGroup[]
  earlier?: readonly TodaysGame[]
  children: (games: readonly TodaysGame[]) => ReactNode
}

/** All of today's game days, requested at once; the rest of the page follows the last of them. */
function TodaysGames({ group, later, earlier = [], children }: TodaysGamesProps) {
  const { data, isPending } = useQuery({
    ...read(getGameDay, { params: { groupId: group.id } }),
    refetchInterval: GAME_DAY_REFETCH_MS,
  })
  const day = group.next_game ? gameDayOn(group.next_game.date, data) : undefined
  const games = [...earlier, { group, day, isLoading: isPending }]
  const [next, ...after] = later
  if (!next) return children(games)
  return (
    <TodaysGames group={next} later={after} earlier={games}>
      {children}
    </TodaysGames>
  )
}

type TodaysGameCardProps = { group: SportGroup; day: GameDay | undefined; now: number }

function TodaysGameCard({ group, day, now }: TodaysGameCardProps) {
  const [start, end] = hoursOf(group)
  const today = dateIn(group.time_zone, now)
  const next = day?.next_game
  const date = group.next_game?.date ?? today
  const venue = nextVenueName(group)
  const isOver = day?.is_over || group.next_game?.is_over
  const Surface = isOver ? Panel : InPlayPanel
  return (
    <Surface title={isOver ? shortDate(date) : dayLabel(date, today, start)} className="column gap-16">
      <div className={styles.kickOff}>
        {!isOver && <Plates value={start} label={texts.kickOff(start)} className={styles.plates} />}
        <div>
          <h3 className={styles.name}>{group.name}</h3>
          <p className="sub">{isOver ? venue : texts.until(end, venue)}</p>
        </div>
      </div>
      {isOver && (
        <p>
          <b>{common.gameIsOver}</b>{' '}
          {next && texts.nextGame(dayLabel(next.date, today, next.start_time), next.start_time)}
        </p>
      )}
      <GameDayLink groupId={group.id} day={day} />
    </Surface>
  )
}
