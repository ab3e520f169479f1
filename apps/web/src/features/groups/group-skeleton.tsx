import { getGroup } from '@turnout/contract/groups'
import { queryClient, read } from '../../platform/api/queries.ts'
import { PREVIEW_TITLE } from '../../platform/page/page-title.ts'
import type { Family } from '../../platform/paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import heading from './group-heading.module.css'
import { HeadingFrame } from './group-heading.tsx'
import styles from './group-page.module.css'
import { groupSkeleton as texts } from './group-texts.ts'

/** The group may be here before the rest of its page. */
export function GroupSkeleton({ groupId, family }: { groupId: string; family: Family }) {
  const group = queryClient.getQueryData(read(getGroup, { params: { groupId } }).queryKey)
  return (
    <>
      <HeadingFrame family={family}>
        <div aria-hidden="true">
          <h1 className={heading.name}>{group?.name ?? PREVIEW_TITLE}</h1>
          <p className={heading.where}>{group?.venue_name ?? '\u00a0'}</p>
        </div>
      </HeadingFrame>
      <div className={styles.layout}>
        <Skeleton shape="panel" label={texts.loadingGroup} />
        <div className={styles.main}>
          <Skeleton shape="panel" count={2} label="" />
        </div>
      </div>
    </>
  )
}
