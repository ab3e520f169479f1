import type { activate } from '@turnout/contract/accounts'
import type { ReplyOf } from '@turnout/contract/endpoint'
import { useEffect, useState } from 'react'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { clearReturnPath, savedReturnPath } from './return-path.ts'
import { common, activatePage as texts } from './texts.ts'

export type Activation = ReplyOf<typeof activate>
/** What a person signed up for: where it is, and what became of it. */
type Goal = { path: string; text: string; open: string; signInFirst: string }

const GROUP_TEXTS = { member: texts.youAreIn, pending: texts.requestSent, stranger: texts.notAskedYet }
const EVENT_TEXTS = { in: texts.youAreIn, waiting: texts.youWait, stranger: texts.notAnsweredYet }

const groupGoal = ({ id, name, standing }: NonNullable<Activation['group']>): Goal => ({
  path: standing === 'stranger' ? paths.join(id) : paths.group(id, standing === 'member' ? 'mine' : 'all'),
  text: GROUP_TEXTS[standing](name),
  open: texts.openGroup,
  signInFirst: texts.signInToOpenGroup,
})

const eventGoal = ({ id, title, standing }: NonNullable<Activation['event']>): Goal => ({
  path: paths.event(id, standing === 'stranger' ? 'in' : undefined),
  text: EVENT_TEXTS[standing](title),
  open: texts.openEvent,
  signInFirst: texts.signInToOpenEvent,
})

/** A person who signed up to join a group, or to come to an event, is led there; the others choose where to go. */
export function Activated({
  activation: { already_active: alreadyActive, group, event },
}: {
  activation: Activation
}) {
  const signedIn = useIsSignedIn()
  const [goal] = useState(() => (group ? groupGoal(group) : event && eventGoal(event)))
  const [next] = useState(() => goal?.path ?? savedReturnPath(Date.now()))
  const navigate = useNavigate()

  useEffect(() => {
    if (!goal) return
    // it is done, and the page that waited here would do it again
    clearReturnPath()
    if (!signedIn) return
    const timer = setTimeout(() => void navigate({ href: goal.path, replace: true }), DELAY_MS.afterSignIn)
    return () => clearTimeout(timer)
  }, [goal, signedIn, navigate])

  const signedInText = goal ? goal.open : next ? texts.goOnWhereYouWere : texts.goHome
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="success" />}
      title={alreadyActive ? texts.yourAccountIsActiveAlready : texts.yourAccountIsActive}
      action={
        // whoever is signed in is led on from the door
        <ButtonLink to="/signin" search={{ next }} variant="primary">
          {signedIn ? signedInText : common.signIn}
        </ButtonLink>
      }
    >
      <span role="status">
        {goal && `${goal.text} `}
        {signedIn ? !goal && texts.everythingIsOpenToYou : goal ? goal.signInFirst : texts.signInAnd(next)}
      </span>
    </EmptyState>
  )
}
