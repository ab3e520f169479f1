import { useQuery } from '@tanstack/react-query'
import type { GameDay } from '@turnout/contract/game-day'
import { listMyScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { read } from '../../../platform/api/queries.ts'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { Link } from '../../../platform/router/link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import row from '../../../ui/game-row.module.css'
import { Icon } from '../../../ui/icons.tsx'
import { InPlayPanel, Panel } from '../../../ui/panel.tsx'
import { DateTile } from '../../groups/public/date-tile.tsx'
import { ChangeBadge, countOf, GameWhen, OldHours, wordOf } from '../game-when.tsx'
import { MyAnswer } from '../my-answer.tsx'
import styles from '../my-week.module.css'
import { ShortAnswer } from '../short-answer.tsx'
import { dates, week as texts } from '../texts.ts'
import { useGroupFeed } from '../use-group-feed.ts'
import { WeekMarks } from '../week-marks.tsx'

/** Only one group has a stream; the games of the others are polled. */
const REFETCH_MS = 30_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type MyWeekProps = {
  now: number
  /** The group whose game of today is at the top of the page already. */
  leadGroupId: string | undefined
  /** The game days of today: a person who has checked in, or whose game is over, gives no answer any more. */
  days: readonly Pick<GameDay, 'group_id' | 'date' | 'my_player' | 'is_over'>[]
}

/** The next game with its answer, unless a game of today leads the page; below it the other games of seven days. */
export function MyWeek({ now, leadGroupId, days }: MyWeekProps) {
  const query = useQuery({ ...read(listMyScheduledGames, {}), refetchInterval: REFETCH_MS })
  const { data = [] } = query
  const dayOf = ({ group_id, date }: ScheduledGame) =>
    days.find((day) => day.group_id === group_id && day.date === date)
  const isAhead = (game: ScheduledGame) =>
    game.starts_at < now + WEEK_MS && game.ends_at > now && !dayOf(game)?.is_over
  // a group that does not ask takes no answers, but its cancelled games are still news
  const games = data.filter((game) => (game.mode !== 'off' || game.state === 'cancelled') && isAhead(game))
  const next = leadGroupId === undefined ? games.find(({ state }) => state !== 'cancelled') : undefined
  useGroupFeed(next?.group_id ?? leadGroupId ?? null)
  if (!query.data && query.error)
    return (
      <Panel title={texts.title}>
        <LoadStatus inline query={query} failed={texts.failed} skeleton={null} />
      </Panel>
    )
  const others = games.filter((game) => game !== next)
  const hasArrived = (game: ScheduledGame) => Boolean(dayOf(game)?.my_player)
  return (
    <>
      {next && <NextGame game={next} now={now} />}
      {others.length > 0 && (
        <Panel title={texts.title}>
          <WeekMarks games={games} hasArrived={hasArrived} now={now} />
          <ul className="stack">
            {others.map((game) => (
              <li key={game.id} className={classNames(row.row, styles.game)}>
                <WeekRow game={game} hasArrived={hasArrived(game)} now={now} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function GroupName({ game }: { game: ScheduledGame }) {
  return (
    <Link to="/my-sports-groups/$groupId" params={{ groupId: game.group_id }} className={row.name}>
      {game.group_name}
    </Link>
  )
}

function NextGame({ game, now }: { game: ScheduledGame; now: number }) {
  return (
    <InPlayPanel title={texts.nextGame} className="stack gap-12">
      <GameWhen game={game} now={now} />
      <p>
        <GroupName game={game} /> <span className="sub">{game.venue_name}</span>
      </p>
      <p>
        <b>{countOf(game)}</b>
      </p>
      <MyAnswer game={game} isFirst />
    </InPlayPanel>
  )
}

type WeekRowProps = { game: ScheduledGame; hasArrived: boolean; now: number }

function WeekRow({ game, hasArrived, now }: WeekRowProps) {
  const isCancelled = game.state === 'cancelled'
  return (
    <>
      <DateTile date={shortDate(game.date)} isCancelled={isCancelled} />
      <span className={row.words}>
        <GroupName game={game} />
        <span className="sub">
          {isCancelled ? (
            texts.cancelledRow(wordOf(game, now), game.reason)
          ) : (
            <>
              {texts.day(wordOf(game, now))} <OldHours game={game} />{' '}
              {dates.hoursAndCount(game.start_time, game.end_time, countOf(game))}
            </>
          )}
        </span>
        {game.is_elsewhere && !isCancelled && <span className="sub">{dates.movedTo(game.venue_name)}</span>}
      </span>
      {isCancelled ? (
        <Badge kind="note">{dates.cancelled}</Badge>
      ) : (
        <>
          <ChangeBadge game={game} />
          <div className={classNames(row.answer, styles.answer)}>
            {hasArrived ? (
              <p className={styles.arrived}>
                <Icon name="tick" size={18} />
                {texts.checkedIn}
              </p>
            ) : (
              <ShortAnswer game={game} />
            )}
          </div>
        </>
      )}
    </>
  )
}
