import { useQuery } from '@tanstack/react-query'
import { getGameDay } from '@turnout/contract/game-day'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotFoundState } from '../../ui/state-card.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { MembersOnly } from '../groups/public/members-only.tsx'
import { CupContent } from './cup-content.tsx'
import styles from './cup-page.module.css'
import paper from './public/printed.module.css'
import { cupPage as texts } from './texts.ts'

/** Today's cup of a group, while it is played and afterwards. */
export function CupPage({ groupId }: { groupId: string }) {
  const { data: day } = useQuery(read(getGameDay, { params: { groupId } }))
  return (
    <div className={classNames('wrap', styles.page, paper.printed)}>
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
    // a person who came before the cup was planned need not come again
    refetchInterval: ({ state: { data } }) => (data?.current_game_id === null ? POLL_MS.state : false),
    throwOnError: throwUnlessRefused,
  })
  if (isProblem(error, 'not-allowed'))
    return <MembersOnly groupId={groupId}>{texts.membersSeeCup}</MembersOnly>
  if (!day) return <Skeleton shape="panel" count={3} />
  const noCup = <NoCup groupId={groupId} isPlanned={Boolean(day.planned_cup_teams)} />
  if (day.current_game_id === null) return noCup
  return <CupContent key={day.current_game_id} day={day} gameId={day.current_game_id} noCup={noCup} />
}

const NoCup = ({ groupId, isPlanned = false }: { groupId: string; isPlanned?: boolean }) => (
  <NotFoundState
    level={1}
    title={isPlanned ? texts.planned : texts.noCup}
    picture={<LazyGround {...(!isPlanned && { mood: 'not-found' })} />}
    action={
      <ButtonLink to="/my-sports-groups/$groupId/game-day" params={{ groupId }}>
        {texts.gameDay}
      </ButtonLink>
    }
  >
    {isPlanned ? texts.plannedNote : texts.cupShowsUpHere}
  </NotFoundState>
)
