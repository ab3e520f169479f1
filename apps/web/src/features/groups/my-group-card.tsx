import { Link, useNavigate } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { PROBLEMS } from '@turnout/contract/problem'
import { leaveGroup } from '@turnout/rules/membership'
import { useState } from 'react'
import { LazyMenu } from '../../platform/lazy-menu.tsx'
import { playsToday } from '../../platform/plays-today.ts'
import { standingFrom } from '../../platform/standing.ts'
import { Badge } from '../../ui/badge.tsx'
import { softly } from '../../ui/softly.ts'
import { useWithdrawRequest } from './actions.ts'
import { EveningOver } from './evening-over.tsx'
import { boardWord } from './game-words.ts'
import { GroupCard } from './group-card.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useDayOn } from './use-today.ts'

export function MyGroupCard({ group, now }: { group: SportGroup; now: number }) {
  const tonight = group.current_user_membership.is_member && playsToday(group, now) ? group.next_game : null
  const { day } = useDayOn(group.id, tonight?.date ?? null)
  const params = { groupId: group.id }
  const [asking, setAsking] = useState(false)
  const withdrawing = useWithdrawRequest()
  const navigate = useNavigate()
  const standing = standingFrom(group.current_user_membership)
  const allowed = leaveGroup(standing)

  const wayOut =
    standing.is === 'pending'
      ? {
          text: 'Withdraw the request',
          icon: 'undo' as const,
          onSelect: () => withdrawing.mutate({ params }),
        }
      : {
          text: 'Leave Group',
          icon: 'leave' as const,
          danger: true,
          disabledReason: allowed.ok ? undefined : PROBLEMS[allowed.refusal].detail,
          onSelect: () => setAsking(true),
        }
  const update = {
    text: 'Update Group',
    icon: 'edit' as const,
    onSelect: () => void navigate({ to: '/my-sports-groups/$groupId/edit', params }),
  }

  return (
    <>
      <GroupCard
        group={group}
        when={boardWord(group, now)}
        news={day?.is_closed && <EveningOver group={group} day={day} now={now} />}
        title={
          <Link to="/my-sports-groups/$groupId" params={params}>
            {softly(group.name)}
          </Link>
        }
        action={
          <>
            <Badge kind={standing.is === 'pending' ? 'pending' : 'member'}>
              {standing.is === 'admin' ? 'Admin' : undefined}
            </Badge>
            <LazyMenu
              label={`More for ${group.name}`}
              items={standing.is === 'admin' ? [update, wayOut] : [wayOut]}
            />
          </>
        }
      />
      <LeaveDialog group={group} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
