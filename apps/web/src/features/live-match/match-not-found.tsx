import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { NotFoundState } from '../../ui/state-card.tsx'
import { MembersOnly } from '../groups/public/members-only.tsx'
import styles from './live-match.module.css'
import { common, messages, matchNotFound as texts } from './texts.ts'

/** No game today, or nobody has pressed Play Ball yet. */
export function MatchNotFound({ groupId }: { groupId: string }) {
  return (
    <div className={classNames('wrap', styles.state)}>
      <NotFoundState
        level={1}
        picture={<LazyGround mood="not-found" />}
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

export function MatchNotForYou({ groupId }: { groupId: string }) {
  return (
    <div className={classNames('wrap', styles.state)}>
      <MembersOnly groupId={groupId}>{texts.membersOfThisGroupWatch}</MembersOnly>
    </div>
  )
}
