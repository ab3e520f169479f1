import {
  editChatMessage,
  listChatMessages,
  readChat,
  removeChatMessage,
  sendChatMessage,
} from '@turnout/contract/chat'
import { listMembers, removeMember } from '@turnout/contract/members'
import { listScheduledGames, moveScheduledGame } from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { insertMessages } from './support/chat.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

/** What one person does in a chat by themselves stands beside its components: `chat-room.test.tsx` and its neighbours. */
const suite = story()
const SLOW = { timeout: 45_000, interval: 50 }

/** Ada's group with Ben and Cleo in it. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const say = (who: Person, text: string) => who.call(sendChatMessage, { params, body: { text } })
  const messages = async () => (await ada.call(listChatMessages, { params })).reply.messages
  const open = async (name: string, who: Person, shape: 'phone' | 'desktop' = 'phone') => {
    const screen = await suite.open(name, { shape, token: who.token })
    await screen.page.goto(`/my-sports-groups/${groupId}/chat`)
    await screen.page.getByRole('log').waitFor()
    return screen
  }
  return { ada, ben, cleo, groupId, params, say, messages, open }
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const pinned = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const pollOn = (page: Page, name: string) => page.getByRole('group', { name })

async function openForm(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Post more than a message' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function postAnnouncement(page: Page, text: string): Promise<void> {
  await openForm(page, 'Announcement')
  await page.getByLabel('What everyone should know').fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

/** Holds it with a finger until its menu is there, which stays when the finger goes up. */
async function hold(page: Page, text: string): Promise<void> {
  const box = (await page.getByText(text, { exact: true }).boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.getByRole('menu').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const WORDS = ['First', 'Second', 'Third']
/** Of these messages, those that stand in the log, in its order. */
const shown = async (page: Page) =>
  (await page.getByRole('log').innerText()).split('\n').filter((line) => WORDS.includes(line))

test('bad reception: messages and a reaction that is taken back without a signal wait, and both phones show them once', async () => {
  const { ada, ben, say, open, messages } = await club()
  await say(ben, 'We won')
  const adas = await open('Ada', ada)
  const bens = await open('Ben', ben)
  await hold(adas.page, 'We won')
  await adas.page.getByRole('menuitemradio', { name: 'Heart' }).tap()
  const hearts = (page: Page, name: string) => page.getByRole('button', { name: `Heart, 1: ${name}` })
  await hearts(bens.page, 'Ada Okafor').waitFor()

  await adas.context.setOffline(true)
  for (const word of WORDS) await write(adas.page, word)
  await expect.poll(() => shown(adas.page), SLOW).toEqual(WORDS)
  await adas.page.getByText('Waiting to send').nth(2).waitFor()
  await adas.page.getByText('3 messages to send.').waitFor()
  await hearts(adas.page, 'you').tap()
  await hearts(adas.page, 'you').waitFor({ state: 'detached' })
  expect(await messages()).toMatchObject([{ text: 'We won', reactions: [{ reaction: 'heart' }] }])

  await adas.context.setOffline(false)
  await expect.poll(() => shown(bens.page), SLOW).toEqual(WORDS)
  await hearts(bens.page, 'Ada Okafor').waitFor({ state: 'detached' })
  await adas.page.getByText('Waiting to send').waitFor({ state: 'detached' })
  expect((await messages()).map(({ text, reactions }) => [text, reactions.length])).toEqual(
    ['We won', ...WORDS].map((text) => [text, 0]),
  )
  expect(await shown(adas.page)).toEqual(WORDS)
})

test('a rainy Thursday: an announcement, a poll and a moved game reach a phone that was without a signal', async () => {
  const { ada, ben, params, open } = await club()
  const game = (await ada.call(listScheduledGames, { params })).reply[0]!
  const adas = await open('Ada', ada, 'desktop')
  const bens = await open('Ben', ben)
  await postAnnouncement(adas.page, 'The pitch is under water')
  await pinned(bens.page).getByText('The pitch is under water').waitFor()
  await bens.context.setOffline(true)
  await write(bens.page, 'Eight is fine by me')
  await bens.page.getByText('Waiting to send').waitFor()

  await openForm(adas.page, 'Poll')
  const dialog = adas.page.getByRole('dialog')
  await dialog.getByLabel('Question').fill('Play at eight?')
  await dialog.getByLabel('Answer 1', { exact: true }).fill('Yes')
  await dialog.getByLabel('Answer 2', { exact: true }).fill('No')
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await pollOn(adas.page, 'Play at eight?').getByRole('button', { name: /^Yes/ }).click()
  const body = { date: game.date, start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { params: { ...params, gameId: game.id }, body })
  await adas.page
    .getByRole('log')
    .getByText(/^\w+day is moved to 20:00\.$/)
    .waitFor()

  await bens.context.setOffline(false)
  await bens.page
    .getByRole('log')
    .getByText(/^\w+day is moved to 20:00\.$/)
    .waitFor()
  await pollOn(bens.page, 'Play at eight?')
    .getByRole('button', { name: /^Yes 1 vote/ })
    .click()
  await pollOn(adas.page, 'Play at eight?').getByText('2 votes').first().waitFor()
  await adas.page.getByRole('log').getByText('Eight is fine by me').waitFor()
  await bens.page.getByText('Waiting to send').waitFor({ state: 'detached' })
  await pollOn(adas.page, 'Play at eight?').getByRole('button', { name: 'Close now' }).click()
  await pollOn(bens.page, 'Play at eight?').getByText('2 votes · closed').waitFor()
  await postAnnouncement(adas.page, 'We play at eight')
  await pinned(bens.page).getByText('We play at eight').waitFor()
})

test('a message is new on the tile and at home, until it is seen on any device of the person', async () => {
  const { ada, ben, groupId, say } = await club()
  await say(ben, 'Who has the pump?')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto('/home')
  await page.getByRole('link', { name: 'Canal Side Kickabout, 1 new message' }).waitFor()
  await page.goto(`/my-sports-groups/${groupId}`)
  await page.getByRole('link', { name: 'Group Chat 1 new' }).waitFor()
  await say(ben, 'Never mind')
  await page.getByRole('link', { name: 'Group Chat 2 new' }).waitFor()

  const desk = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  await desk.page.goto(`/my-sports-groups/${groupId}/chat`)
  await desk.page.getByRole('log').getByText('2 new').waitFor()
  await desk.page.getByRole('log').getByText('Never mind').waitFor()
  // the tile on the desk says when the server knows; a phone that is reloaded shows first what it had kept
  const readTile = { name: 'Group Chat Write to the group' }
  await desk.page.getByRole('link', readTile).waitFor()
  await page.reload()
  await page.getByRole('link', readTile).waitFor()
})

test('a changed and a removed message are so on every screen at once, and who is removed from the group reads nothing more', async () => {
  const { ada, ben, cleo, params, say, open } = await club()
  const { reply } = await say(ben, 'The code is 1234')
  await say(ada, 'Hello')
  const { page } = await open('Cleo', cleo)
  await page.getByText('The code is 1234').waitFor()
  const one = { ...params, messageId: reply.id }
  await ben.call(editChatMessage, { params: one, body: { text: 'The code is 4321' } })
  await page.getByText('The code is 4321').waitFor()
  await page.getByText('(edited)').waitFor()
  await ben.call(removeChatMessage, { params: one })
  await page.getByText('Message removed by Ben Okafor').waitFor()
  expect(await page.getByText('The code is').count()).toBe(0)

  const members = (await ada.call(listMembers, { params })).reply
  const { id: memberId } = members.find(({ user }) => user.id === cleo.id)!
  await ada.call(removeMember, { params: { ...params, memberId } })
  await page.getByText('Chat is for the members of this group.').waitFor()
  expect(await page.getByText('Hello', { exact: true }).count()).toBe(0)
})

const isInView = (page: Page, number: number): Promise<boolean> =>
  page.getByText(`Message ${number}`, { exact: true }).evaluate((bubble) => {
    const { top, bottom } = bubble.getBoundingClientRect()
    const log = bubble.closest('[role=log]')!.getBoundingClientRect()
    return bottom > log.top && top < log.bottom
  })

test('history comes in while a person scrolls up, and what they look at stays in view', async () => {
  const { ada, ben, groupId, params, say, open } = await club()
  await insertMessages(suite.server, groupId, ben, 120)
  await ada.call(readChat, { params, body: { number: 120 } })
  const { page } = await open('Ada', ada)
  const message = (number: number) => page.getByText(`Message ${number}`, { exact: true })
  await message(120).waitFor()
  await expect.poll(() => message(71).count(), SLOW).toBe(1)
  for (const number of [71, 21, 1]) {
    await message(number).scrollIntoViewIfNeeded()
    const before = Math.max(1, number - 50)
    await expect.poll(() => message(before).count(), SLOW).toBe(1)
    await expect.poll(() => isInView(page, number), SLOW).toBe(true)
  }
  await say(ben, 'Down here')
  await page.getByRole('button', { name: '1 new message' }).waitFor()
  await expect.poll(() => isInView(page, 1), SLOW).toBe(true)
  await page.getByRole('button', { name: '1 new message' }).click()
  await page.getByRole('button', { name: '1 new message' }).waitFor({ state: 'detached' })
  await message(120).waitFor()
})
