import { useEffect, useRef, useState } from 'react'
import { NoConnection } from './problem-error.ts'

const MAX_RETRIES = 3
const RETRY_MS = 700

/** Retries a request that found no connection. */
export async function withRetries<R>(send: () => Promise<R>, retries = 0): Promise<R> {
  try {
    return await send()
  } catch (error) {
    if (retries === MAX_RETRIES || !(error instanceof NoConnection)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * 2 ** retries))
    return withRetries(send, retries + 1)
  }
}

export type Outcome<R> = { done?: (reply: R) => void; failed?: (error: Error) => void }

type State<I, R> = { input?: I; reply?: R; error: Error | null; isPending: boolean }

const IDLE = { error: null, isPending: false }

/** Runs a task that a person has started. A screen shows the newest run, and gets its outcome while it is mounted. */
export function useTask<I, R>(run: (input: I) => Promise<R>) {
  const [state, setState] = useState<State<I, R>>(IDLE)
  const newest = useRef<object | null>(null)
  useEffect(
    () => () => {
      newest.current = null
    },
    [],
  )

  const start = async (input: I, outcome: Outcome<R> = {}): Promise<R> => {
    const started = {}
    const show = (settled: Omit<State<I, R>, 'input'>): boolean => {
      const isNewest = newest.current === started
      if (isNewest) setState({ ...settled, input })
      return isNewest
    }
    newest.current = started
    show({ error: null, isPending: true })
    const settled = run(input)
    // the outcome's callback is not part of the run and may fail independently
    void settled.then(
      (reply) => show({ reply, error: null, isPending: false }) && outcome.done?.(reply),
      (error) => show({ error, isPending: false }) && outcome.failed?.(error),
    )
    return settled
  }

  return {
    ...state,
    start,
    /** Forgets an answer. A run in flight stays: dropped, its end would reach no screen. */
    reset: () => {
      if (!state.isPending) setState(IDLE)
    },
  }
}
