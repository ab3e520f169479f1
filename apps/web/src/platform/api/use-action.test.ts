import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { leaveGroup, listMyGroups } from '@turnout/contract/groups'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { isProblem } from './problem-error.ts'
import { queryClient } from './queries.ts'
import { type ActionTexts, useAction } from './use-action.ts'

/** What was sent, and how the oldest of it that waits is answered. */
const sent: string[] = []
const waiting: ((answer: Response) => void)[] = []
let client = new QueryClient()
let resetAction = () => {}
const answerOldest = (refusal: object = { detail: 'Not now.' }) =>
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
function renderScreen(texts: Partial<ActionTexts<typeof leaveGroup>> = {}): (...groups: string[]) => void {
  let leave = (_groupId: string) => {}
  function Screen() {
    const { mutate, reset } = useAction(leaveGroup, { failed: null, ...texts })
    resetAction = reset
    leave = (groupId) => mutate({ params: { groupId } })
    return null
  }
  client = new QueryClient()
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Screen)))
  return (...groups) => {
    for (const group of groups) leave(group)
  }
}

test('the same again before it is answered is sent once; after another it is a change of mind', async () => {
  renderScreen()('canal-side', 'canal-side', 'mill-lane', 'canal-side')
  await expect.poll(() => sent).toEqual(['canal-side', 'mill-lane', 'canal-side'])
})

test('what was answered can be pressed again', async () => {
  const leave = renderScreen()
  leave('canal-side', 'canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  answerOldest()
  await expect
    .poll(() => {
      leave('canal-side')
      return sent
    })
    .toEqual(['canal-side', 'canal-side'])
})

test('a press is in hand until the screen has heard what has become of it', async () => {
  let refreshed = () => {}
  const refresh = new Promise<void>((done) => {
    refreshed = done
  })
  const queryFn = vi.fn(() => refresh.then(() => []))
  const shown = new QueryObserver(queryClient, { queryKey: [listMyGroups.name], queryFn, initialData: [] })
  const unmount = shown.subscribe(() => undefined)
  const leave = renderScreen({ refreshes: [listMyGroups] })
  leave('canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  queryFn.mockClear()
  answerOldest()
  await expect.poll(() => queryFn.mock.calls.length).toBe(1)
  leave('canal-side')
  leave('mill-lane')
  await expect.poll(() => sent).toEqual(['canal-side', 'mill-lane'])
  refreshed()
  unmount()
})

test('what leads away is made once, however long the next page takes; what was refused is tried again', async () => {
  const leave = renderScreen({ navigatesAway: true })
  leave('canal-side')
  await expect.poll(() => sent.length).toBe(1)
  answerOldest()
  await expect
    .poll(() => {
      leave('canal-side')
      return sent.length
    })
    .toBe(2)
  const stranger = { is_member: false, is_pending: false, role: null, is_creator: false }
  waiting.shift()?.(Response.json({ message: 'Left', current_user_membership: stranger }))
  await expect.poll(() => client.isMutating()).toBe(0)
  leave('canal-side')
  leave('mill-lane')
  await expect.poll(() => sent).toEqual(['canal-side', 'canal-side', 'mill-lane'])
})

test('what failed is said though the screen is gone, but for what that action does not take for a failure', async () => {
  const toasts = () => toaster.now().map(({ text }) => text)
  const leave = renderScreen({
    failed: (error) => (isProblem(error, 'not-found') ? null : 'Failed to leave'),
  })
  leave('canal-side', 'mill-lane')
  await expect.poll(() => waiting.length).toBe(2)
  answerOldest({ type: 'problems/not-found', detail: 'No such group.' })
  answerOldest({})
  await expect.poll(toasts).toEqual(['Failed to leave'])
})

test('once it has worked, what failed before is not said any more, but what failed elsewhere is', async () => {
  const toasts = () => toaster.now().map(({ text }) => text)
  const leave = renderScreen({ failed: 'Failed to leave', done: ({ message }) => message })
  leave('canal-side')
  await expect.poll(() => waiting.length).toBe(1)
  answerOldest()
  await expect.poll(toasts).toEqual(['Not now.'])
  leave('mill-lane', 'canal-side')
  await expect.poll(() => waiting.length).toBe(2)
  answerOldest({ detail: 'Not from here.' })
  await expect.poll(toasts).toEqual(['Not now.', 'Not from here.'])
  const stranger = { is_member: false, is_pending: false, role: null, is_creator: false }
  waiting.shift()?.(Response.json({ message: 'Left', current_user_membership: stranger }))
  await expect.poll(toasts).toEqual(['Not from here.', 'Left'])
})

test('what is on its way is not let go of when an answer is forgotten', async () => {
  renderScreen()('canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  const events: string[] = []
  const stop = client.getMutationCache().subscribe(({ type }) => events.push(type))
  resetAction()
  expect(events).not.toContain('observerRemoved')
  stop()
})
