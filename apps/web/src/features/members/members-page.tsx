import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function MembersPage(_props: { groupId: string; family: 'all' | 'mine' }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Members"
        action={
          <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
            Find a game
          </Link>
        }
      >
        The people of this group stand here soon.
      </EmptyState>
    </div>
  )
}
