import { Link } from '@tanstack/react-router'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { useIsSignedIn } from '../../platform/identity.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { useSendAgain } from './actions.ts'

/** A link that is wrong or too old; a new one goes to whoever can say who they are. */
export function ActivationRefused() {
  const signedIn = useIsSignedIn()
  const { mutate, isPending } = useSendAgain()
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={texts.activationInvalid}
      action={
        signedIn ? (
          <Button look="primary" busy={isPending} doing="Sending" onClick={() => mutate({})}>
            Send it again
          </Button>
        ) : (
          <Link to="/signin" className={buttonClass({ look: 'primary' })}>
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
