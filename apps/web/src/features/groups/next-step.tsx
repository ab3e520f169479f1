import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { may, type Viewer } from '@turnout/rules/membership'
import { GameDayLink } from '../../platform/game-day-link.tsx'
import { joining } from '../../platform/texts.ts'
import { useJoin } from '../../platform/use-join.ts'
import { Button } from '../../ui/button.tsx'
import { useWithdrawRequest } from './actions.ts'
import styles from './next-game.module.css'

type NextStepProps = { group: SportGroup; viewer: Viewer; playsToday: boolean; day: GameDay | undefined }

/** Join, Request Pending, or Go to Game Day: always the next thing only. */
export function NextStep({ group, viewer, playsToday, day }: NextStepProps) {
  if (viewer.standing.is === 'pending') return <RequestPending groupId={group.id} />
  if (viewer.standing.is === 'stranger') return <Join groupId={group.id} viewer={viewer} />
  if (!playsToday || !may.seeGameDay(viewer)) return null
  return <GameDayLink groupId={group.id} day={day} />
}

function Join({ groupId, viewer }: { groupId: string; viewer: Viewer }) {
  const { join, isPending } = useJoin(groupId)
  const held = viewer.signedIn && !may.join(viewer)
  return (
    <div className={styles.step}>
      <Button
        look="primary"
        size="large"
        wide
        busy={isPending}
        doing="Asking"
        onClick={join}
        disabledReason={held ? joining.confirmFirst : undefined}
      >
        Join
      </Button>
      {!viewer.signedIn && <p className="sub">{joining.signInFirst}.</p>}
    </div>
  )
}

function RequestPending({ groupId }: { groupId: string }) {
  const { mutate, isPending } = useWithdrawRequest()
  return (
    <div className={styles.step}>
      <Button size="large" wide disabledReason={joining.sent}>
        Request Pending
      </Button>
      <Button
        look="quiet"
        size="small"
        busy={isPending}
        doing="Withdrawing"
        onClick={() => mutate({ params: { groupId } })}
      >
        Withdraw the request
      </Button>
    </div>
  )
}
