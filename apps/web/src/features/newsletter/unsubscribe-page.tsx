import { unsubscribe } from '@turnout/contract/newsletter'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { LinkRefused } from './link-refused.tsx'
import styles from './newsletter.module.css'
import { unsubscribePage as texts } from './texts.ts'

/** With a button: programs that look at the links in mails open pages, too. */
export function UnsubscribePage({ token }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const { mutate, isPending, data, error } = useAction(unsubscribe, {
    failed: texts.youCouldNotBeTaken,
  })
  return (
    <div className={`wrap ${styles.page}`}>
      {isProblem(error, 'newsletter-link-invalid') ? (
        <LinkRefused>{error.message}</LinkRefused>
      ) : data ? (
        <EmptyState level={1} picture={<EmptyGround mood="success" />} title={data.message}>
          <span role="status">{texts.weWriteNoMoreAnd}</span>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          picture={<EmptyGround />}
          title={texts.enoughOfOurMail}
          action={
            <Button
              variant="primary"
              busy={isPending}
              busyText={texts.oneMoment}
              onClick={() => mutate({ body: { token: secret } })}
            >
              {texts.takeMeOffList}
            </Button>
          }
        >
          {texts.onePressAndNothingMore}
        </EmptyState>
      )}
    </div>
  )
}
