import { sendChatMessage } from '@turnout/contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { ProblemError } from '../api/problem-error.ts'
import { identity } from '../session/identity.ts'
import { getItem } from '../session/storage.ts'
import { stubLocalStorage } from '../testing/local-storage.ts'
import { reportRefused } from './offline-commands.ts'
import type { NewCommand } from './queue.ts'
import { takeUnsent, type UnsentCommand, unsent } from './unsent.ts'

beforeEach(() => {
  stubLocalStorage()
  identity.signIn('a-token')
  toaster.clear()
})
afterEach(() => {
  identity.signOut()
  vi.unstubAllGlobals()
})

const message = (key: string): NewCommand => ({
  endpoint: sendChatMessage.name,
  input: { params: { groupId: 'canal-side' }, body: { text: `Message of ${key}` } },
  key,
  madeAt: 1,
})
const stored = (): UnsentCommand[] => JSON.parse(getItem('unsent') ?? '[]')

test('a message that was refused after its page was left is stored with the reason, and a toast says so', () => {
  reportRefused(message('a'), new ProblemError(409, { detail: 'Links work after your first day.' }))
  expect(stored()).toMatchObject([{ key: 'a', reason: 'Links work after your first day.' }])
  expect(toaster.now()).toMatchObject([{ text: 'Message not sent. Links work after your first day.' }])
})

test('a command that is sent again leaves the others, and has a new key', () => {
  for (const key of ['a', 'b']) unsent.add(message(key), 'Busy.')
  const [first] = stored()
  const again = takeUnsent(first!)
  expect(again).toMatchObject({ endpoint: sendChatMessage.name, input: message('a').input })
  expect(again.key).not.toBe('a')
  expect(stored().map(({ key }) => key)).toEqual(['b'])
})

test('[A17] it is deleted with the session', () => {
  unsent.add(message('a'), 'Busy.')
  identity.signOut()
  expect(stored()).toEqual([])
})
