import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import type { ReactNode } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { queryClient, read, throwUnlessRefused } from '../../platform/api/queries.ts'
import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { PREVIEW_TITLE } from '../../platform/page/page-title.ts'
import { BackLink, ButtonLink, Link } from '../../platform/router/link.tsx'
import { BackBar } from '../../ui/back-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './game-day.module.css'
import { GameDayContent } from './game-day-content.tsx'
import heroStyles from './hero.module.css'
import { common, messages, gameDayPage as texts } from './texts.ts'

const MembersOnly = lazyPart<{ groupId: string; fallback: ReactNode }>(
  async () => (await import('./members-only.tsx')).MembersOnly,
)

export type GameDayPageProps = {
  groupId: string
  /** The venue code from the link that was opened. */
  code?: string | undefined
}

export function GameDayPage({ groupId, code }: GameDayPageProps) {
  return (
    <div>
      <LoadBoundary
        level={1}
        failed={texts.failedToLoadGameDay}
        className="wrap lone-card"
        back={<BackToGroup groupId={groupId} />}
        skeleton={<GameDaySkeleton groupId={groupId} />}
        notFound={<GroupNotFound />}
      >
        <GameDayAccess groupId={groupId} code={code} />
      </LoadBoundary>
    </div>
  )
}

/** A refusal is not an error: a page of its own explains who may see the game day. */
function GameDayAccess({ groupId, code }: GameDayPageProps) {
  const input = { params: { groupId } }
  // in parallel with the day: a member reads them next
  usePrefetchQuery(read(listPlayers, input))
  usePrefetchQuery(read(listManualParticipants, input))
  const { error, isPending } = useQuery({
    ...read(getGameDay, input),
    throwOnError: throwUnlessRefused,
  })
  if (isProblem(error, 'not-allowed'))
    return <MembersOnly groupId={groupId} fallback={<GameDaySkeleton groupId={groupId} />} />
  return isPending ? <GameDaySkeleton groupId={groupId} /> : <GameDayContent groupId={groupId} code={code} />
}

const BackToGroup = ({ groupId }: { groupId: string }) => (
  <BackBar link={(back) => <Link to="/my-sports-groups/$groupId" params={{ groupId }} {...back} />}>
    {common.toGroup}
  </BackBar>
)

const GameDaySkeleton = ({ groupId }: { groupId: string }) => (
  <>
    <HeroSkeleton groupId={groupId} />
    <div className={styles.columns}>
      <Skeleton shape="panel" count={3} label={texts.loadingGameDay} className={styles.waitingColumns} />
    </div>
  </>
)

const GroupNotFound = () => (
  <div className="wrap lone-card">
    <NotFound
      title={messages.notFound}
      action={
        <ButtonLink to="/sports/groups" variant="primary">
          {texts.backToAllGroups}
        </ButtonLink>
      }
    />
  </div>
)

/** The day may be cached before the lists of its players. */
const knownName = (groupId: string) =>
  queryClient.getQueryData(read(getGameDay, { params: { groupId } }).queryKey)?.group_name

const HeroSkeleton = ({ groupId }: { groupId: string }) => (
  <section className={heroStyles.hero} data-on="turf">
    <div className={heroStyles.about}>
      <BackLink to="/my-sports-groups/$groupId" params={{ groupId }}>
        {common.toGroup}
      </BackLink>
      <div className="column gap-6" aria-hidden="true">
        <h1 className={heroStyles.title}>{knownName(groupId) ?? PREVIEW_TITLE}</h1>
        <p className={heroStyles.line}>{'\u00a0'}</p>
      </div>
    </div>
    <div className={heroStyles.scene} />
  </section>
)
