import { type NewsletterTag, subscribe } from '@turnout/contract/newsletter'
import { errorText, isProblem } from '../../../platform/api/problem-error.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { subscribe as texts } from '../texts.ts'

/** Asking to be on the list, from the landing page and from what is coming soon. What is said is the server's word. */
export function useSubscribe(tag: NewsletterTag) {
  const { mutate, isPending, data, error } = useAction(subscribe, { failed: null })
  return {
    busy: isPending,
    message: data?.message ?? null,
    error: error ? errorFor(error) : undefined,
    onSubmit: (email: string) => mutate({ body: { email, tag } }),
  }
}

const errorFor = (error: Error): string =>
  (isProblem(error) && error.errors[0]?.message) || errorText(error, texts.yourEmailCouldNotBe)
