import { Link } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { useIsSignedIn } from '../../platform/identity.ts'
import { paths } from '../../platform/paths.ts'
import { joining } from '../../platform/texts.ts'
import { useJoin } from '../../platform/use-join.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './join-page.module.css'
import { LinkWords, useWorth } from './link-worth.tsx'

export function AskToJoin({ group, invite }: { group: SportGroup; invite?: string | undefined }) {
  const { is_member, is_pending } = group.current_user_membership
  const worth = useWorth(group.id, invite)
  const { join, isPending } = useJoin(group.id, invite)
  const signedIn = useIsSignedIn()
  const viewer = useViewer()
  const params = { groupId: group.id }

  if (is_member) {
    return (
      <Link
        to="/my-sports-groups/$groupId"
        params={params}
        className={buttonClass({ look: 'primary', size: 'large', wide: true })}
      >
        You are in: go to the group
      </Link>
    )
  }
  if (is_pending && worth !== 'joins') {
    return (
      <Button wide size="large" disabledReason={joining.sent}>
        Request Pending
      </Button>
    )
  }
  const unconfirmed = viewer !== null && viewer !== 'loading' && !viewer.email_confirmed
  return (
    <div className={styles.ask}>
      <LinkWords worth={worth} />
      <Button
        look="primary"
        size="large"
        wide
        busy={isPending}
        doing={worth === 'joins' ? 'Joining' : 'Asking'}
        onClick={join}
        disabledReason={unconfirmed ? joining.confirmFirst : undefined}
      >
        {worth === 'joins' ? 'Join now' : 'Ask to join'}
      </Button>
      {!signedIn && (
        <p className="sub">
          {joining.signInFirst}. New here?{' '}
          <Link to="/signup" search={{ next: paths.join(group.id, invite) }}>
            Sign up
          </Link>
        </p>
      )}
    </div>
  )
}
