import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { useLatest } from '../../ui/use-latest.ts'
import { toast } from '../toast.ts'
import { call, keyFor } from './call.ts'
import { fingerprint, useInFlight } from './in-flight.ts'
import { errorText } from './problem-error.ts'
import { refresh } from './queries.ts'
import { type Outcome, useTask, withRetries } from './use-task.ts'

export type ActionTexts<E extends Endpoint> = {
  /** The toast of a success; a function gets the reply; null shows none. */
  done?: string | null | ((reply: ReplyOf<E>) => string | null)
  /**
   * The toast of a failure when the server gives no sentence, also after its screen was left; a function gets the
   * error; null shows none, or leaves it to the screen.
   */
  failed: string | null | ((error: Error) => string | null)
  /** What to request again afterwards, also after a refusal: then the screen was out of date. */
  refreshes?: readonly Endpoint[]
  /** After a success the screen goes. Until then the action stays in flight, so that it is not sent twice. */
  navigatesAway?: boolean
}

/** The name of an action for its toasts. */
export const actionName = (endpoint: Endpoint, target: unknown): string =>
  `${endpoint.name} ${JSON.stringify(target)}`

/**
 * One action of a person with its texts. All attempts share one key, also when the person presses again because
 * no answer came.
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
      // until the screen shows the change, and what follows from it has begun
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
    /** For one step of several; the caller makes sure that they run once. */
    mutateAsync: (input: InputOf<E>) => task.start(withKey(input)),
    isPending: task.isPending,
    error: task.error,
    data: task.reply,
    /** The input of the last request, to mark the row that is busy. */
    sent: task.input?.input,
    reset: task.reset,
  }
}
