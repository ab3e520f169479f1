import { unsubscribe } from '@turnout/contract/newsletter'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { LinkRefused } from './link-refused.tsx'
import styles from './newsletter.module.css'
import { useSecret } from './use-secret.ts'

/** With a button: programs that look at the links in mails open pages, too. */
export function UnsubscribePage({ token }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const { mutate, isPending, data, error } = useAction(unsubscribe, {
    failed: 'You could not be taken off the list',
  })
  return (
    <div className={`wrap ${styles.page}`}>
      {isProblem(error, 'newsletter-link-invalid') ? (
        <LinkRefused>{error.message}</LinkRefused>
      ) : data ? (
        <EmptyState level={1} picture={<EmptyGround mood="success" />} title={data.message}>
          <span role="status">We write no more, and we have forgotten your address.</span>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          picture={<EmptyGround />}
          title="Enough of our mail?"
          action={
            <Button
              variant="primary"
              busy={isPending}
              busyText="One moment"
              onClick={() => mutate({ body: { token: secret } })}
            >
              Take me off the list
            </Button>
          }
        >
          One press, and nothing more will come.
        </EmptyState>
      )}
    </div>
  )
}
