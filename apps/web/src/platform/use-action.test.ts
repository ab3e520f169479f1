import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import type { Endpoint } from '@turnout/contract/endpoint'
import { leaveGroup, listMyGroups } from '@turnout/contract/groups'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../ui/toaster.ts'
import { isProblem } from './problem-error.ts'
import { queryClient } from './queries.ts'
import { type ActionWords, useAction } from './use-action.ts'

/** What was sent, and how the oldest of it that waits is answered. */
const sent: string[] = []
const waiting: ((answer: Response) => void)[] = []
const answers = (refusal: object = { detail: 'Not now.' }) =>
  waiting.shift()?.(Response.json(refusal, { status: 409 }))

beforeEach(() => {
  sent.length = 0
  waiting.length = 0
  toaster.clear()
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url.split('/').at(-2) ?? '')
    return new Promise<Response>((answer) => waiting.push(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Groups are left by a press each, on one screen, which shows nothing of it between two of them. */
function screen(
  failed: ActionWords<typeof leaveGroup>['failed'] = null,
  refreshes: readonly Endpoint[] = [],
): (...groups: string[]) => void {
  let press = (_groupId: string) => {}
  function Screen() {
    const { mutate } = useAction(leaveGroup, { failed, refreshes })
    press = (groupId) => mutate({ params: { groupId } })
    return null
  }
  const client = new QueryClient()
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Screen)))
  return (...groups) => {
    for (const group of groups) press(group)
  }
}

test('the same again before it is answered is sent once; after another it is a change of mind', async () => {
  screen()('canal-side', 'canal-side', 'mill-lane', 'canal-side')
  await expect.poll(() => sent).toEqual(['canal-side', 'mill-lane', 'canal-side'])
})

test('what was answered can be pressed again', async () => {
  const presses = screen()
  presses('canal-side', 'canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  answers()
  await expect
    .poll(() => {
      presses('canal-side')
      return sent
    })
    .toEqual(['canal-side', 'canal-side'])
})

test('a press is in hand until the screen has heard what has become of it', async () => {
  let hear = () => {}
  const heard = new Promise<void>((done) => {
    hear = done
  })
  const queryFn = vi.fn(() => heard.then(() => []))
  const shown = new QueryObserver(queryClient, { queryKey: [listMyGroups.name], queryFn, initialData: [] })
  const leave = shown.subscribe(() => undefined)
  const presses = screen(null, [listMyGroups])
  presses('canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  queryFn.mockClear()
  answers()
  await expect.poll(() => queryFn.mock.calls.length).toBe(1)
  presses('canal-side')
  presses('mill-lane')
  await expect.poll(() => sent).toEqual(['canal-side', 'mill-lane'])
  hear()
  leave()
})

test('what failed is said though the screen is gone, but for what that action does not take for a failure', async () => {
  const said = () => toaster.now().map(({ text }) => text)
  const presses = screen((error) => (isProblem(error, 'not-found') ? null : 'Failed to leave'))
  presses('canal-side', 'mill-lane')
  await expect.poll(() => waiting.length).toBe(2)
  answers({ type: 'problems/not-found', detail: 'No such group.' })
  answers({})
  await expect.poll(said).toEqual(['Failed to leave'])
})
