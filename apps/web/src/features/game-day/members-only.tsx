import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup } from '@turnout/contract/groups'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { common, membersOnly as texts } from './texts.ts'

/** Shown to people who are not members: who may see a game day, and how to join. */
export function MembersOnly({ groupId }: { groupId: string }) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const isPending = group.current_user_membership.is_pending
  return (
    <div className="wrap lone-card">
      <EmptyState
        level={1}
        picture={<LazyGround sport={group.sports_type} />}
        title={texts.membersOnly}
        action={
          <ButtonLink
            to="/sports/groups/$groupId"
            params={{ groupId }}
            variant={isPending ? 'secondary' : 'primary'}
          >
            {isPending ? common.backToGroup : texts.askToJoin}
          </ButtonLink>
        }
      >
        {isPending ? texts.requestSentAdminSaysYes : texts.membersOfSeeWhoIs(group.name)}
      </EmptyState>
    </div>
  )
}
