import type { SportGroup } from '@turnout/contract/groups'
import { Link } from '../../platform/router/link.tsx'
import { dateIn, dayLabel } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeekStrip } from '../../ui/week-strip.tsx'
import { GroupCover } from '../groups/public/group-cover.tsx'
import { nextVenueName } from '../groups/public/next-venue-name.ts'
import styles from './home-page.module.css'
import { common, myGames as texts } from './texts.ts'

type MyGamesProps = {
  groups: readonly SportGroup[]
  now: number
  /** Those of today that have ended; undefined where no game of today leads the page. */
  closedGroups: readonly SportGroup[] | undefined
}

/** My groups in the server's order: by their next game. */
export function MyGames({ groups, now, closedGroups }: MyGamesProps) {
  return (
    <Panel
      title={closedGroups ? texts.myOtherGroups : common.myGroups}
      aside={<Link to="/my-sports-groups">{texts.all}</Link>}
    >
      <ul className="stack gap-10">
        {groups.map((group) => (
          <li key={group.id}>
            <GameLink
              group={group}
              now={now}
              isOver={closedGroups?.includes(group) === true || group.next_game?.is_over === true}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type GameLinkProps = { group: SportGroup; now: number; isOver: boolean }

function GameLink({ group, now, isOver }: GameLinkProps) {
  const { id, name, sports_type, playing_days } = group
  const { is_pending } = group.current_user_membership
  return (
    <Link
      to={is_pending ? '/sports/groups/$groupId' : '/my-sports-groups/$groupId'}
      params={{ groupId: id }}
      className={styles.game}
    >
      <span className={styles.cover} aria-hidden="true">
        <GroupCover groupName={name} sport={sports_type} width={96} height={96} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className="sub">
          {isOver ? common.gameIsOver : `${nextGameText(group, now)}, ${nextVenueName(group)}`}
        </span>
        <span className={styles.marks}>
          <WeekStrip small days={playing_days.map(({ day }) => day)} />
          {is_pending && <Badge kind="pending" />}
        </span>
      </span>
    </Link>
  )
}

function nextGameText({ next_game: next, time_zone }: SportGroup, now: number): string {
  if (!next) return texts.noNextGame
  return `${dayLabel(next.date, dateIn(time_zone, now), next.start_time)}, ${next.start_time}`
}
