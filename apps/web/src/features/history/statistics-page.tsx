import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import { usePageTitle } from '../../platform/page-title.ts'
import { read } from '../../platform/queries.ts'
import { SeasonFields } from '../../platform/season-fields.tsx'
import { viewerFrom } from '../../platform/standing.ts'
import { groups as texts } from '../../platform/texts.ts'
import { useViewer } from '../../platform/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, NotFoundState } from '../../ui/state-card.tsx'
import styles from './history.module.css'
import { PeopleTable } from './people-table.tsx'
import { type StatisticsSearch, useStatisticsSearch } from './use-statistics-search.ts'
import { BackToGroup } from './way-back.tsx'

export type StatisticsPageProps = { groupId: string } & StatisticsSearch

/** Who has won how much in a group, over a season. */
export function StatisticsPage({ groupId, ...said }: StatisticsPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <LoadBoundary
        key={groupId}
        failed="Failed to load the statistics."
        level={1}
        picture={<EmptyGround mood="error" />}
        skeleton={<Skeleton shape="panel" count={2} />}
        notFound={
          <NotFoundState
            level={1}
            title={texts.notFound}
            picture={<EmptyGround mood="not-found" />}
            action={
              <Link to="/sports/groups" className={buttonClass()}>
                Back to all groups
              </Link>
            }
          />
        }
      >
        <OfGroup groupId={groupId} {...said} />
      </LoadBoundary>
    </div>
  )
}

function OfGroup({ groupId, ...said }: StatisticsPageProps) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const viewer = viewerFrom(group.current_user_membership, useViewer())
  usePageTitle(`Statistics of ${group.name}`)
  return (
    <>
      <BackToGroup groupId={groupId}>{group.name}</BackToGroup>
      <header>
        <h1>Statistics</h1>
        <p className="sub">Members with an account. Guests stand in the evenings they came to.</p>
      </header>
      {may.seeStatistics(viewer) ? <Season group={group} said={said} /> : <MembersOnly group={group} />}
    </>
  )
}

function Season({ group, said }: { group: SportGroup; said: StatisticsSearch }) {
  const search = useStatisticsSearch(said, group.time_zone)
  const { from, to } = search.choice.season
  return (
    <>
      <SeasonFields choice={search.choice} />
      <PeopleTable key={`${from} ${to}`} groupId={group.id} search={search} />
    </>
  )
}

const MembersOnly = ({ group }: { group: SportGroup }) => (
  <EmptyState
    picture={<EmptyGround sport={group.sports_type} />}
    title="Only members see who won how much."
    action={
      <Link to="/sports/groups/$groupId" params={{ groupId: group.id }} className={buttonClass()}>
        Back to the group
      </Link>
    }
  >
    Ask to join; once an admin says yes, the numbers are here.
  </EmptyState>
)
