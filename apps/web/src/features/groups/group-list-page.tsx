import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function GroupListPage() {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Sports groups"
        action={
          <Link to="/home" className={buttonClass({ look: 'primary' })}>
            Home
          </Link>
        }
      >
        All groups stand here soon: by name, sport, day and distance.
      </EmptyState>
    </div>
  )
}
