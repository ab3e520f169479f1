import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './home-page.module.css'
import { common, noGroups as texts } from './texts.ts'

export function NoGroups() {
  return (
    <EmptyState
      picture={<EmptyGround />}
      title={texts.nothingToTurnOutFor}
      action={
        <span className={styles.ways}>
          <Link to="/sports/groups" className={buttonClass({ variant: 'primary' })}>
            {common.findGame}
          </Link>
          <Link to="/sports/select" className={buttonClass()}>
            {texts.createGroup}
          </Link>
        </span>
      }
    >
      {texts.joinGroupThatPlaysNear}
    </EmptyState>
  )
}
