import type { ReplyOf } from '@turnout/contract/endpoint'
import type { changeScore } from '@turnout/contract/live-match'
import { useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'
import { NoConnection } from '../api/problem-error.ts'
import { onReconnect } from '../device/connectivity.ts'
import { identity } from '../session/identity.ts'
import { toast } from '../toast.ts'
import { lateGoalText } from './late-goal-text.ts'
import { createOutbox, type QueuedCommand } from './queue.ts'
import { openOutboxStorage } from './storage.ts'

/** The endpoints load with the screens that use them; the frame of every page does without. */
const loadCommands = () =>
  import('./offline-commands.ts').catch((cause: unknown) => {
    // code that cannot be fetched is a missing signal, and no reason to drop a command
    throw new NoConnection(cause)
  })

async function send(command: QueuedCommand): Promise<unknown> {
  const token = identity.token()
  const { endpointOf, refusalOf } = await loadCommands()
  // two tabs share the queue; the lock keeps their order
  const sendNow = async () => {
    // the person has signed out meanwhile, and their commands are gone
    if (identity.token() !== token) throw new NoConnection()
    const endpoint = endpointOf(command, Date.now())
    return call(endpoint, command.input as object, { key: command.key }).catch((error: unknown) => {
      throw refusalOf(command, error, Date.now())
    })
  }
  return navigator.locks ? navigator.locks.request('turnout.presses', sendNow) : sendNow()
}

const schedule = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** The one command that can come too late; the endpoints are fetched only when something waits. */
const SCORE_COMMAND = 'changeScore' satisfies (typeof changeScore)['name']
type ScoreReply = ReplyOf<typeof changeScore>

let instance: ReturnType<typeof createOutbox> | undefined

/** Opened on first use, because a prerendered page has no database. */
export function outbox() {
  instance ??= createOutbox({
    storage: openOutboxStorage(),
    send,
    schedule,
    onOrphanAnswered: (command, reply) => {
      const text = command.endpoint === SCORE_COMMAND ? lateGoalText(reply as ScoreReply) : null
      if (text) toast.info(text)
      void loadCommands().then((module) => module.reportAnswered(command, reply))
    },
    // the code that counts them has loaded with their endpoints
    onOrphanRefused: (command, error) =>
      void loadCommands().then((module) => module.reportRefused(command, error)),
  })
  return instance
}

/** Sends what waited through a reload or in a closed tab, and again whenever the signal may be back. */
export async function startOutbox(): Promise<void> {
  const queue = outbox()
  let token = identity.token()
  identity.subscribe(() => {
    // one person's commands are never sent as another
    if (token !== null) {
      const lostCount = queue.pending().length
      if (lostCount) toast.failed(`Presses not sent, and lost: ${lostCount}`)
      void queue.clear()
    }
    token = identity.token()
  })
  // a tab that does not know of a sign-in in another tab deletes nothing
  const sendStored = () => void (identity.token() && queue.start())
  // before the first read: the worker stores an answer given on a notification, and posts this message then
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'outbox' && sendStored())
  onReconnect(sendStored)
  await (identity.token() ? queue.start() : queue.clear())
}

const NONE: readonly QueuedCommand[] = []

/** All waiting commands, oldest first; the screens count their own. */
export const usePendingCommands = (): readonly QueuedCommand[] =>
  useSyncExternalStore(
    outbox().subscribe,
    () => outbox().pending(),
    () => NONE,
  )
