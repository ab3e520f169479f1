import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { LoadBoundary } from '../../platform/load-boundary.tsx'
import type { Family } from '../../platform/paths.ts'
import { groups as texts } from '../../platform/texts.ts'
import { BackBar } from '../../ui/back-bar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { NotFoundState } from '../../ui/state-card.tsx'
import styles from './group-page.module.css'
import { GroupView } from './group-view.tsx'
import { LIST_OF } from './lists.ts'
import { WaitingGroup } from './waiting-group.tsx'

export type GroupPageProps = { groupId: string; family: Family }

export function GroupPage({ groupId, family }: GroupPageProps) {
  const list = LIST_OF[family]
  const back = <BackBar link={(looks) => <Link to={list.to} {...looks} />}>{list.name}</BackBar>
  const wayBack = (
    <Link to={list.to} className={buttonClass()}>
      {`Back to ${list.name.toLowerCase()}`}
    </Link>
  )
  return (
    <LoadBoundary
      key={groupId}
      failed={texts.editFailed}
      className={`wrap ${styles.loading}`}
      level={1}
      picture={<EmptyGround mood="error" width={390} height={300} />}
      back={back}
      skeleton={<WaitingGroup family={family} />}
      notFound={
        <div className={`wrap ${styles.loading}`}>
          <NotFoundState
            level={1}
            title={texts.notFound}
            picture={<EmptyGround mood="not-found" width={390} height={300} />}
            action={wayBack}
          />
        </div>
      }
    >
      <GroupView groupId={groupId} family={family} />
    </LoadBoundary>
  )
}
