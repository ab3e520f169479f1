import { useQuery } from '@tanstack/react-query'
import { getGameDay } from '@turnout/contract/game-day'
import { may } from '@turnout/rules/membership'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { toViewer } from '../groups/public/group-viewer.ts'
import { MembersOnly } from '../groups/public/members-only.tsx'
import { CupContent } from './cup-content.tsx'
import styles from './cup-page.module.css'
import { NoCup } from './no-cup.tsx'
import paper from './public/printed.module.css'
import { cupPage as texts } from './texts.ts'

/** Today's cup of a group, during and after the game. */
export function CupPage({ groupId }: { groupId: string }) {
  const { data: day } = useQuery(read(getGameDay, { params: { groupId } }))
  return (
    <div className={classNames('wrap panels page', styles.page, paper.printed)}>
      <BackToGroup groupId={groupId}>{day?.group_name ?? texts.group}</BackToGroup>
      <LoadBoundary
        failed={texts.loadFailed}
        level={1}
        skeleton={<Skeleton shape="panel" count={3} />}
        notFound={<NoCup groupId={groupId} />}
      >
        <CupAccess groupId={groupId} />
      </LoadBoundary>
    </div>
  )
}

function CupAccess({ groupId }: { groupId: string }) {
  const { data: day, error } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    // an open page shows the cup without a reload once the game exists
    refetchInterval: ({ state: { data } }) => (data?.current_game_id === null ? POLL_MS.state : false),
    throwOnError: throwUnlessRefused,
  })
  const viewer = useViewer()
  if (isProblem(error, 'not-allowed'))
    return <MembersOnly groupId={groupId}>{texts.membersSeeCup}</MembersOnly>
  if (!day) return <Skeleton shape="panel" count={3} />
  if (day.current_game_id !== null)
    return <CupContent key={day.current_game_id} day={day} gameId={day.current_game_id} />
  return (
    <NoCup
      groupId={groupId}
      state={day.planned_cup_teams ? 'planned' : 'none'}
      mayPlan={may.manageGame(toViewer(day.current_user_membership, viewer))}
    />
  )
}
