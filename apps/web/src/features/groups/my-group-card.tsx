import type { SportGroup } from '@turnout/contract/groups'
import { PROBLEMS } from '@turnout/contract/problem'
import { leaveGroup } from '@turnout/rules/membership'
import { useState } from 'react'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { Badge } from '../../ui/badge.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { useWithdrawRequest } from './actions.ts'
import { boardLabel } from './game-dates.ts'
import { GameDayOver } from './game-day-over.tsx'
import { GroupCard } from './group-card.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { myGroupCard as texts } from './list-texts.ts'
import { toStanding } from './public/group-viewer.ts'
import { playsToday } from './public/plays-today.ts'
import { common } from './texts.ts'
import { useGameDayOn } from './use-todays-game-day.ts'

export function MyGroupCard({ group, now }: { group: SportGroup; now: number }) {
  const nextToday = group.current_user_membership.is_member && playsToday(group, now) ? group.next_game : null
  const { day } = useGameDayOn(group.id, nextToday?.date ?? null)
  const params = { groupId: group.id }
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useWithdrawRequest()
  const navigate = useNavigate()
  const standing = toStanding(group.current_user_membership)
  const leaveDecision = leaveGroup(standing)

  const leaveItem =
    standing.type === 'pending'
      ? {
          text: common.withdrawRequest,
          icon: 'undo' as const,
          onSelect: () => withdrawal.mutate({ params }),
        }
      : {
          text: common.leaveGroup,
          icon: 'leave' as const,
          danger: true,
          disabledReason: leaveDecision.ok ? undefined : PROBLEMS[leaveDecision.refusal].detail,
          onSelect: () => setAsking(true),
        }
  const updateItem = {
    text: common.updateGroup,
    icon: 'edit' as const,
    onSelect: () => void navigate({ to: '/my-sports-groups/$groupId/edit', params }),
  }

  return (
    <>
      <GroupCard
        group={group}
        dateLabel={boardLabel(group, now)}
        notice={day?.is_over && <GameDayOver group={group} day={day} now={now} />}
        title={
          <Link to="/my-sports-groups/$groupId" params={params}>
            {withSoftHyphens(group.name)}
          </Link>
        }
        action={
          <>
            <Badge kind={standing.type === 'pending' ? 'pending' : 'member'}>
              {standing.type === 'admin' ? texts.admin : undefined}
            </Badge>
            <LazyMenu
              label={texts.moreFor(group.name)}
              items={standing.type === 'admin' ? [updateItem, leaveItem] : [leaveItem]}
            />
          </>
        }
      />
      <LeaveDialog group={group} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
