import { type ChatMessage, type ChatPage, listMyChats } from '@turnout/contract/chat'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { ChatGroupContext } from './chat-group.ts'
import { updateChat } from './chat-query.ts'
import { MessageLog } from './message-log.tsx'
import { BEN, CLEO, chatMessage, chatPage } from './testing.ts'
import { CHAT, groupId, MESSAGES, openRoom, pageOnTheWire } from './testing-room.tsx'

const GROUP = { groupId: 'canal-side', me: BEN, canManage: false, memberCount: 2 }

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A page of messages from Cleo, up to number 60. */
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

test('when an own message is sent the reader stays where they are, and a new own message scrolls to the end', async () => {
  const page = pageFrom(1, { read_number: 60 })
  const { log, update, scrollTo } = await openLog(page, 2)
  await scrollTo(-600)
  await update(page, 1)
  expect(log.scrollTop).toBe(-600)
  await update(page, 2)
  expect(log.scrollTop).toBe(0)
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('a new message is scrolled to when a person is almost at the end, and does not move a person who reads above', async () => {
  const { log, screen, update, scrollTo } = await openLog(pageFrom(2, { read_number: 60 }))
  const withNext = (first: number, last: number) =>
    chatPage([...pageFrom(first, {}).messages, ...fromCleo(61, last)], { read_number: 60 })
  log.scrollTo({ top: -30 })
  for (let count = 0; count < 3; count += 1) await frame()
  await update(withNext(2, 61))
  for (let count = 0; count < 3; count += 1) await frame()
  expect(log.scrollTop).toBe(0)
  expect(screen.getByRole('button', { name: /new/ }).elements()).toEqual([])
  await scrollTo(-600)
  await update(withNext(2, 62))
  await frame()
  expect(log.scrollTop).toBeLessThan(-500)
})

test('the button to the newest message disappears after a press, and the log gets the focus', async () => {
  const { log, screen, scrollTo } = await openLog(pageFrom(1, { read_number: 60 }))
  await scrollTo(-600)
  const button = screen.getByRole('button', { name: 'To the newest message' })
  await button.click()
  await expect.element(button).not.toBeInTheDocument()
  expect(document.activeElement).toBe(log)
  expect(log.scrollTop).toBe(0)
})

test('the log opens at the first new message, also with an own message that was not sent', async () => {
  const { log } = await openLog(pageFrom(1, { read_number: 10 }), 1)
  expect(log.scrollTop).toBeLessThan(-600)
})

test('the line of new messages stays where a person left off, also when that part loads after all is marked as read', async () => {
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

const fromCleo = (from: number, to: number) =>
  numbers(from, to).map((number) => chatMessage(number, { author: CLEO }))

/** A chat with this many messages, of which those from `first` on are loaded. */
async function openChat(count: number, first: number, newest: Partial<ChatMessage> = {}) {
  const messages = [...fromCleo(first, count - 1), chatMessage(count, { author: CLEO, ...newest })]
  const loaded = chatPage(messages, { has_more: first > 1, read_number: count })
  const { screen, log } = await openRoom(loaded, {
    answers: {
      [`GET ${MESSAGES}`]: (_, query) => {
        const before = Number(query.get('before'))
        if (before === 0) return pageOnTheWire({ ...loaded, messages: [] })
        const from = Math.max(1, before - 50)
        const fields = { has_more: from > 1, version: count, read_number: count }
        return pageOnTheWire(chatPage(fromCleo(from, before - 1), fields))
      },
    },
  })
  const message = (number: number) => log.getByText(`Message ${number}`, { exact: true })
  return {
    screen,
    log: log.element(),
    message,
    isInView(number: number) {
      const bubble = message(number).query()?.getBoundingClientRect()
      const { top, bottom } = log.element().getBoundingClientRect()
      return bubble !== undefined && bubble.bottom > top && bubble.top < bottom
    },
  }
}

test('of 300 messages only those near the viewport are rendered, and any other is rendered when a person scrolls to it', async () => {
  const { screen, log, message, isInView } = await openChat(300, 1)
  await expect.poll(() => isInView(300)).toBe(true)
  await expect.element(message(1)).not.toBeInTheDocument()
  log.scrollTo({ top: -log.scrollHeight })
  await expect.poll(() => isInView(1)).toBe(true)
  // the newest messages stay, and with them the tab stop
  await expect.element(message(300)).toBeInTheDocument()
  await expect.element(message(150)).not.toBeInTheDocument()
  expect(log.querySelectorAll('[data-message]').length).toBeLessThan(200)
  await screen.getByRole('button', { name: 'To the newest message' }).click()
  await expect.poll(() => isInView(300)).toBe(true)
  await expect.element(message(1)).not.toBeInTheDocument()
})

test('older messages load on scrolling up and what is in view stays, also when a message comes; a press shows that message', async () => {
  const { screen, log, isInView } = await openChat(120, 71)
  await expect.poll(() => isInView(120)).toBe(true)
  for (let count = 0; count < 3; count += 1) await frame()
  const scrollUpTo = (number: number) => {
    if (!isInView(number)) log.scrollBy({ top: -200 })
    return isInView(number)
  }
  for (const number of [71, 21, 1]) {
    await expect.poll(() => scrollUpTo(number)).toBe(true)
    for (let count = 0; count < 10; count += 1) await frame()
    expect(isInView(number)).toBe(true)
  }
  const [latest] = fromCleo(121, 121)
  updateChat(groupId, (page) => ({ ...page, messages: [...page.messages, latest!], last_number: 121 }))
  const toNewest = screen.getByRole('button', { name: '1 new message' })
  await expect.element(toNewest).toBeVisible()
  for (let count = 0; count < 3; count += 1) await frame()
  expect(isInView(1)).toBe(true)
  await toNewest.click()
  await expect.element(toNewest).not.toBeInTheDocument()
  await expect.poll(() => isInView(121)).toBe(true)
})

test('opening the chat shows the number of new messages and marks them as read', async () => {
  const { queryKey } = read(listMyChats, {})
  queryClient.setQueryData(queryKey, [])
  const { log, bodiesOf } = await openRoom(chatPage(fromCleo(1, 3), { read_number: 1, unread_count: 2 }), {
    answers: { [`PUT ${CHAT}/read`]: () => ({ unread_count: 0, read_number: 3 }) },
  })
  await expect.element(log.getByText('2 new')).toBeVisible()
  await expect.poll(() => bodiesOf('PUT', `${CHAT}/read`)).toEqual([{ number: 3 }])
  // the count on the tile is requested again
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a message shown by a press stays in view when a part of the log below it is taller than before', async () => {
  const quoted = { id: chatMessage(206).id, number: 206, author: CLEO, text: null }
  // of the block 220 to 239 only the second half is loaded
  const { log, screen, message, isInView } = await openChat(330, 230, { text: 'Thanks', reply_to: quoted })
  // Safari has no scroll anchoring
  log.style.overflowAnchor = 'none'
  await expect.element(message(231)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Cleo Haddad Message removed' }).click()
  await expect.poll(() => isInView(206)).toBe(true)
  for (let count = 0; count < 6; count += 1) await frame()
  await expect.element(message(231)).toBeInTheDocument()
  expect(isInView(206)).toBe(true)
})
