import type { ReactNode } from 'react'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../platform/lazy/load-boundary.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotFoundState } from '../../ui/state-card.tsx'
import styles from './members.module.css'
import { messages, groupBoundary as texts } from './texts.ts'

/** Around every page of one group here: loading, failed, gone. */
export function GroupBoundary({
  groupId,
  failed,
  children,
}: {
  groupId: string
  failed: string
  children: ReactNode
}) {
  return (
    <div className={`wrap ${styles.page}`}>
      <LoadBoundary
        key={groupId}
        failed={failed}
        level={1}
        picture={<LazyGround mood="error" width={390} height={300} />}
        skeleton={<Skeleton shape="panel" count={2} />}
        notFound={
          <NotFoundState
            level={1}
            title={messages.notFound}
            picture={<LazyGround mood="not-found" width={390} height={300} />}
            action={
              <Link to="/sports/groups" className={buttonClass()}>
                {texts.backToAllGroups}
              </Link>
            }
          />
        }
      >
        {children}
      </LoadBoundary>
    </div>
  )
}
