import { subscribe } from '@turnout/contract/newsletter'
import { errorText, isProblem } from '../../../platform/api/problem-error.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { subscribe as texts } from '../texts.ts'

/** Requests a subscription. The page shows the server's answer. */
export function useSubscribe() {
  const { mutate, isPending, data, error } = useAction(subscribe, { failed: null })
  return {
    busy: isPending,
    message: data?.message ?? null,
    error: error ? errorFor(error) : undefined,
    onSubmit: (email: string) => mutate({ body: { email, tag: 'news' } }),
  }
}

const errorFor = (error: Error): string =>
  (isProblem(error) && error.errors[0]?.message) || errorText(error, texts.yourEmailCouldNotBe)
