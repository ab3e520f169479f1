import { resendActivation } from '@turnout/contract/accounts'
import { ANY_CALL_PROBLEMS, fillIn } from '@turnout/contract/any-call-problems'
import { useAction } from '../platform/api/use-action.ts'
import { Button } from '../ui/button.tsx'
import { OfflineBar } from '../ui/offline-bar.tsx'
import { confirmEmailBanner as texts } from './texts.ts'

export function ConfirmEmailBanner({ email }: { email: string }) {
  const { mutate, isPending } = useAction(resendActivation, {
    done: ({ message }) => message,
    failed: texts.linkCouldNotBeSent,
  })
  return (
    <OfflineBar
      edge
      icon="mail"
      title={fillIn(ANY_CALL_PROBLEMS['not-confirmed'].detail, { email })}
      action={
        <Button
          variant="quiet"
          size="small"
          busy={isPending}
          busyText={texts.sending}
          onClick={() => mutate({})}
        >
          {texts.sendItAgain}
        </Button>
      }
    />
  )
}
