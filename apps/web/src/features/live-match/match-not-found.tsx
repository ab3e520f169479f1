import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { match as texts } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, NotFoundState } from '../../ui/state-card.tsx'
import styles from './live-match.module.css'

/** No game today, or nobody has pressed Play Ball yet. */
export function MatchNotFound({ groupId }: { groupId: string }) {
  return (
    <div className={classNames('wrap', styles.state)}>
      <NotFoundState
        level={1}
        picture={<EmptyGround mood="not-found" />}
        title={texts.notFound}
        action={
          <Link
            to="/my-sports-groups/$groupId/game-day"
            params={{ groupId }}
            className={buttonClass({ variant: 'primary' })}
          >
            Game day
          </Link>
        }
      >
        The matches of today stand here once an admin or a captain has pressed Play Ball.
      </NotFoundState>
    </div>
  )
}

export function MembersOnly({ groupId }: { groupId: string }) {
  return (
    <div className={classNames('wrap', styles.state)}>
      <EmptyState
        level={1}
        picture={<EmptyGround />}
        title="Members only"
        action={
          <Link
            to="/sports/groups/$groupId"
            params={{ groupId }}
            className={buttonClass({ variant: 'primary' })}
          >
            To the group
          </Link>
        }
      >
        The members of this group watch its matches here. Ask to join on the group's page; an admin says yes.
      </EmptyState>
    </div>
  )
}
