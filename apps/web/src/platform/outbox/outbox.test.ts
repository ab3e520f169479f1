import { checkIn } from '@turnout/contract/game-day'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

test('when the server ends a session, a toast says how many commands are lost', async () => {
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

describe('[P-3] a venue code that the server refuses', () => {
  const refused = async (waitedMs: number) => {
    const detail = "That's not the venue code."
    const type = 'problems/wrong-venue-code'
    vi.stubGlobal('fetch', async () => Response.json({ type, detail }, { status: 409 }))
    const input = { params: { groupId: 'group' }, body: { code: '123456' } }
    const madeAt = Date.now() - waitedMs
    const refusal = outbox().enqueue({ endpoint: checkIn.name, input, key: `${waitedMs}`, madeAt })
    return refusal.catch((error) => error)
  }

  test('after a minute of waiting, had expired before there was a connection', async () => {
    expect(await refused(60_000)).toMatchObject({
      code: 'wrong-venue-code',
      detail: 'The code ran out before there was a connection. Enter the code that is shown now.',
    })
  })

  test('at once, is wrong', async () => {
    expect(await refused(0)).toMatchObject({ detail: "That's not the venue code." })
  })
})

test('when a session ends with no waiting command, no toast shows', () => {
  identity.signOut()
  expect(toastTexts()).toEqual([])
})
