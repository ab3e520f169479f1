import type { SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { useGroup } from '../groups/public/use-group.ts'
import { GroupBoundary } from '../members/public/group-boundary.tsx'
import { SeasonFields } from './public/season-fields.tsx'
import { StatisticsTable } from './statistics-table.tsx'
import { common, statisticsPage as texts } from './texts.ts'
import { type StatisticsSearch, useStatisticsSearch } from './use-statistics-search.ts'

const SeasonAttendance = lazyPart(async () => (await import('./season-attendance.tsx')).SeasonAttendance)

export type StatisticsPageProps = { groupId: string } & StatisticsSearch

/** Who has won how much in a group, over a season. */
export function StatisticsPage({ groupId, ...params }: StatisticsPageProps) {
  const back = <BackToGroup groupId={groupId}>{common.backToGroup}</BackToGroup>
  return (
    <GroupBoundary groupId={groupId} failed={common.failedToLoadStatistics} back={back}>
      <GroupStatistics groupId={groupId} {...params} />
    </GroupBoundary>
  )
}

function GroupStatistics({ groupId, ...params }: StatisticsPageProps) {
  const { group, viewer } = useGroup(groupId)
  usePageTitle(texts.statisticsOf(group.name))
  return (
    <>
      <BackToGroup groupId={groupId}>{group.name}</BackToGroup>
      <header>
        <h1>{texts.statistics}</h1>
        <p className="sub">{texts.membersWithAccountGuestsStand}</p>
      </header>
      {may.seeStatistics(viewer) ? (
        <SeasonStatistics group={group} params={params} />
      ) : (
        <MembersOnly group={group} />
      )}
    </>
  )
}

function SeasonStatistics({ group, params }: { group: SportGroup; params: StatisticsSearch }) {
  const search = useStatisticsSearch(params, group.time_zone)
  const { from, to } = search.choice.season
  return (
    <>
      <SeasonAttendance groupId={group.id} />
      <SeasonFields choice={search.choice} />
      <StatisticsTable key={`${from} ${to}`} groupId={group.id} search={search} />
    </>
  )
}

const MembersOnly = ({ group }: { group: SportGroup }) => (
  <EmptyState
    picture={<LazyGround sport={group.sports_type} />}
    title={texts.onlyMembersSeeWhoWon}
    action={
      <ButtonLink to="/sports/groups/$groupId" params={{ groupId: group.id }}>
        {common.backToGroup}
      </ButtonLink>
    }
  >
    {texts.askToJoinOnceAdmin}
  </EmptyState>
)
