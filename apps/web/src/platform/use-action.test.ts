import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { leaveGroup } from '@turnout/contract/groups'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAction } from './use-action.ts'

/** What was sent, and how the oldest of it that waits is answered. */
const sent: string[] = []
const waiting: ((answer: Response) => void)[] = []
const answers = () => waiting.shift()?.(Response.json({ detail: 'Not now.' }, { status: 409 }))

beforeEach(() => {
  sent.length = 0
  waiting.length = 0
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url.split('/').at(-2) ?? '')
    return new Promise<Response>((answer) => waiting.push(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Groups are left by a press each, on one screen, which shows nothing of it between two of them. */
function screen(): (...groups: string[]) => void {
  let press = (_groupId: string) => {}
  function Screen() {
    const { mutate } = useAction(leaveGroup, { failed: null })
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
