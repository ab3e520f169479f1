import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, NotFoundState } from '../../ui/state-card.tsx'
import styles from './live-match.module.css'
import { common, messages, matchNotFound as texts } from './texts.ts'

/** No game today, or nobody has pressed Play Ball yet. */
export function MatchNotFound({ groupId }: { groupId: string }) {
  return (
    <div className={classNames('wrap', styles.state)}>
      <NotFoundState
        level={1}
        picture={<EmptyGround mood="not-found" />}
        title={messages.notFound}
        action={
          <Link
            to="/my-sports-groups/$groupId/game-day"
            params={{ groupId }}
            className={buttonClass({ variant: 'primary' })}
          >
            {common.gameDay}
          </Link>
        }
      >
        {texts.matchesOfTodayStandHere}
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
        title={texts.membersOnly}
        action={
          <Link
            to="/sports/groups/$groupId"
            params={{ groupId }}
            className={buttonClass({ variant: 'primary' })}
          >
            {texts.toGroup}
          </Link>
        }
      >
        {texts.membersOfThisGroupWatch}
      </EmptyState>
    </div>
  )
}
