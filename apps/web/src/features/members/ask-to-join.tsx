import type { SportGroup } from '@turnout/contract/groups'
import { fillText } from '../../platform/page/fill-text.tsx'
import { paths } from '../../platform/paths.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useViewer } from '../../platform/session/viewer.ts'
import { Button, MainButton } from '../../ui/button.tsx'
import { useJoin } from '../groups/public/use-join.ts'
import { InviteEffectText, useInviteEffect } from './invite-effect.tsx'
import { common, joining, askToJoin as texts } from './texts.ts'

export function AskToJoin({ group, invite }: { group: SportGroup; invite?: string | undefined }) {
  const { is_member, is_pending } = group.current_user_membership
  const effect = useInviteEffect(group.id, invite)
  const { join, isPending } = useJoin(group.id, invite)
  const signedIn = useIsSignedIn()
  const viewer = useViewer()
  const params = { groupId: group.id }

  if (is_member) {
    return (
      <ButtonLink to="/my-sports-groups/$groupId" params={params} variant="primary" size="large" wide>
        {texts.youAreInGoTo}
      </ButtonLink>
    )
  }
  if (is_pending && effect !== 'joins') {
    return (
      <Button wide size="large" disabledReason={joining.sent}>
        {texts.requestPending}
      </Button>
    )
  }
  const isUnconfirmed = viewer !== null && viewer !== 'loading' && !viewer.email_confirmed
  return (
    <div className="stack gap-8">
      <InviteEffectText effect={effect} />
      <MainButton
        busy={isPending}
        busyText={effect === 'joins' ? texts.joining : texts.asking}
        onClick={join}
        disabledReason={isUnconfirmed ? joining.confirmFirst : undefined}
      >
        {effect === 'joins' ? texts.joinNow : common.askToJoin}
      </MainButton>
      {!signedIn && (
        <p className="sub">
          {fillText(texts.haveAccount, {
            signInFirst: joining.signInFirst,
            link: (
              <Link to="/signin" search={{ next: paths.join(group.id, invite) }}>
                {texts.signIn}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  )
}
