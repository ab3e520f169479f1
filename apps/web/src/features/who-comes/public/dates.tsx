import type { SportGroup } from '@turnout/contract/groups'
import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { type ReactNode, useState } from 'react'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { dateIn, dayLabel, shortDate } from '../../../platform/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import row from '../../../ui/game-row.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { DateTile } from '../../groups/public/date-tile.tsx'
import { DateMenu } from '../date-menu.tsx'
import { CancelSheet, type DateSheet, HoursSheet } from '../date-sheets.tsx'
import styles from '../dates.module.css'
import { ChangeBadge, CupBadge, countOf, OldHours } from '../game-when.tsx'
import { ShortAnswer } from '../short-answer.tsx'
import { paid, settings, dates as texts } from '../texts.ts'
import { usePaidList, useScheduledGames } from '../use-scheduled-games.ts'
import { OtherVenue } from '../way-there.tsx'

const SettingsSheet = lazyPart(
  async () => (await import('../settings-sheet.tsx')).SettingsSheet,
  MissingSheet,
)

const PaidSheet = lazyPart(async () => (await import('../paid-sheet.tsx')).PaidSheet, MissingSheet)

type MemberDatesProps = {
  group: SportGroup
  now: number
  /** The game of today is over, so it is no game to come. */
  isOver: boolean
  /** What every visitor sees, until the dates have come. */
  fallback: ReactNode
}

export function MemberDates({ group, now, isOver, fallback }: MemberDatesProps) {
  const games = useScheduledGames(group.id)
  if (!games.data)
    return (
      <>
        {fallback}
        <LoadStatus inline query={games} failed={texts.failed} skeleton={null} />
      </>
    )
  const { data } = games
  const toCome = isOver ? data.filter(({ date }) => date !== group.next_game?.date) : data
  return <Dates group={group} games={toCome} now={now} />
}

type DatesProps = { group: SportGroup; games: readonly ScheduledGame[]; now: number }

/** The games of the next two weeks with one's own answers; organisers move, cancel and add them. */
function Dates({ group, games, now }: DatesProps) {
  const [sheet, setSheet] = useState<DateSheet | null>(null)
  const canManage = group.current_user_membership.role === 'admin'
  const close = () => setSheet(null)
  const [first] = games
  // people pay after the game, too, also once the next ones are free: the list of the first knows of those before
  const paidList = usePaidList(group.id, first && !first.cost ? first.id : null)
  const today = dateIn(group.time_zone, now)
  return (
    <Panel
      title={texts.title}
      aside={
        canManage && (
          <Button variant="quiet" size="small" icon="add" onClick={() => setSheet({ type: 'add' })}>
            {texts.addDate}
          </Button>
        )
      }
    >
      {games.length === 0 && <p className="sub">{texts.none}</p>}
      <ul className="stack">
        {games.map((game) => (
          <li key={game.id} className={classNames(row.row, styles.game)}>
            <DateRow
              game={game}
              word={dayLabel(game.date, today, game.start_time)}
              // the next game has its pair at the top of the page
              isAnsweredAbove={game.date === group.next_game?.date}
            >
              {canManage && (
                <DateMenu
                  game={game}
                  hasPaidList={Boolean(game.cost ?? paidList.data?.previous)}
                  now={now}
                  open={setSheet}
                />
              )}
            </DateRow>
          </li>
        ))}
      </ul>
      {canManage && (
        <Button size="small" className={styles.settings} onClick={() => setSheet({ type: 'settings' })}>
          {settings.title}
        </Button>
      )}
      {!canManage && first && paidList.data?.previous && (
        <Button
          size="small"
          className={styles.settings}
          onClick={() => setSheet({ type: 'paid', game: first })}
        >
          {paid.mine}
        </Button>
      )}
      {sheet?.type === 'add' && <HoursSheet group={group} game={null} today={today} onClose={close} />}
      {sheet?.type === 'move' && <HoursSheet group={group} game={sheet.game} today={today} onClose={close} />}
      {sheet?.type === 'cancel' && <CancelSheet game={sheet.game} onClose={close} />}
      {sheet?.type === 'paid' && (
        <PaidSheet groupId={group.id} gameId={sheet.game.id} canManage={canManage} onClose={close} />
      )}
      {sheet?.type === 'settings' && <SettingsSheet groupId={group.id} onClose={close} />}
    </Panel>
  )
}

type DateRowProps = {
  game: ScheduledGame
  word: string
  isAnsweredAbove: boolean
  /** What an organiser does with it. */
  children: ReactNode
}

function DateRow({ game, word, isAnsweredAbove, children }: DateRowProps) {
  const isCancelled = game.state === 'cancelled'
  const hours =
    game.mode === 'off'
      ? texts.hours(game.start_time, game.end_time)
      : texts.hoursAndCount(game.start_time, game.end_time, countOf(game))
  return (
    <>
      <DateTile date={shortDate(game.date)} isCancelled={isCancelled} />
      <div className={row.words}>
        <span className={row.heading}>
          <b className={row.word}>{word}</b>
          {isCancelled && <Badge kind="note">{texts.cancelled}</Badge>}
          <ChangeBadge game={game} />
          <CupBadge game={game} />
        </span>
        <span className="sub">
          <OldHours game={game} />{' '}
          {isCancelled ? (game.reason ?? texts.hours(game.start_time, game.end_time)) : hours}
        </span>
        {game.is_elsewhere && !isCancelled && <OtherVenue game={game} />}
      </div>
      {children}
      {game.mode !== 'off' && !isCancelled && !isAnsweredAbove && (
        <div className={classNames(row.answer, styles.answer)}>
          <ShortAnswer game={game} />
        </div>
      )}
    </>
  )
}
