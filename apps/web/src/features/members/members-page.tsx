import type { SportGroup } from '@turnout/contract/groups'
import { may } from '@turnout/rules/membership'
import { pluralize } from '@turnout/rules/words'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { usePageTitle } from '../../platform/page/page-title.ts'
import type { Family } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { DeleteGroup } from '../groups/public/delete-group.tsx'
import { useGroup } from '../groups/public/use-group.ts'
import { MemberLists } from './member-lists.tsx'
import { GroupBoundary } from './public/group-boundary.tsx'
import { common, joining, messages, membersPage as texts } from './texts.ts'

export type MembersPageProps = { groupId: string; family: Family }

export function MembersPage({ groupId, family }: MembersPageProps) {
  const back = (
    <BackToGroup groupId={groupId} family={family}>
      {texts.backToGroup}
    </BackToGroup>
  )
  return (
    <GroupBoundary groupId={groupId} failed={messages.membersFailed} back={back}>
      <Members groupId={groupId} family={family} />
    </GroupBoundary>
  )
}

function Members({ groupId, family }: MembersPageProps) {
  const { group, viewer } = useGroup(groupId)
  const invite = family === 'mine' ? '/my-sports-groups/$groupId/invite' : '/sports/groups/$groupId/invite'
  usePageTitle(texts.membersOf(group.name))
  return (
    <>
      <BackToGroup groupId={groupId} family={family}>
        {group.name}
      </BackToGroup>
      <div className="ends">
        <div>
          <h1>{common.members}</h1>
          <p className="sub">{pluralize(group.member_count, 'member')}</p>
        </div>
        <div className="flow gap-10">
          {may.seeMembers(viewer) && (
            <ButtonLink to={invite} params={{ groupId }} icon="add">
              {texts.addNewMember}
            </ButtonLink>
          )}
          {may.deleteGroup(viewer) && <DeleteGroup group={group} inMenu />}
        </div>
      </div>
      {may.seeMembers(viewer) ? (
        <MemberLists group={group} viewer={viewer} />
      ) : (
        <MembersOnly group={group} family={family} />
      )}
    </>
  )
}

/** Who may see the names, and how to join. */
function MembersOnly({ group, family }: { group: SportGroup; family: Family }) {
  const pending = group.current_user_membership.is_pending
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <EmptyState
      picture={<LazyGround sport={group.sports_type} />}
      title={texts.onlyMembersSeeWhoPlays}
      action={
        <ButtonLink to={to} params={{ groupId: group.id }} variant={pending ? 'secondary' : 'primary'}>
          {pending ? texts.backToGroup : common.askToJoin}
        </ButtonLink>
      }
    >
      {pending ? joining.sent : texts.askToJoinOnceAdmin}
    </EmptyState>
  )
}
