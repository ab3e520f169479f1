import { NotFound } from '../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { MembersOnly } from '../groups/public/members-only.tsx'
import { common, messages, matchNotFound as texts } from './texts.ts'

/** No game today, or Play Ball was not pressed yet. */
export function MatchNotFound({ groupId }: { groupId: string }) {
  return (
    <div className="wrap lone-card">
      <NotFound
        title={messages.notFound}
        action={
          <ButtonLink to="/my-sports-groups/$groupId/game-day" params={{ groupId }} variant="primary">
            {common.gameDay}
          </ButtonLink>
        }
      >
        {texts.matchesOfTodayStandHere}
      </NotFound>
    </div>
  )
}

export function MatchNotForYou({ groupId }: { groupId: string }) {
  return (
    <div className="wrap lone-card">
      <MembersOnly groupId={groupId}>{texts.membersOfThisGroupWatch}</MembersOnly>
    </div>
  )
}
