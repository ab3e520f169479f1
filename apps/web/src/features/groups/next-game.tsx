import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { shortDate } from '@turnout/rules/dates'
import { may, type Viewer } from '@turnout/rules/membership'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { clockTime, hoursOf } from '../../platform/time/dates.ts'
import { AvatarStack } from '../../ui/avatar.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { StartPlates } from '../../ui/plates.tsx'
import { checkInOpensAt } from '../game-day/public/check-in-opens-at.ts'
import { GameDayLink } from '../game-day/public/game-day-link.tsx'
import { useWithdrawRequest } from './actions.ts'
import { gameLabel } from './game-dates.ts'
import { GameDayOver } from './game-day-over.tsx'
import { nextGame as texts } from './group-texts.ts'
import styles from './next-game.module.css'
import { playsToday } from './public/plays-today.ts'
import { useJoin } from './public/use-join.ts'
import { common, joining, membershipAction, messages } from './texts.ts'
import type { TodaysGameDay } from './use-todays-game-day.ts'

// lazy: for members only, and it requests its own data
const NextAnswer = lazyPart(async () => (await import('../who-comes/public/replies.tsx')).NextAnswer)

type NextGameProps = { group: SportGroup; viewer: Viewer; today: TodaysGameDay; now: number }

/** The next game, which may be today's, and what this person can do about it. */
export function NextGame({ group, viewer, today, now }: NextGameProps) {
  const next = group.next_game && gameLabel(group, group.next_game, now)
  const isToday = playsToday(group, now)
  const isOver = group.next_game?.is_over || today.gameDay?.is_over
  const hasPlayBegun = Boolean(today.gameDay?.has_play_begun)
  const [start, end] = hoursOf(group)
  const otherVenue = group.next_game?.other_venue_name
  const Surface = isOver ? Panel : InPlayPanel
  return (
    <Surface className={styles.next}>
      {isOver && (
        <GameDayOver group={group} day={{ next_game: today.gameDay?.next_game ?? null }} now={now} />
      )}
      {next && !isOver && (
        <StartPlates start={start} label={texts.to(start, end)} className={styles.plates}>
          <h2 className={styles.word}>{next.word}</h2>
          <p className="sub">{shortDate(next.date)}</p>
          {/* for a member it is next to the answers */}
          {otherVenue && !may.answer(viewer) && <p className="sub">{texts.movedTo(otherVenue)}</p>}
        </StartPlates>
      )}
      {isToday && !isOver && <TodaysStatus today={today} now={now} />}
      <MembershipAction group={group} viewer={viewer} isToday={isToday} day={today.gameDay} />
      {next && !isOver && may.answer(viewer) && (
        <NextAnswer
          groupId={group.id}
          date={next.date}
          isToday={isToday}
          hasArrived={Boolean(today.gameDay?.my_player)}
          hasPlayBegun={hasPlayBegun}
          fallback={hasPlayBegun ? null : <div className={styles.answer} />}
        />
      )}
    </Surface>
  )
}

function TodaysStatus({ today, now }: Pick<NextGameProps, 'today' | 'now'>) {
  const { gameDay, isLoading, arrived } = today
  // reserves the height, so that nothing moves when the status loads
  if (!gameDay) return isLoading && <p className={styles.arrived} />
  if (gameDay.arrived_count === 0) {
    const opensAt = checkInOpensAt(gameDay, now)
    return (
      <p className={styles.arrived}>
        {opensAt === null ? texts.nobodyHereYet : texts.checkInOpensAt(clockTime(opensAt, gameDay.time_zone))}
      </p>
    )
  }
  return (
    <p className={styles.arrived}>
      <AvatarStack people={arrived} atMost={4} total={gameDay.arrived_count} />
      {messages.arrived(gameDay.arrived_count)}
    </p>
  )
}

type MembershipActionProps = {
  group: SportGroup
  viewer: Viewer
  isToday: boolean
  day: GameDay | undefined
}

/** Only the person's next step: Join, Request Pending, or Go to Game Day. */
function MembershipAction({ group, viewer, isToday, day }: MembershipActionProps) {
  if (viewer.standing.type === 'pending') return <RequestPending groupId={group.id} />
  if (viewer.standing.type === 'stranger') return <JoinGroup groupId={group.id} viewer={viewer} />
  if (!isToday || !may.seeGameDay(viewer)) return null
  return <GameDayLink groupId={group.id} day={day} />
}

function JoinGroup({ groupId, viewer }: { groupId: string; viewer: Viewer }) {
  const { join, isPending } = useJoin(groupId)
  const isBlocked = viewer.signedIn && !may.join(viewer)
  return (
    <div className={styles.step}>
      <MainButton
        busy={isPending}
        busyText={membershipAction.asking}
        onClick={join}
        disabledReason={isBlocked ? joining.confirmFirst : undefined}
      >
        {common.join}
      </MainButton>
      {!viewer.signedIn && <p className="sub">{joining.signInFirst}.</p>}
    </div>
  )
}

function RequestPending({ groupId }: { groupId: string }) {
  const { mutate, isPending } = useWithdrawRequest()
  return (
    <div className={styles.step}>
      <Button size="large" wide disabledReason={joining.sent}>
        {membershipAction.requestPending}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={isPending}
        busyText={membershipAction.withdrawing}
        onClick={() => mutate({ params: { groupId } })}
      >
        {common.withdrawRequest}
      </Button>
    </div>
  )
}
