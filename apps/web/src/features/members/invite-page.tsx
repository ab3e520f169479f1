import { useSuspenseQuery } from '@tanstack/react-query'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { getInvite } from '@turnout/contract/invites'
import { may, type Viewer } from '@turnout/rules/membership'
import { read } from '../../platform/api/queries.ts'
import { LazyGround } from '../../platform/lazy/lazy-ground.tsx'
import { type Family, paths } from '../../platform/paths.ts'
import { BackLink } from '../../platform/router/link.tsx'
import { useViewer } from '../../platform/session/viewer.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { toViewer } from '../groups/public/group-viewer.ts'
import { GroupBoundary } from './group-boundary.tsx'
import { InviteLink } from './invite-link.tsx'
import { InviteSettings } from './invite-settings.tsx'
import styles from './members.module.css'
import { common, messages, invitePage as texts } from './texts.ts'

export type InvitePageProps = { groupId: string; family: Family }

export function InvitePage({ groupId, family }: InvitePageProps) {
  return (
    <GroupBoundary groupId={groupId} failed={messages.editFailed}>
      <InviteContent groupId={groupId} family={family} />
    </GroupBoundary>
  )
}

function InviteContent({ groupId, family }: InvitePageProps) {
  const { data: group } = useSuspenseQuery(read(getGroup, { params: { groupId } }))
  const viewer = toViewer(group.current_user_membership, useViewer())
  return (
    <>
      <BackLink
        to={family === 'mine' ? '/my-sports-groups/$groupId/members' : '/sports/groups/$groupId/members'}
        params={{ groupId: group.id }}
      >
        {common.members}
      </BackLink>
      <div className={styles.head}>
        <div>
          <h1>{texts.invite}</h1>
          <p className="sub">{group.name}</p>
        </div>
      </div>
      {may.seeInvite(viewer) ? (
        <InviteOptions group={group} viewer={viewer} />
      ) : (
        <MembersOnly group={group} />
      )}
    </>
  )
}

function InviteOptions({ group, viewer }: { group: SportGroup; viewer: Viewer }) {
  const { data: invite } = useSuspenseQuery(read(getInvite, { params: { groupId: group.id } }))
  return (
    <div className={styles.inviting}>
      <InviteLink
        group={group}
        url={invite.token && `${location.origin}${paths.join(group.id, invite.token)}`}
        joinsAtOnce={invite.join_at_once}
      />
      {may.manageInvite(viewer) && <InviteSettings groupId={group.id} invite={invite} />}
    </div>
  )
}

function MembersOnly({ group }: { group: SportGroup }) {
  return (
    <EmptyState picture={<LazyGround sport={group.sports_type} />} title={texts.membersPassLinkOn}>
      {texts.onceYouAreInIt}
    </EmptyState>
  )
}
