import { resendActivation } from '@turnout/contract/accounts'
import { problemDetail } from '@turnout/contract/problem'
import { useAction } from '../platform/use-action.ts'
import { useViewer } from '../platform/viewer.ts'
import { Button } from '../ui/button.tsx'
import { OfflineBar } from '../ui/offline-bar.tsx'

/** An account whose link was not opened yet looks but does not touch; this says what to do about it. */
export function PendingBanner() {
  const viewer = useViewer()
  const { mutate, isPending } = useAction(resendActivation, {
    done: ({ message }) => message,
    failed: 'The link could not be sent',
  })
  if (!viewer || viewer === 'loading' || viewer.email_confirmed) return null
  return (
    <OfflineBar
      edge
      icon="mail"
      title={problemDetail('not-confirmed', { email: viewer.email })}
      action={
        <Button look="quiet" size="small" busy={isPending} doing="Sending" onClick={() => mutate({})}>
          Send it again
        </Button>
      }
    />
  )
}
