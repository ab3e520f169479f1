import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { read } from '../../platform/api/queries.ts'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import styles from './game-day.module.css'

/** Who may see a game day, and how to become one of them. */
export function MembersOnly({ groupId }: { groupId: string }) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const isPending = group.current_user_membership.is_pending
  return (
    <div className={classNames('wrap', styles.state)}>
      <EmptyState
        level={1}
        picture={<EmptyGround sport={group.sports_type} />}
        title="Members only"
        action={
          <Link
            to="/sports/groups/$groupId"
            params={{ groupId }}
            className={buttonClass({ variant: isPending ? 'secondary' : 'primary' })}
          >
            {isPending ? 'Back to the group' : 'Ask to join'}
          </Link>
        }
      >
        {isPending
          ? 'Request sent. An admin says yes, usually before the next game.'
          : `The members of ${group.name} see who is here and which team they play for. Ask to join; an admin says yes.`}
      </EmptyState>
    </div>
  )
}
