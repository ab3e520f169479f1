import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function LiveMatchPage(_props: { groupId: string }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Live match"
        action={
          <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
            Find a game
          </Link>
        }
      >
        The score and the clock stand here soon.
      </EmptyState>
    </div>
  )
}
