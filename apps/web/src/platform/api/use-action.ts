import { useMutation } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { toast } from '../toast.ts'
import { call } from './call.ts'
import { useInFlight } from './in-flight.ts'
import { errorText, NoConnection } from './problem-error.ts'
import { refresh } from './queries.ts'
import { randomId } from './random-id.ts'

const MAX_RETRIES = 3

export type ActionTexts<E extends Endpoint> = {
  /** Said when it worked; a function may read the reply; null says nothing. */
  done?: string | null | ((reply: ReplyOf<E>) => string | null)
  /**
   * Said when the server gives no sentence of its own, also when its screen was left meanwhile; a function may read
   * the error; null says nothing, or leaves the saying to the screen.
   */
  failed: string | null | ((error: Error) => string | null)
  /** What to ask anew afterwards, also after a refusal: then the screen was out of date. */
  refreshes?: readonly Endpoint[]
  /** Milliseconds the good news stays. */
  toastMs?: number
  /** Once it has worked the screen goes, and until then what was pressed there stays in hand: it is not made twice. */
  navigatesAway?: boolean
}

/** Names an action in its toasts. */
export const actionName = (endpoint: Endpoint, target: unknown): string =>
  `${endpoint.name} ${JSON.stringify(target)}`

const paramsOf = (input: { params?: unknown }): unknown => input.params

export type Outcome<E extends Endpoint> = {
  done?: (reply: ReplyOf<E>) => void
  failed?: (error: Error) => void
}

/** One thing a person can do, with its words. One press is one key, however often it has to be sent. */
export function useAction<E extends Endpoint>(endpoint: E, texts: ActionTexts<E>) {
  const inFlight = useInFlight()
  const mutation = useMutation<ReplyOf<E>, Error, { input: InputOf<E>; key: string }>({
    mutationFn: async ({ input, key }) => {
      // with its picture as small as the device can make it
      const shrunk =
        endpoint.upload && import('../files/shrink-picture.ts').then((module) => module.shrinkPicture(input))
      return call(endpoint, (shrunk && (await shrunk.catch(() => null))) || input, { key })
    },
    networkMode: 'always',
    retry: (tries, error) => tries < MAX_RETRIES && error instanceof NoConnection,
    retryDelay: (tries) => 700 * 2 ** tries,
    onSuccess: (reply, { input }) => {
      const text = typeof texts.done === 'function' ? texts.done(reply) : texts.done
      const action = actionName(endpoint, paramsOf(input))
      if (text) toast.done(text, texts.toastMs, action)
      else toast.settle(action)
    },
    onError: (error, { input }) => {
      const failed = typeof texts.failed === 'function' ? texts.failed(error) : texts.failed
      if (failed !== null)
        toast.failed(errorText(error, failed), undefined, actionName(endpoint, paramsOf(input)))
    },
    onSettled: async (_reply, error, { input }) => {
      // until the screen shows it, and what follows from it has begun
      await refresh(...(texts.refreshes ?? [])).finally(() => {
        if (error || !texts.navigatesAway) inFlight.finish(input)
      })
    },
  })

  const withKey = (input: InputOf<E>) => ({ input, key: randomId() })
  return {
    mutate: (input: InputOf<E>, outcome: Outcome<E> = {}) => {
      if (!inFlight.start(input)) return
      mutation.mutate(withKey(input), {
        ...(outcome.done && { onSuccess: outcome.done }),
        ...(outcome.failed && { onError: outcome.failed }),
      })
    },
    /** For one step of several: whoever takes them looks that they are taken once. */
    mutateAsync: (input: InputOf<E>) => mutation.mutateAsync(withKey(input)),
    isPending: mutation.isPending,
    error: mutation.error,
    data: mutation.data,
    /** What was sent last, to mark the row that is busy. */
    sent: mutation.variables?.input,
    /** Forgets an answer. What is on its way stays: let go of, nobody here would hear of its end. */
    reset: () => {
      if (mutation.isError || mutation.isSuccess) mutation.reset()
    },
  }
}
