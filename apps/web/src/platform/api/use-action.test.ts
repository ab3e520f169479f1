import { QueryObserver } from '@tanstack/react-query'
import { leaveGroup, listMyGroups } from '@turnout/contract/groups'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { call } from './call.ts'
import { isProblem, NoConnection } from './problem-error.ts'
import { queryClient } from './queries.ts'
import { type ActionTexts, useAction } from './use-action.ts'
import { type Outcome, withRetries } from './use-task.ts'

/** The requests that were sent, and how to answer the oldest that waits. */
const sent: string[] = []
const waiting: ((answer: Response) => void)[] = []
let resetAction = () => {}
const answerOldest = (refusal: object = { detail: 'Not now.' }) =>
  waiting.shift()?.(Response.json(refusal, { status: 409 }))

const stranger = { is_member: false, is_pending: false, role: null, is_creator: false }
const left = () => Response.json({ message: 'Left', current_user_membership: stranger })

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

/** A screen with one button for each group to leave; it shows no change between two presses. */
function renderScreen(
  texts: Partial<ActionTexts<typeof leaveGroup>> = {},
  outcome: Outcome<unknown> = {},
): (...groups: string[]) => void {
  let leave = (_groupId: string) => {}
  function Screen() {
    const { mutate, reset } = useAction(leaveGroup, { failed: null, ...texts })
    resetAction = reset
    leave = (groupId) => mutate({ params: { groupId } }, outcome)
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  return (...groups) => {
    for (const group of groups) leave(group)
  }
}

test('the same action again before its answer is sent once; after another action it is sent again', async () => {
  renderScreen()('canal-side', 'canal-side', 'mill-lane', 'canal-side')
  await expect.poll(() => sent).toEqual(['canal-side', 'mill-lane', 'canal-side'])
})

test('an answered action can be pressed again', async () => {
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

test('an action is in flight until the screen has its outcome', async () => {
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

test('an action that navigates away is sent once, even while the next page loads; a refused one can be sent again', async () => {
  const done = vi.fn()
  const leave = renderScreen({ navigatesAway: true }, { done })
  leave('canal-side')
  await expect.poll(() => sent.length).toBe(1)
  answerOldest()
  await expect
    .poll(() => {
      leave('canal-side')
      return sent.length
    })
    .toBe(2)
  waiting.shift()?.(left())
  await expect.poll(() => done.mock.calls.length).toBe(1)
  leave('canal-side')
  leave('mill-lane')
  await expect.poll(() => sent).toEqual(['canal-side', 'canal-side', 'mill-lane'])
})

test('a failure shows even when the screen is gone, unless the action does not count it as one', async () => {
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

test('a success removes the earlier failure of the same action, and no other failure', async () => {
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
  waiting.shift()?.(left())
  await expect.poll(toasts).toEqual(['Not from here.', 'Left'])
})

test('a reset does not drop a request in flight', async () => {
  const done = vi.fn()
  renderScreen({}, { done })('canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  resetAction()
  waiting.shift()?.(left())
  await expect.poll(() => done.mock.calls.length).toBe(1)
})

test('a screen gets the outcome of its newest action only', async () => {
  const failed = vi.fn()
  const leave = renderScreen({}, { failed })
  leave('canal-side', 'mill-lane')
  await expect.poll(() => waiting.length).toBe(2)
  answerOldest({ detail: 'Not from here.' })
  answerOldest()
  await expect.poll(() => failed.mock.calls.map(([error]) => error.message)).toEqual(['Not now.'])
})

/** The keys of the requests, which get these answers in turn. */
function stubKeys(...answers: (() => Response)[]): string[] {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const answer = answers[keys.push(new Headers(headers).get('idempotency-key') ?? '') - 1]
    return answer?.()
  })
  return keys
}
const lost = () => {
  throw new TypeError('Failed to fetch')
}
const lostByProxy = () => new Response('', { status: 504 })
const refused = () => Response.json({ detail: 'Not now.' }, { status: 409 })

test('the same action after a lost answer keeps its key until an answer comes', async () => {
  vi.useFakeTimers()
  const keys = stubKeys(lost, lost, lost, lost, lostByProxy, refused, left)
  const leave = renderScreen()
  for (const count of [4, 5, 6, 7]) {
    leave('canal-side')
    await vi.runAllTimersAsync()
    expect(keys.length).toBe(count)
  }
  vi.useRealTimers()
  expect(new Set(keys.slice(0, 6)).size).toBe(1)
  expect(keys[6]).not.toBe(keys[5])
})

test('an hour after a lost answer the same action has a new key', async () => {
  vi.useFakeTimers()
  const keys = stubKeys(lostByProxy, lostByProxy, left)
  const leave = renderScreen()
  for (const minutes of [0, 59, 2]) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    leave('canal-side')
    await vi.runAllTimersAsync()
  }
  vi.useRealTimers()
  expect(keys.length).toBe(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('after another command, also of the outbox, the same action has a new key', async () => {
  const keys = stubKeys(lostByProxy, refused, lostByProxy, left, lostByProxy)
  const [leave, leaveElsewhere] = [renderScreen(), renderScreen()]
  const leaveAgain = (count: number) =>
    expect
      .poll(() => {
        leave('canal-side')
        return keys.length
      })
      .toBe(count)
  await leaveAgain(1)
  leaveElsewhere('mill-lane')
  await expect.poll(() => keys.length).toBe(2)
  await leaveAgain(3)
  await call(leaveGroup, { params: { groupId: 'mill-lane' } }, { key: 'queued' })
  await leaveAgain(5)
  expect(new Set(keys).size).toBe(5)
})

test('a request without a connection is sent three times at most, and a refused one only once', async () => {
  vi.useFakeTimers()
  const noConnection = vi.fn(() => Promise.reject(new NoConnection()))
  const refused = vi.fn(() => Promise.reject(new Error('Not now.')))
  const sendings = Promise.allSettled([withRetries(noConnection), withRetries(refused)])
  await vi.runAllTimersAsync()
  expect((await sendings).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([noConnection.mock.calls.length, refused.mock.calls.length]).toEqual([4, 1])
  vi.useRealTimers()
})
