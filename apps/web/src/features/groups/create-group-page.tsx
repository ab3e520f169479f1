import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function CreateGroupPage(_props: { type?: string | undefined }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Create Group"
        action={
          <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
            Find a game
          </Link>
        }
      >
        The form for a new group stands here soon.
      </EmptyState>
    </div>
  )
}
