import { type NewsletterTag, subscribe } from '@turnout/contract/newsletter'
import { isProblem, sentenceOf } from './problem-error.ts'
import { useAction } from './use-action.ts'

/** Asking to be on the list, from the landing page and from what is coming soon. What is said is the server's word. */
export function useSubscribe(tag: NewsletterTag) {
  const { mutate, isPending, data, error } = useAction(subscribe, { failed: null })
  return {
    busy: isPending,
    said: data?.message ?? null,
    error: error ? wrongWith(error) : undefined,
    onSubmit: (email: string) => mutate({ body: { email, tag } }),
  }
}

const wrongWith = (error: Error): string =>
  (isProblem(error) && error.errors[0]?.message) || sentenceOf(error, 'Your e-mail could not be sent')
