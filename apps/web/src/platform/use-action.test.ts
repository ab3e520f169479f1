import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
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
let client = new QueryClient()
let forget = () => {}
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
function screen(words: Partial<ActionWords<typeof leaveGroup>> = {}): (...groups: string[]) => void {
  let press = (_groupId: string) => {}
  function Screen() {
    const { mutate, reset } = useAction(leaveGroup, { failed: null, ...words })
    forget = reset
    press = (groupId) => mutate({ params: { groupId } })
    return null
  }
  client = new QueryClient()
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
  const presses = screen({ refreshes: [listMyGroups] })
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

test('what leads away is made once, however long the next page takes; what was refused is tried again', async () => {
  const presses = screen({ leadsAway: true })
  presses('canal-side')
  await expect.poll(() => sent.length).toBe(1)
  answers()
  await expect
    .poll(() => {
      presses('canal-side')
      return sent.length
    })
    .toBe(2)
  const stranger = { is_member: false, is_pending: false, role: null, is_creator: false }
  waiting.shift()?.(Response.json({ message: 'Left', current_user_membership: stranger }))
  await expect.poll(() => client.isMutating()).toBe(0)
  presses('canal-side')
  presses('mill-lane')
  await expect.poll(() => sent).toEqual(['canal-side', 'canal-side', 'mill-lane'])
})

test('what failed is said though the screen is gone, but for what that action does not take for a failure', async () => {
  const said = () => toaster.now().map(({ text }) => text)
  const presses = screen({
    failed: (error) => (isProblem(error, 'not-found') ? null : 'Failed to leave'),
  })
  presses('canal-side', 'mill-lane')
  await expect.poll(() => waiting.length).toBe(2)
  answers({ type: 'problems/not-found', detail: 'No such group.' })
  answers({})
  await expect.poll(said).toEqual(['Failed to leave'])
})

test('what is on its way is not let go of when an answer is forgotten', async () => {
  screen()('canal-side')
  await expect.poll(() => sent).toEqual(['canal-side'])
  const heard: string[] = []
  const stop = client.getMutationCache().subscribe(({ type }) => heard.push(type))
  forget()
  expect(heard).not.toContain('observerRemoved')
  stop()
})
