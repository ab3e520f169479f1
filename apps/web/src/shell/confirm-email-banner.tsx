import { resendActivation } from '@turnout/contract/accounts'
import { problemDetail } from '@turnout/contract/problem'
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
      title={problemDetail('not-confirmed', { email })}
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
