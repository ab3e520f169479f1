import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'

export function InvitePage(_props: { groupId: string; family: 'all' | 'mine' }) {
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Invite"
        action={
          <Link to="/sports/groups" className={buttonClass({ look: 'primary' })}>
            Find a game
          </Link>
        }
      >
        The link that invites people stands here soon.
      </EmptyState>
    </div>
  )
}
