import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { useResendActivation } from './actions.ts'

/** A link that is wrong or too old; a new one goes to whoever can say who they are. */
export function ActivationRefused() {
  const signedIn = useIsSignedIn()
  const { mutate, isPending } = useResendActivation()
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={texts.activationInvalid}
      action={
        signedIn ? (
          <Button variant="primary" busy={isPending} busyText="Sending" onClick={() => mutate({})}>
            Send it again
          </Button>
        ) : (
          <Link to="/signin" className={buttonClass({ variant: 'primary' })}>
            Sign in
          </Link>
        )
      }
    >
      {signedIn
        ? 'We can send you a new one.'
        : 'If you have opened it before, your account is active. Sign in; if it is not, we can send you a new one.'}
    </EmptyState>
  )
}
