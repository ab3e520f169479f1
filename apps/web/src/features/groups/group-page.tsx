import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function GroupPage(_props: { groupId: string; family: 'all' | 'mine' }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Group"
        action={
          <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
            Find a game
          </Link>
        }
      >
        This group has its page here soon.
      </EmptyState>
    </div>
  )
}
