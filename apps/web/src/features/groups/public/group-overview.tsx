import { getGroup } from '@turnout/contract/groups'
import type { ReactNode } from 'react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { LazyGround, NotFound } from '../../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../../platform/lazy/load-boundary.tsx'
import { PREVIEW_TITLE } from '../../../platform/page/page-title.ts'
import type { Family } from '../../../platform/paths.ts'
import { ButtonLink, Link } from '../../../platform/router/link.tsx'
import { BackBar } from '../../../ui/back-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import heading from '../group-heading.module.css'
import { HeadingFrame } from '../group-heading.tsx'
import { GROUP_LISTS } from '../group-lists.ts'
import styles from '../group-page.module.css'
import { groupSkeleton, groupPage as texts } from '../group-texts.ts'
import { GroupView } from '../group-view.tsx'
import { messages } from '../texts.ts'

type GroupOverviewProps = {
  groupId: string
  family: Family
  /** Rendered once the group is loaded. */
  children?: ReactNode
}

/** The whole page of a group, as wide as its container. */
export function GroupOverview({ groupId, family, children }: GroupOverviewProps) {
  const list = GROUP_LISTS[family]
  const backBar = <BackBar link={(linkProps) => <Link to={list.to} {...linkProps} />}>{list.name}</BackBar>
  const backLink = <ButtonLink to={list.to}>{texts.backTo(list.name.toLowerCase())}</ButtonLink>
  return (
    <div className={styles.overview}>
      <LoadBoundary
        key={groupId}
        failed={messages.editFailed}
        className={`wrap panels ${styles.loading}`}
        level={1}
        picture={<LazyGround mood="error" width={390} height={300} />}
        back={backBar}
        skeleton={<GroupSkeleton groupId={groupId} family={family} />}
        notFound={
          <div className={`wrap panels ${styles.loading}`}>
            <NotFound title={messages.notFound} action={backLink} />
          </div>
        }
      >
        <GroupView groupId={groupId} family={family} />
        {children}
      </LoadBoundary>
    </div>
  )
}

/** The group may be cached before the rest of its page is loaded. */
function GroupSkeleton({ groupId, family }: { groupId: string; family: Family }) {
  const group = queryClient.getQueryData(read(getGroup, { params: { groupId } }).queryKey)
  return (
    <>
      <HeadingFrame family={family}>
        <div aria-hidden="true">
          <h1 className={heading.name}>{group?.name ?? PREVIEW_TITLE}</h1>
          <p className={heading.where}>{group?.venue_name ?? '\u00a0'}</p>
        </div>
      </HeadingFrame>
      <div className={`wrap ${styles.layout}`}>
        <Skeleton shape="panel" label={groupSkeleton.loadingGroup} />
        <div className={styles.main}>
          <Skeleton shape="panel" count={2} label="" />
        </div>
      </div>
    </>
  )
}
