import type { ReactNode } from 'react'
import { LazyGround, NotFound } from '../../../platform/lazy/lazy-ground.tsx'
import { LoadBoundary } from '../../../platform/lazy/load-boundary.tsx'
import { ButtonLink } from '../../../platform/router/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../members.module.css'
import { messages, groupBoundary as texts } from '../texts.ts'

/** Around a page of one group: loading, failed, not found. */
export function GroupBoundary({
  groupId,
  failed,
  back,
  children,
}: {
  groupId: string
  failed: string
  back?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`wrap panels page ${styles.page}`}>
      <LoadBoundary
        key={groupId}
        failed={failed}
        level={1}
        back={back}
        picture={<LazyGround mood="error" width={390} height={300} />}
        skeleton={<Skeleton shape="panel" count={2} />}
        notFound={
          <NotFound
            title={messages.notFound}
            action={<ButtonLink to="/sports/groups">{texts.backToAllGroups}</ButtonLink>}
          />
        }
      >
        {children}
      </LoadBoundary>
    </div>
  )
}
