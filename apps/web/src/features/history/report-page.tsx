import { useQuery } from '@tanstack/react-query'
import { getGameReport } from '@turnout/contract/history'
import { isProblem } from '../../platform/api/problem-error.ts'
import { read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { MembersOnly } from '../groups/public/members-only.tsx'
import { Report } from './report.tsx'
import { common, reportPage as texts } from './texts.ts'

export type ReportPageProps = { groupId: string; gameId: string }

/** The result of a past game. */
export function ReportPage({ groupId, gameId }: ReportPageProps) {
  return (
    <div className="wrap panels page">
      <BackToGroup groupId={groupId}>{texts.group}</BackToGroup>
      <LoadBoundary
        key={gameId}
        failed={texts.failedToLoadGame}
        level={1}
        skeleton={<Skeleton shape="panel" count={3} />}
        notFound={<NotFound title={texts.noSuchGame} action={<GroupLink groupId={groupId} />} />}
      >
        <ReportLoader groupId={groupId} gameId={gameId} />
      </LoadBoundary>
    </div>
  )
}

function ReportLoader({ groupId, gameId }: ReportPageProps) {
  const { data, error } = useQuery({
    ...read(getGameReport, { params: { gameId } }),
    throwOnError: throwUnlessRefused,
  })
  if (isProblem(error, 'not-allowed'))
    return <MembersOnly groupId={groupId}>{texts.membersOfGroupSeeWho}</MembersOnly>
  return data ? <Report report={data} /> : <Skeleton shape="panel" count={3} />
}

const GroupLink = ({ groupId }: { groupId: string }) => (
  <ButtonLink to="/sports/groups/$groupId" params={{ groupId }}>
    {common.backToGroup}
  </ButtonLink>
)
