import { Link } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { Cover } from '../../art/cover.tsx'
import { dateIn, dayWord, timeOf } from '../../platform/when.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeekStrip } from '../../ui/week-strip.tsx'
import styles from './home-page.module.css'

type MyGamesProps = { groups: readonly SportGroup[]; now: number; hasTonight: boolean }

/** My groups as the server orders them: by their next game. */
export function MyGames({ groups, now, hasTonight }: MyGamesProps) {
  return (
    <Panel
      title={hasTonight ? 'My other groups' : 'My groups'}
      aside={<Link to="/my-sports-groups">All</Link>}
    >
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <Game group={group} now={now} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Game({ group, now }: { group: SportGroup; now: number }) {
  const { id, name, sports_type, venue_name, next_game, time_zone, playing_days } = group
  const start = timeOf(group.game_start_time)
  const { is_pending } = group.current_user_membership
  return (
    <Link
      to={is_pending ? '/sports/groups/$groupId' : '/my-sports-groups/$groupId'}
      params={{ groupId: id }}
      className={styles.game}
    >
      <span className={styles.cover} aria-hidden="true">
        <Cover groupName={name} sport={sports_type} width={96} height={96} />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className="sub">
          {next_game ? `${dayWord(next_game.date, dateIn(time_zone, now), start)}, ${start}` : 'No next game'}
          {', '}
          {venue_name}
        </span>
        <span className={styles.marks}>
          <WeekStrip small days={playing_days.map(({ day }) => day)} />
          {is_pending && <Badge kind="pending" />}
        </span>
      </span>
    </Link>
  )
}
