import { Link, useNavigate } from '@tanstack/react-router'
import type { SportGroup } from '@turnout/contract/groups'
import { useIsSignedIn } from '../../platform/identity.ts'
import { paths } from '../../platform/paths.ts'
import { toast } from '../../platform/toast.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useAskToJoin } from './actions.ts'
import styles from './join-page.module.css'
import { LinkWords, useWorth } from './link-worth.tsx'

const SIGN_IN_TO_JOIN = 'Sign up or log in to join'

export function AskToJoin({ group, invite }: { group: SportGroup; invite?: string | undefined }) {
  const { is_member, is_pending } = group.current_user_membership
  const worth = useWorth(group.id, invite)
  const { mutate, isPending } = useAskToJoin()
  const signedIn = useIsSignedIn()
  const viewer = useViewer()
  const navigate = useNavigate()
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
      <Button
        wide
        size="large"
        disabledReason="Request sent. An admin says yes, usually before the next game."
      >
        Request Pending
      </Button>
    )
  }
  const ask = () => {
    if (signedIn) return mutate({ params, query: { invite } })
    toast.info(SIGN_IN_TO_JOIN)
    void navigate({ to: '/signin', search: { next: paths.join(group.id, invite) } })
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
        onClick={ask}
        disabledReason={unconfirmed ? 'Confirm your e-mail first, then you can ask to join.' : undefined}
      >
        {worth === 'joins' ? 'Join now' : 'Ask to join'}
      </Button>
      {!signedIn && (
        <p className="sub">
          {SIGN_IN_TO_JOIN}. New here? <Link to="/signup">Sign up</Link>
        </p>
      )}
    </div>
  )
}
