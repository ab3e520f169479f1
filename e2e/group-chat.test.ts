import { listChatMessages, readChat, removeChatMessage, sendChatMessage } from '@turnout/contract/chat'
import { listMembers, removeMember } from '@turnout/contract/members'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { insertMessages } from './support/chat.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()
const DAY_MS = 24 * 60 * 60 * 1000
const SLOW = { timeout: 45_000, interval: 50 }

/** Ada's group with Ben and Cleo in it. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const say = (who: Person, text: string) => who.call(sendChatMessage, { params, body: { text } })
  const texts = async () =>
    (await ada.call(listChatMessages, { params })).reply.messages.map(({ text }) => text)
  const open = async (name: string, who: Person, shape: 'phone' | 'desktop' = 'phone') => {
    const screen = await suite.open(name, { shape, token: who.token })
    await screen.page.goto(`/my-sports-groups/${groupId}/chat`)
    await screen.page.getByRole('log').waitFor()
    return screen
  }
  return { ada, ben, cleo, groupId, params, say, texts, open }
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const WORDS = ['First', 'Second', 'Third']
/** Of these messages, those that stand in the log, in its order. */
const shown = async (page: Page) =>
  (await page.getByRole('log').innerText()).split('\n').filter((line) => WORDS.includes(line))

const isInView = (page: Page, number: number): Promise<boolean> =>
  page.getByText(`Message ${number}`, { exact: true }).evaluate((bubble) => {
    const { top, bottom } = bubble.getBoundingClientRect()
    const log = bubble.closest('[role=log]')!.getBoundingClientRect()
    return bottom > log.top && top < log.bottom
  })

test('bad reception: three messages that are written without a signal wait in order, and both phones show them once', async () => {
  const { ada, ben, open, texts } = await club()
  const adas = await open('Ada', ada)
  const bens = await open('Ben', ben)
  await adas.context.setOffline(true)
  for (const word of WORDS) await write(adas.page, word)
  await expect.poll(() => shown(adas.page), SLOW).toEqual(WORDS)
  await adas.page.getByText('Waiting to send').nth(2).waitFor()
  await adas.page.getByText('3 messages to send.').waitFor()
  expect(await texts()).toEqual([])

  await adas.context.setOffline(false)
  await expect.poll(() => shown(bens.page), SLOW).toEqual(WORDS)
  await adas.page.getByText('Waiting to send').waitFor({ state: 'detached' })
  expect(await texts()).toEqual(WORDS)
  expect(await shown(adas.page)).toEqual(WORDS)
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

test('a message that is refused says why; it is sent again later, changed and sent, or deleted', async () => {
  const { ben, open, texts } = await club()
  const { page } = await open('Ben', ben)
  await write(page, 'https://pitch.example/first')
  await page.getByText('Not sent. Links work after your first day in this group.').waitFor()
  await page.reload()
  await page.getByText('https://pitch.example/first').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('https://pitch.example/first').waitFor({ state: 'detached' })

  await write(page, 'See https://pitch.example/map')
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await page.getByText('Not sent.').waitFor({ state: 'detached' })
  await expect.poll(() => field(page).inputValue()).toBe('See https://pitch.example/map')
  await write(page, 'See the map')
  await expect.poll(texts, SLOW).toEqual(['See the map'])

  await write(page, 'https://pitch.example/second')
  await page.getByText('Not sent.').waitFor()
  suite.server.pass(DAY_MS)
  await page.getByRole('button', { name: 'Try again' }).click()
  const link = page.getByRole('link', { name: 'https://pitch.example/second' })
  await page.getByText('Not sent.').waitFor({ state: 'detached' })
  await expect.poll(texts, SLOW).toEqual(['See the map', 'https://pitch.example/second'])
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
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

test('of 600 messages only those near to what is read are in the page, and each is there when a person gets to it', async () => {
  const { ada, ben, groupId, params, open } = await club()
  await insertMessages(suite.server, groupId, ben, 600)
  await ada.call(readChat, { params, body: { number: 600 } })
  const { page } = await open('Ada', ada, 'desktop')
  const log = page.getByRole('log')
  const message = (number: number) => log.getByText(`Message ${number}`, { exact: true })
  await message(600).waitFor()
  const scrollUp = () => log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
  let most = 0
  while ((await message(1).count()) === 0) {
    await scrollUp()
    most = Math.max(most, await log.locator('[data-message]').count())
  }
  expect(most).toBeLessThan(300)
  // what was loaded last stands above what was scrolled to before it
  await scrollUp()
  await expect.poll(() => isInView(page, 1), SLOW).toBe(true)
  // the newest ones stay, and with them the place of the keyboard
  expect(await message(600).count()).toBe(1)
  await expect.poll(() => message(400).count(), SLOW).toBe(0)
  await page.getByRole('button', { name: 'To the newest message' }).click()
  await expect.poll(() => isInView(page, 600), SLOW).toBe(true)
  await expect.poll(() => message(1).count(), SLOW).toBe(0)
})

test('a removed message leaves every screen at once, and who is removed from the group reads nothing more', async () => {
  const { ada, ben, cleo, params, say, open } = await club()
  const { reply } = await say(ben, 'The code is 1234')
  const cleos = await open('Cleo', cleo)
  await cleos.page.getByText('The code is 1234').waitFor()
  await ben.call(removeChatMessage, { params: { ...params, messageId: reply.id } })
  await cleos.page.getByText('Message removed by Ben Okafor').waitFor()
  expect(await cleos.page.getByText('The code is 1234').count()).toBe(0)

  await say(ada, 'Hello')
  await cleos.page.getByText('Hello', { exact: true }).waitFor()
  const members = (await ada.call(listMembers, { params })).reply
  const { id: memberId } = members.find(({ user }) => user.id === cleo.id)!
  await ada.call(removeMember, { params: { ...params, memberId } })
  await cleos.page.getByText('Chat is for the members of this group.').waitFor()
  expect(await cleos.page.getByText('Hello', { exact: true }).count()).toBe(0)
})
