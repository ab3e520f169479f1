import { checkIn } from '@turnout/contract/game-day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../ui/toaster.ts'
import { identity } from './identity.ts'
import { presses, startPresses } from './presses.ts'
import { stubShelf } from './testing-shelf.ts'

const said = () => toaster.now().map(({ text }) => text)
const press = (key: string) =>
  void presses().press({
    endpoint: checkIn.name,
    input: { params: { groupId: key }, body: {} },
    key,
    madeAt: Date.now(),
  })

beforeEach(async () => {
  stubShelf()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { addEventListener: () => undefined })
  vi.stubGlobal('navigator', {})
  identity.signIn('a-token')
  await startPresses()
  toaster.clear()
})
afterEach(() => {
  identity.signOut()
  vi.unstubAllGlobals()
})

test('a session that the server has ended says how many presses go with it', async () => {
  const refusals: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => refusals.push(answer)))
  press('first')
  press('second')
  await expect.poll(() => [presses().waiting().length, refusals.length]).toEqual([2, 1])
  refusals[0]?.(Response.json({ detail: 'Authentication required. Please log in again.' }, { status: 401 }))
  await expect
    .poll(said)
    .toEqual(['Presses not sent, and lost: 2', 'Authentication required. Please log in again.'])
  expect(presses().waiting()).toEqual([])
})

test('a session that ends when nothing waits says nothing of presses', () => {
  identity.signOut()
  expect(said()).toEqual([])
})
