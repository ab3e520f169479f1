import type { SportGroup } from '@turnout/contract/groups'
import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { type ReactNode, useState } from 'react'
import { LazyMenu } from '../../../platform/lazy/lazy-menu.tsx'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { LoadStatus } from '../../../platform/lazy/load-status.tsx'
import { useNavigate } from '../../../platform/router/router-hooks.tsx'
import { dateIn, dayLabel } from '../../../platform/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import row from '../../../ui/game-row.module.css'
import type { MenuItem } from '../../../ui/menu-popup.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DateTile } from '../../groups/public/date-tile.tsx'
import { useCallSpares, useRestoreGame } from '../actions.ts'
import { CancelSheet, type DateSheet, HoursSheet } from '../date-sheets.tsx'
import styles from '../dates.module.css'
import { ChangeBadge, CupBadge, countOf, OldHours } from '../game-when.tsx'
import { ShortAnswer } from '../short-answer.tsx'
import { manage, paid as paidTexts, settings, dates as texts } from '../texts.ts'
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
  /** Today's game is over and no longer listed. */
  isOver: boolean
  /** What visitors see, shown until the dates have loaded. */
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

/** The games of the next two weeks with the viewer's answers; organisers move, cancel and add games. */
function Dates({ group, games, now }: DatesProps) {
  const [sheet, setSheet] = useState<DateSheet | null>(null)
  const canManage = group.current_user_membership.role === 'admin'
  const close = () => setSheet(null)
  const [first] = games
  // people also pay after a game, when no cost is shown above: the list of the first game names the game before
  const isCostAbove = games.some(({ cost, date }) => cost && date === group.next_game?.date)
  const paidList = usePaidList(group.id, first && !isCostAbove ? first.id : null)
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
              // the next game has its answer buttons at the top of the page
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
          {paidTexts.mine}
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
  /** The menu of an organiser. */
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

type DateMenuProps = {
  game: ScheduledGame
  /** This game or an earlier one has a cost. */
  hasPaidList: boolean
  now: number
  open: (sheet: DateSheet) => void
}

/** The actions of an organiser on one date. */
function DateMenu({ game, hasPaidList, now, open }: DateMenuProps) {
  const { mutate: restore } = useRestoreGame()
  const { mutate: callSpares } = useCallSpares()
  const navigate = useNavigate()
  const params = { groupId: game.group_id, gameId: game.id }
  const isAsking = game.mode !== 'off' && now < game.starts_at
  const spares: MenuItem = {
    text: manage.callSpares,
    icon: 'people',
    disabledReason: game.can_call_spares ? undefined : manage.sparesCalledAlready,
    onSelect: () => callSpares({ params }),
  }
  const paid: MenuItem[] = hasPaidList
    ? [{ text: paidTexts.title, icon: 'tick', onSelect: () => open({ type: 'paid', game }) }]
    : []
  const items: MenuItem[] =
    game.state === 'cancelled'
      ? [{ text: manage.restore, icon: 'undo', onSelect: () => restore({ params }) }, ...paid]
      : [
          { text: manage.move, icon: 'calendar', onSelect: () => open({ type: 'move', game }) },
          {
            text: game.has_planned_cup ? manage.changeCup : manage.planCup,
            icon: 'trophy',
            onSelect: () =>
              void navigate({
                to: '/my-sports-groups/$groupId/cup/plan',
                params: { groupId: game.group_id },
                search: { game: game.id },
              }),
          },
          ...(isAsking ? [spares] : []),
          ...paid,
          {
            text: manage.cancel,
            icon: 'cross',
            danger: true,
            onSelect: () => open({ type: 'cancel', game }),
          },
        ]
  return <LazyMenu label={texts.manage(shortDate(game.date))} items={items} />
}
