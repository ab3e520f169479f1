import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { useLatest } from '../../ui/use-latest.ts'
import { toast } from '../toast.ts'
import { call, keyFor } from './call.ts'
import { fingerprint, useInFlight } from './in-flight.ts'
import { errorText } from './problem-error.ts'
import { refresh } from './queries.ts'
import { type Outcome, useTask, withRetries } from './use-task.ts'

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
  /** Once it has worked the screen goes, and until then what was pressed there stays in hand: it is not made twice. */
  navigatesAway?: boolean
}

/** Names an action in its toasts. */
export const actionName = (endpoint: Endpoint, target: unknown): string =>
  `${endpoint.name} ${JSON.stringify(target)}`

/**
 * One thing a person can do, with its words. One press is one key, however often it has to be sent, and also where it
 * is pressed once more because no answer came.
 */
export function useAction<E extends Endpoint>(endpoint: E, texts: ActionTexts<E>) {
  const inFlight = useInFlight()
  const latest = useLatest(texts)

  const send = async ({ input, key }: { input: InputOf<E>; key: string }): Promise<ReplyOf<E>> => {
    // with its picture as small as the device can make it
    const shrunk =
      endpoint.upload &&
      (await import('../files/shrink-picture.ts')
        .then((module) => module.shrinkPicture(input))
        .catch(() => null))
    return call(endpoint, shrunk || input, { key })
  }

  const task = useTask(async (keyed: { input: InputOf<E>; key: string }) => {
    const action = actionName(endpoint, (keyed.input as { params?: unknown }).params)
    let keepInHand = false
    try {
      const reply = await withRetries(() => send(keyed))
      const { done, navigatesAway = false } = latest.current
      keepInHand = navigatesAway
      const text = typeof done === 'function' ? done(reply) : done
      if (text) toast.done(text, undefined, action)
      else toast.settle(action)
      return reply
    } catch (error) {
      const { failed } = latest.current
      const text = typeof failed === 'function' ? failed(error as Error) : failed
      if (text !== null) toast.failed(errorText(error, text), undefined, action)
      throw error
    } finally {
      // until the screen shows it, and what follows from it has begun
      await refresh(...(latest.current.refreshes ?? [])).finally(() => {
        if (!keepInHand) inFlight.finish(keyed.input)
      })
    }
  })

  const withKey = (input: InputOf<E>) => ({ input, key: keyFor(endpoint.name + fingerprint(input)) })
  return {
    mutate: (input: InputOf<E>, outcome?: Outcome<ReplyOf<E>>) => {
      if (!inFlight.start(input)) return
      // a caller that needs the failure gets it through the outcome
      task.start(withKey(input), outcome).catch(() => undefined)
    },
    /** For one step of several: whoever takes them looks that they are taken once. */
    mutateAsync: (input: InputOf<E>) => task.start(withKey(input)),
    isPending: task.isPending,
    error: task.error,
    data: task.reply,
    /** What was sent last, to mark the row that is busy. */
    sent: task.input?.input,
    reset: task.reset,
  }
}
