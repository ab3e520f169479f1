import type { ReplyOf } from '@turnout/contract/endpoint'
import type { changeScore } from '@turnout/contract/live-match'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { identity } from './identity.ts'
import { createPressQueue, type Press } from './press-queue.ts'
import { openPressStore } from './press-store.ts'
import { NoConnection } from './problem-error.ts'
import { onBack } from './signal.ts'
import { lateWord } from './texts.ts'
import { toast } from './toast.ts'

/** The calls come with the screens that press them; the frame around every page does without. */
const calls = () =>
  import('./may-wait.ts').catch((cause: unknown) => {
    // code that cannot be fetched is a missing signal like any other, and no reason to drop a press
    throw new NoConnection(cause)
  })

async function send(press: Press): Promise<unknown> {
  const whose = identity.token()
  const { callOf } = await calls()
  // two tabs share one line; the lock keeps them from overtaking each other
  const go = () => {
    // who pressed it has gone meanwhile, and their presses with them
    if (identity.token() !== whose) throw new NoConnection()
    return call(callOf(press, Date.now()), press.input as object, { key: press.key })
  }
  return navigator.locks ? navigator.locks.request('turnout.presses', go) : go()
}

const later = (ms: number, then: () => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** The one press that can come too late; the calls themselves are fetched only when something waits. */
const SCORE = 'changeScore' satisfies (typeof changeScore)['name']
type Scored = ReplyOf<typeof changeScore>

let opened: ReturnType<typeof createPressQueue> | undefined

/** Opened on first use, so that a page rendered without a browser never asks for its database. */
export function presses() {
  opened ??= createPressQueue({
    store: openPressStore(),
    send,
    later,
    onOrphanAnswered: (press, reply) => {
      const said = press.endpoint === SCORE ? lateWord(reply as Scored) : null
      if (said) toast.info(said)
    },
    // who counts them came with their calls
    onOrphanRefused: (press, error) => void calls().then((here) => here.sayRefused(press, error)),
  })
  return opened
}

/** Sends what waited through a reload, and again whenever the signal may be back. */
export async function startPresses(): Promise<void> {
  const queue = presses()
  onBack(() => void queue.drain())
  let whose = identity.token()
  identity.subscribe(() => {
    // what one person pressed is never sent as another
    if (whose !== null) {
      const lost = queue.waiting().length
      if (lost) toast.failed(`Presses not sent, and lost: ${lost}`)
      void queue.clear()
    }
    whose = identity.token()
  })
  if (identity.token() === null) await queue.clear()
  else await queue.start()
}

const NONE: readonly Press[] = []

/** All presses in line, oldest first; the screens count their own. */
export const useWaitingPresses = (): readonly Press[] =>
  useSyncExternalStore(
    presses().subscribe,
    () => presses().waiting(),
    () => NONE,
  )
