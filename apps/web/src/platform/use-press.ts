import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { useInHand } from './in-hand.ts'
import { presses, useWaitingPresses } from './presses.ts'
import { isProblem, sentenceOf } from './problem-error.ts'
import { refresh } from './queries.ts'
import { randomId } from './random-id.ts'
import { toast } from './toast.ts'
import type { ActionWords, Outcome } from './use-action.ts'

export type PressWords<E extends Endpoint> = Omit<ActionWords<E>, 'failed' | 'leadsAway'> & {
  failed: string | null
  /** The very same again means one more, as a goal does; else it is one press until it is answered or another made. */
  counts?: true
}

/**
 * Like `useAction`, for presses that may wait for a signal (see `presses.ts` for which). `waiting` are this
 * endpoint's inputs still in line, oldest first: add them to what is shown, dashed.
 */
export function usePress<E extends Endpoint>(endpoint: E, words: PressWords<E>) {
  const line = useWaitingPresses()
  const inHand = useInHand()

  const press = async (input: InputOf<E>, outcome: Outcome<E> = {}): Promise<void> => {
    if (!words.counts && !inHand.take(input)) return
    try {
      const made = { endpoint: endpoint.name, input, key: randomId(), madeAt: Date.now() }
      const reply = (await presses().press(made)) as ReplyOf<E>
      const said = typeof words.done === 'function' ? words.done(reply) : words.done
      if (said) toast.done(said, words.ms)
      outcome.done?.(reply)
    } catch (error) {
      if (words.failed !== null) toast.failed(sentenceOf(error, words.failed))
      if (isProblem(error)) outcome.failed?.(error)
    } finally {
      inHand.letGo(input)
    }
    if (words.refreshes) await refresh(...words.refreshes)
  }

  return {
    press: (input: InputOf<E>, outcome?: Outcome<E>) => void press(input, outcome),
    waiting: line.filter((press) => press.endpoint === endpoint.name).map(({ input }) => input as InputOf<E>),
  }
}
