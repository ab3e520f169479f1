import { getNotificationSettings, unsubscribeFromTopic } from '@turnout/contract/notification-settings'
import { useAction } from '../../platform/api/use-action.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { Unsubscribe } from '../newsletter/public/unsubscribe.tsx'
import { unsubscribePage as texts } from './texts.ts'
import { TOPIC_GROUPS } from './topic-groups.ts'

/** By the link in a mail, without signing in. */
export function UnsubscribePage({ token }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const { mutate, isPending, data, error } = useAction(unsubscribeFromTopic, {
    failed: texts.failed,
    refreshes: [getNotificationSettings],
  })
  const stopped = TOPIC_GROUPS.flatMap(({ topics }) => topics).find(({ topic }) => topic === data?.topic)
  return (
    <Unsubscribe
      texts={texts}
      done={stopped && texts.stopped(stopped.name)}
      error={error}
      busy={isPending}
      onPress={() => mutate({ body: { token: secret } })}
    />
  )
}
