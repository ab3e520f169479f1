import type { Family } from '../../platform/paths.ts'
import { placeholder } from '../../ui/placeholder.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import heading from './group-heading.module.css'
import { HeadingFrame } from './group-heading.tsx'
import styles from './group-page.module.css'
import { groupSkeleton as texts } from './texts.ts'

/** A group before the server has said which: its name has its room already. */
export const GroupSkeleton = ({ family }: { family: Family }) => (
  <>
    <HeadingFrame family={family}>
      <h1 className={heading.name} {...placeholder('name')} />
      <p className={heading.where} {...placeholder('venue_name')} />
    </HeadingFrame>
    <div className={styles.layout}>
      <Skeleton shape="panel" label={texts.loadingGroup} />
      <div className={styles.main}>
        <Skeleton shape="panel" count={2} label="" />
      </div>
    </div>
  </>
)
