import { useSyncExternalStore } from 'react'
import { randomId } from '../api/random-id.ts'
import { getItem, removeItem, setItem, watchStorage } from '../session/storage.ts'
import type { NewCommand } from './queue.ts'

/** A command that the server has refused, with the reason; its screen offers to send it again or to delete it. */
export type UnsentCommand = NewCommand & { reason: string }

const NAME = 'unsent'
const NONE: readonly UnsentCommand[] = []

let cached: { text: string | null; commands: readonly UnsentCommand[] } = { text: null, commands: NONE }

function parseCommands(text: string | null): readonly UnsentCommand[] {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return NONE
  }
}

/** The stored commands; the end of the session deletes them. */
function read(): readonly UnsentCommand[] {
  const text = getItem(NAME)
  if (text !== cached.text) cached = { text, commands: parseCommands(text) }
  return cached.commands
}

const listeners = new Set<() => void>()

function write(commands: readonly UnsentCommand[]): void {
  if (commands.length > 0) setItem(NAME, JSON.stringify(commands))
  else removeItem(NAME)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // a message that another tab has tried to send
  const unwatch = watchStorage((name) => {
    if (name === NAME || name === null) listener()
  })
  return () => {
    listeners.delete(listener)
    unwatch()
  }
}

export const unsent = {
  add: ({ endpoint, input, key, madeAt }: NewCommand, reason: string): void =>
    write([...read().filter((one) => one.key !== key), { endpoint, input, key, madeAt, reason }]),
  remove: (key: string): void => write(read().filter((one) => one.key !== key)),
}

/** Removes it to send it again, with a new key: the server has answered the old one with its refusal. */
export function takeUnsent(command: UnsentCommand): NewCommand {
  unsent.remove(command.key)
  const { endpoint, input } = command
  return { endpoint, input, key: randomId(), madeAt: Date.now() }
}

/** All refused commands, oldest first; the screens show their own. */
export const useUnsentCommands = (): readonly UnsentCommand[] =>
  useSyncExternalStore(subscribe, read, () => NONE)
