import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './home-page.module.css'

export function NoGroups() {
  return (
    <EmptyState
      picture={<EmptyGround />}
      title="Nothing to turn out for yet"
      action={
        <span className={styles.ways}>
          <Link to="/sports/groups" className={buttonClass({ variant: 'primary' })}>
            Find a game
          </Link>
          <Link to="/sports/select" className={buttonClass()}>
            Create Group
          </Link>
        </span>
      }
    >
      Join a group that plays near you, or start the one that is missing.
    </EmptyState>
  )
}
