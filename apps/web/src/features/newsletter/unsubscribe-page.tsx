import { unsubscribe } from '@turnout/contract/newsletter'
import { isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useSecret } from '../../platform/session/use-secret.ts'
import { Unsubscribe } from './public/unsubscribe.tsx'
import { unsubscribePage as texts } from './texts.ts'

export function UnsubscribePage({ token }: { token?: string | undefined }) {
  const secret = useSecret(token)
  const { mutate, isPending, data, error } = useAction(unsubscribe, {
    // the page itself shows an invalid link
    failed: (problem) => (isProblem(problem, 'newsletter-link-invalid') ? null : texts.failed),
  })
  return (
    <Unsubscribe
      texts={texts}
      done={data?.message}
      error={error}
      busy={isPending}
      onPress={() => mutate({ body: { token: secret } })}
    />
  )
}
