import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import { Button, MainButton } from '../../ui/button.tsx'
import { GameDayLink } from '../game-day/public/game-day-link.tsx'
import { useWithdrawRequest } from './actions.ts'
import styles from './next-game.module.css'
import { useJoin } from './public/use-join.ts'
import { common, joining, membershipAction as texts } from './texts.ts'

type MembershipActionProps = {
  group: SportGroup
  viewer: Viewer
  playsToday: boolean
  day: GameDay | undefined
}

/** Join, Request Pending, or Go to Game Day: always the next thing only. */
export function MembershipAction({ group, viewer, playsToday, day }: MembershipActionProps) {
  if (viewer.standing.type === 'pending') return <RequestPending groupId={group.id} />
  if (viewer.standing.type === 'stranger') return <JoinGroup groupId={group.id} viewer={viewer} />
  if (!playsToday || !may.seeGameDay(viewer)) return null
  return <GameDayLink groupId={group.id} day={day} />
}

function JoinGroup({ groupId, viewer }: { groupId: string; viewer: Viewer }) {
  const { join, isPending } = useJoin(groupId)
  const isBlocked = viewer.signedIn && !may.join(viewer)
  return (
    <div className={styles.step}>
      <MainButton
        busy={isPending}
        busyText={texts.asking}
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
        {texts.requestPending}
      </Button>
      <Button
        variant="quiet"
        size="small"
        busy={isPending}
        busyText={texts.withdrawing}
        onClick={() => mutate({ params: { groupId } })}
      >
        {common.withdrawRequest}
      </Button>
    </div>
  )
}
