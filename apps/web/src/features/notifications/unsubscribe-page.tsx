import { getNotificationSettings, unsubscribeFromTopic } from '@turnout/contract/notification-settings'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { Unsubscribe } from '../newsletter/public/unsubscribe.tsx'
import { unsubscribePage as texts, topics } from './texts.ts'

/** Opened by the link in a mail, without signing in. */
export function UnsubscribePage({ token }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const { mutate, isPending, data, error } = useAction(unsubscribeFromTopic, {
    // the page itself shows an invalid link
    failed: (problem) => (isProblem(problem, 'mail-link-invalid') ? null : texts.failed),
    refreshes: [getNotificationSettings],
  })
  return (
    <Unsubscribe
      texts={texts}
      done={data && texts.stopped(topics[data.topic].name)}
      error={error}
      busy={isPending}
      onPress={() => mutate({ body: { token: secret } })}
    />
  )
}
