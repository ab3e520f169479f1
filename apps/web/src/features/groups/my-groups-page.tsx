import { useSuspenseQuery } from '@tanstack/react-query'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { PROBLEMS } from '@turnout/contract/problem'
import { leaveGroup } from '@turnout/rules/membership'
import { useState } from 'react'
import { BibOnPeg } from '../../art/bib-on-peg.tsx'
import { read } from '../../platform/api/queries.ts'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { useShowLastFetched } from '../../platform/realtime/use-last-seen.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { withSoftHyphens } from '../../ui/soft-hyphens.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { ListHeading, ListPage } from '../search/public/list-page.tsx'
import { useWithdrawRequest } from './actions.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { boardLabel } from './game-dates.ts'
import { GameDayOver } from './game-day-over.tsx'
import { GroupCard } from './group-card.tsx'
import cards from './group-cards.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { myGroupCard, myGroupsPage as texts } from './list-texts.ts'
import { toStanding } from './public/group-viewer.ts'
import { playsToday } from './public/plays-today.ts'
import { common, messages } from './texts.ts'
import { useGameDayOn } from './use-todays-game-day.ts'

export function MyGroupsPage() {
  return (
    <ListPage
      title={common.myGroups}
      action={
        <>
          <AddToCalendar />
          <ButtonLink to="/sports/select" icon="add">
            {common.createGroup}
          </ButtonLink>
        </>
      }
    >
      <LoadBoundary
        failed={messages.myListFailed}
        skeleton={<Skeleton shape="card" count={4} className={cards.cards ?? ''} />}
      >
        <MyGroups />
      </LoadBoundary>
    </ListPage>
  )
}

function MyGroups() {
  const { data: groups, dataUpdatedAt } = useSuspenseQuery(read(listMyGroups, {}))
  useShowLastFetched(groups, dataUpdatedAt)
  if (groups.length === 0) return <NoGroups />
  const now = serverClock.now()
  const today = groups.filter((group) => playsToday(group, now))
  const others = groups.filter((group) => !playsToday(group, now))
  return (
    <>
      {today.length > 0 && <GroupCards title={common.today} groups={today} now={now} />}
      {others.length > 0 && <GroupCards title={texts.byNextGame} groups={others} now={now} />}
    </>
  )
}

function GroupCards({ title, groups, now }: { title: string; groups: readonly SportGroup[]; now: number }) {
  return (
    <section>
      <ListHeading title={title} />
      <ul className={cards.cards}>
        {groups.map((group) => (
          <li key={group.id}>
            <MyGroupCard group={group} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoGroups() {
  return (
    <EmptyState
      picture={<BibOnPeg name="" taken fitsWhole />}
      title={texts.noGroupHasBibFor}
      action={
        <ButtonLink to="/sports/groups" variant="primary">
          {texts.findGame}
        </ButtonLink>
      }
    >
      {texts.askToJoinOneOr}
    </EmptyState>
  )
}

function MyGroupCard({ group, now }: { group: SportGroup; now: number }) {
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
              {standing.type === 'admin' ? myGroupCard.admin : undefined}
            </Badge>
            <LazyMenu
              label={myGroupCard.moreFor(group.name)}
              items={standing.type === 'admin' ? [updateItem, leaveItem] : [leaveItem]}
            />
          </>
        }
      />
      <LeaveDialog group={group} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
