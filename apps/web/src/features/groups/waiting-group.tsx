import type { Family } from '../../platform/paths.ts'
import { said } from '../../ui/said.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import heading from './group-heading.module.css'
import { HeadingFrame } from './group-heading.tsx'
import styles from './group-page.module.css'

/** A group before the server has said which: its name has its room already. */
export const WaitingGroup = ({ family }: { family: Family }) => (
  <>
    <HeadingFrame family={family}>
      <h1 className={heading.name} {...said('name')} />
      <p className={heading.where} {...said('venue_name')} />
    </HeadingFrame>
    <div className={styles.layout}>
      <Skeleton shape="panel" label="Loading group" />
      <div className={styles.main}>
        <Skeleton shape="panel" count={2} label="" />
      </div>
    </div>
  </>
)
