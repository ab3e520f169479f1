import type { ChatPage } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { ChatGroupContext } from './chat-group.ts'
import { MessageLog } from './message-log.tsx'
import { BEN, CLEO, chatMessage, chatPage } from './testing.ts'

const GROUP = { groupId: 'canal-side', me: BEN, canManage: false, memberCount: 2 }

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** From Cleo, up to message 60. */
const pageFrom = (first: number, fields: Partial<ChatPage>) =>
  chatPage(
    numbers(first, 60).map((number) => chatMessage(number, { author: CLEO })),
    fields,
  )

const logOf = (page: ChatPage, outgoingCount = 0) => (
  <ChatGroupContext value={GROUP}>
    <div style={{ display: 'grid', height: 300 }}>
      <MessageLog page={page} outgoing={null} outgoingCount={outgoingCount} />
    </div>
  </ChatGroupContext>
)

async function openLog(page: ChatPage, outgoingCount = 0) {
  stubServer({})
  const screen = await render(logOf(page, outgoingCount), { wrapper: Providers })
  const log = screen.getByRole('log').element()
  return {
    log,
    screen,
    update: (next: ChatPage, count = 0) => screen.rerender(logOf(next, count)),
    async scrollTo(top: number) {
      log.scrollTo({ top })
      await expect.element(screen.getByRole('button', { name: /new/ })).toBeVisible()
    },
  }
}

test('an own message that goes out leaves a person where they read, and a new one leads to the end', async () => {
  const page = pageFrom(1, { read_number: 60 })
  const { log, update, scrollTo } = await openLog(page, 2)
  await scrollTo(-600)
  await update(page, 1)
  expect(log.scrollTop).toBe(-600)
  await update(page, 2)
  expect(log.scrollTop).toBe(0)
})

test('with an own message that was not sent the log opens at what is new all the same', async () => {
  const { log } = await openLog(pageFrom(1, { read_number: 10 }), 1)
  expect(log.scrollTop).toBeLessThan(-600)
})

test('the line with what is new waits where a person left off, also when that is loaded after all was marked read', async () => {
  const { screen, update, scrollTo } = await openLog(pageFrom(31, { has_more: true, read_number: 5 }))
  await update(pageFrom(31, { has_more: true, read_number: 60 }))
  await scrollTo(-600)
  await update(pageFrom(1, { read_number: 60 }))
  await scrollTo(-100_000)
  await expect.element(screen.getByText('55 new', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: /new/ }).click()
  await expect.element(screen.getByRole('button', { name: /new/ })).not.toBeInTheDocument()
  await scrollTo(-600)
  await scrollTo(-100_000)
  await expect.element(screen.getByText('Message 1', { exact: true })).toBeVisible()
  expect(screen.getByText('55 new', { exact: true }).elements()).toEqual([])
})
