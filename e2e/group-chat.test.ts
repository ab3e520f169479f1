import { editChatMessage, listChatMessages, removeChatMessage, sendChatMessage } from '@turnout/contract/chat'
import { closePoll, createPoll, postAnnouncement, voteInPoll } from '@turnout/contract/chat-polls'
import { listMembers, removeMember } from '@turnout/contract/members'
import { listScheduledGames, moveScheduledGame } from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

/**
 * What one person alone does in a chat is tested with its components: `chat-room.test.tsx` and its
 * neighbours.
 */
const suite = story()
const SLOW = { timeout: 45_000, interval: 50 }

/** Ada's group with Ben in it, and the chat on the phone of each. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben'])
  const ben = people[0]!
  const params = { groupId }
  const messages = async () => (await ada.call(listChatMessages, { params })).reply.messages
  await ben.call(sendChatMessage, { params, body: { text: 'We won' } })
  const open = async (name: string, who: Person) => {
    const screen = await suite.open(name, { shape: 'phone', token: who.token })
    await screen.page.goto(`/my-sports-groups/${groupId}/chat`)
    await screen.page.getByText('We won').waitFor()
    return screen
  }
  return { ada, ben, params, messages, adas: await open('Ada', ada), bens: await open('Ben', ben) }
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const pinned = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const pollOn = (page: Page) => page.getByRole('group', { name: 'Play at eight?' })
const movedOn = (page: Page) =>
  page
    .getByRole('log')
    .getByText(/^\w+day is moved to 20:00\.$/)
    .waitFor()

/** Holds it with a finger until its menu is there, which stays when the finger is lifted. */
async function hold(page: Page, text: string): Promise<void> {
  const box = (await page.getByText(text, { exact: true }).boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.getByRole('menu').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const WORDS = ['First', 'Second', 'Third']
/** The messages of these that are in the log, in its order. */
const shown = async (page: Page) =>
  (await page.getByRole('log').innerText()).split('\n').filter((line) => WORDS.includes(line))

test('a rainy Thursday offline: what was written waits and is sent once, missed messages arrive, changes show at once, and a removed member reads nothing more', async () => {
  const { ada, ben, params, messages, adas, bens } = await club()
  const hearts = (page: Page, name: string) => page.getByRole('button', { name: `Heart, 1: ${name}` })
  await hold(bens.page, 'We won')
  await bens.page.getByRole('menuitemradio', { name: 'Heart' }).tap()
  await hearts(adas.page, 'Ben Okafor').waitFor()

  await bens.context.setOffline(true)
  for (const word of WORDS) await write(bens.page, word)
  await expect.poll(() => shown(bens.page), SLOW).toEqual(WORDS)
  await bens.page.getByText('Waiting to send').nth(2).waitFor()
  await bens.page.getByText('3 messages to send.').waitFor()
  await hearts(bens.page, 'you').tap()
  await hearts(bens.page, 'you').waitFor({ state: 'detached' })
  expect(await messages()).toMatchObject([{ text: 'We won', reactions: [{ reaction: 'heart' }] }])

  await ada.call(postAnnouncement, { params, body: { text: 'The pitch is under water' } })
  const question = { question: 'Play at eight?', answers: ['Yes', 'No'] }
  const { reply: poll } = await ada.call(createPoll, { params, body: question })
  const ofPoll = { ...params, messageId: poll.id }
  await ada.call(voteInPoll, { params: ofPoll, body: { answers: [0] } })
  const game = (await ada.call(listScheduledGames, { params })).reply[0]!
  const body = { date: game.date, start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { params: { ...params, gameId: game.id }, body })
  await movedOn(adas.page)

  await bens.context.setOffline(false)
  await expect.poll(() => shown(adas.page), SLOW).toEqual(WORDS)
  await hearts(adas.page, 'Ben Okafor').waitFor({ state: 'detached' })
  await movedOn(bens.page)
  await pinned(bens.page).getByText('The pitch is under water').waitFor()
  await bens.page.getByText('Waiting to send').waitFor({ state: 'detached' })
  const texts = (await messages()).filter(({ kind }) => kind === 'text')
  expect(texts.map(({ text, reactions }) => [text, reactions.length])).toEqual(
    ['We won', ...WORDS].map((text) => [text, 0]),
  )
  expect(await shown(bens.page)).toEqual(WORDS)

  await pollOn(bens.page)
    .getByRole('button', { name: /^Yes 1 vote/ })
    .tap()
  await pollOn(adas.page).getByText('2 votes').first().waitFor()
  await ada.call(closePoll, { params: ofPoll })
  await pollOn(bens.page).getByText('2 votes · closed').waitFor()
  await ada.call(postAnnouncement, { params, body: { text: 'We play at eight' } })
  await pinned(bens.page).getByText('We play at eight').waitFor()

  const mine = { params: { ...params, messageId: texts.at(-1)!.id } }
  await ben.call(editChatMessage, { ...mine, body: { text: 'The code is 4321' } })
  await adas.page.getByText('The code is 4321').waitFor()
  await adas.page.getByText('(edited)').waitFor()
  await ben.call(removeChatMessage, mine)
  await adas.page.getByText('Message removed by Ben Okafor').waitFor()
  expect(await adas.page.getByText('The code is').count()).toBe(0)

  const members = (await ada.call(listMembers, { params })).reply
  const { id: memberId } = members.find(({ user }) => user.id === ben.id)!
  await ada.call(removeMember, { params: { ...params, memberId } })
  await bens.page.getByText('Chat is for the members of this group.').waitFor()
  expect(await bens.page.getByText('We won', { exact: true }).count()).toBe(0)
})
