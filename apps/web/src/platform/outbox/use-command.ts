import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { useState } from 'react'
import { useInFlight } from '../api/in-flight.ts'
import { errorText } from '../api/problem-error.ts'
import { refresh } from '../api/queries.ts'
import { randomId } from '../api/random-id.ts'
import { type ActionTexts, actionName } from '../api/use-action.ts'
import type { Outcome } from '../api/use-task.ts'
import { toast } from '../toast.ts'
import { outbox, usePendingCommands } from './outbox.ts'

export type CommandTexts<E extends Endpoint> = Omit<ActionTexts<E>, 'failed' | 'navigatesAway'> & {
  failed: string | null
  /** Every press counts, as with goals; else the same input is sent once until its answer or another command. */
  repeatable?: true
  /** Stays pending until the refreshed data is there, or the old state would show again for a moment. */
  untilRead?: true
}

/**
 * Like `useAction`, for commands that may wait for a signal (`offline-commands.ts` lists them). `pending` are this
 * endpoint's waiting inputs, oldest first: add them to what is shown, dashed.
 */
export function useCommand<E extends Endpoint>(endpoint: E, texts: CommandTexts<E>) {
  const queue = usePendingCommands()
  const inFlight = useInFlight()
  const [unread, setUnread] = useState<readonly InputOf<E>[]>([])
  const forget = (input: InputOf<E>) => setUnread((inputs) => inputs.filter((one) => one !== input))

  const send = async (input: InputOf<E>, outcome: Outcome<ReplyOf<E>> = {}): Promise<void> => {
    if (!texts.repeatable && !inFlight.start(input)) return
    if (texts.untilRead) setUnread((inputs) => [...inputs, input])
    // another goal does not repair an earlier one, nor does the check-in of another player
    const action = texts.repeatable ? undefined : actionName(endpoint, input)
    try {
      const command = { endpoint: endpoint.name, input, key: randomId(), madeAt: Date.now() }
      const reply = (await outbox().enqueue(command)) as ReplyOf<E>
      const text = typeof texts.done === 'function' ? texts.done(reply) : texts.done
      if (text) toast.done(text, undefined, action)
      else if (action !== undefined) toast.settle(action)
      outcome.done?.(reply)
    } catch (error) {
      if (texts.untilRead) forget(input)
      if (texts.failed !== null) toast.failed(errorText(error, texts.failed), undefined, action)
      outcome.failed?.(error as Error)
    } finally {
      inFlight.finish(input)
    }
    if (texts.refreshes) await refresh(...texts.refreshes)
    if (texts.untilRead) forget(input)
  }

  return {
    press: (input: InputOf<E>, outcome?: Outcome<ReplyOf<E>>) => void send(input, outcome),
    // stored commands come last: they may be newer, also from a notification
    pending: [
      ...unread,
      ...queue
        .filter((command) => command.endpoint === endpoint.name)
        .map(({ input }) => input as InputOf<E>),
    ],
  }
}
