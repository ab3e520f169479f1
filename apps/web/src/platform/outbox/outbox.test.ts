import { checkIn } from '@turnout/contract/game-day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { identity } from '../session/identity.ts'
import { stubLocalStorage } from '../testing/local-storage.ts'
import { outbox, startOutbox } from './outbox.ts'

const toastTexts = () => toaster.now().map(({ text }) => text)
const queuedCommand = (key: string) =>
  void outbox().enqueue({
    endpoint: checkIn.name,
    input: { params: { groupId: key }, body: {} },
    key,
    madeAt: Date.now(),
  })

beforeEach(async () => {
  stubLocalStorage()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  identity.signIn('a-token')
  await startOutbox()
  toaster.clear()
})
afterEach(() => {
  identity.signOut()
  vi.unstubAllGlobals()
})

test('a session that the server has ended says how many presses go with it', async () => {
  const refusals: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => refusals.push(answer)))
  queuedCommand('first')
  queuedCommand('second')
  await expect.poll(() => [outbox().pending().length, refusals.length]).toEqual([2, 1])
  refusals[0]?.(Response.json({ detail: 'Authentication required. Please log in again.' }, { status: 401 }))
  await expect
    .poll(toastTexts)
    .toEqual(['Presses not sent, and lost: 2', 'Authentication required. Please log in again.'])
  expect(outbox().pending()).toEqual([])
})

test('a session that ends when nothing waits says nothing of presses', () => {
  identity.signOut()
  expect(toastTexts()).toEqual([])
})
