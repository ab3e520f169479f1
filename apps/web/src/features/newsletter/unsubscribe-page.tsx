import { unsubscribe } from '@turnout/contract/newsletter'
import { EmptyGround } from '../../art/empty-ground.tsx'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
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
  // the button that was pressed is gone once there is an answer
  return (
    <div className={`wrap ${styles.page}`}>
      {isProblem(error, 'newsletter-link-invalid') ? (
        <div ref={focusOnMount} tabIndex={-1}>
          <LinkRefused>{error.message}</LinkRefused>
        </div>
      ) : data ? (
        <div ref={focusOnMount} tabIndex={-1}>
          <EmptyState level={1} picture={<EmptyGround mood="success" />} title={data.message}>
            {texts.weWriteNoMoreAnd}
          </EmptyState>
        </div>
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
