import type { activate } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { useEffect, useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { paths } from '../../platform/paths.ts'
import { Link } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { clearReturnPath, savedReturnPath } from './return-path.ts'
import { common, activatePage as texts } from './texts.ts'

export type Activation = ReplyOf<typeof activate>
type Group = NonNullable<Activation['group']>

const GROUP_TEXTS = { member: texts.youAreIn, pending: texts.requestSent, stranger: texts.notAskedYet }

const groupPath = ({ id, standing }: Group): string =>
  standing === 'stranger' ? paths.join(id) : paths.group(id, standing === 'member' ? 'mine' : 'all')

/** A person who signed up to join a group is led there; the others choose where to go. */
export function Activated({
  activation: { already_active: alreadyActive, group },
}: {
  activation: Activation
}) {
  const signedIn = useIsSignedIn()
  const [next] = useState(() => (group ? groupPath(group) : savedReturnPath(Date.now())))
  const navigate = useNavigate()

  useEffect(() => {
    if (!group) return
    // the request is sent, and the join page that waited here would send another
    clearReturnPath()
    if (!signedIn) return
    const timer = setTimeout(
      () => void navigate({ href: groupPath(group), replace: true }),
      DELAY_MS.afterSignIn,
    )
    return () => clearTimeout(timer)
  }, [group, signedIn, navigate])

  const signedInText = group ? texts.openGroup : next ? texts.goOnWhereYouWere : texts.goHome
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="success" />}
      title={alreadyActive ? texts.yourAccountIsActiveAlready : texts.yourAccountIsActive}
      action={
        // whoever is signed in is led on from the door
        <Link to="/signin" search={{ next }} className={buttonClass({ variant: 'primary' })}>
          {signedIn ? signedInText : common.signIn}
        </Link>
      }
    >
      <span role="status">
        {group && `${GROUP_TEXTS[group.standing](group.name)} `}
        {signedIn
          ? !group && texts.everythingIsOpenToYou
          : group
            ? texts.signInToOpenGroup
            : texts.signInAnd(next)}
      </span>
    </EmptyState>
  )
}
