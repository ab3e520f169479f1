import { EmptyGround } from '../../art/empty-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { Button } from '../../ui/button.tsx'
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
          <ButtonLink to="/signin" variant="primary">
            {common.signIn}
          </ButtonLink>
        )
      }
    >
      {signedIn ? texts.weCanSendYouNew : texts.ifYouHaveOpenedIt}
    </EmptyState>
  )
}
