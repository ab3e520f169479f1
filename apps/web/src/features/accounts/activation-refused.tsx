import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { useResendActivation } from './actions.ts'
import { common, messages, activationRefused as texts } from './texts.ts'

/** A link that is wrong or too old; a new one goes to whoever can say who they are. */
export function ActivationRefused() {
  const signedIn = useIsSignedIn()
  const { mutate, isPending } = useResendActivation()
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={messages.activationInvalid}
      action={
        signedIn ? (
          <Button variant="primary" busy={isPending} busyText={texts.sending} onClick={() => mutate({})}>
            {texts.sendItAgain}
          </Button>
        ) : (
          <Link to="/signin" className={buttonClass({ variant: 'primary' })}>
            {common.signIn}
          </Link>
        )
      }
    >
      {signedIn ? texts.weCanSendYouNew : texts.ifYouHaveOpenedIt}
    </EmptyState>
  )
}
