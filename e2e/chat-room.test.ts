import { changeAttendanceSettings } from '@turnout/contract/attendance-settings'
import { readChat, sendChatMessage } from '@turnout/contract/chat'
import { getNotificationSettings } from '@turnout/contract/notification-settings'
import {
  answerScheduledGame,
  cancelScheduledGame,
  listScheduledGames,
  moveScheduledGame,
} from '@turnout/contract/scheduled-games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { insertMessages } from './support/chat.ts'
import { clubTomorrow } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

/** Ada's group, with places for two tomorrow, and Ben and Cleo in it. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const limited = { mode: 'limited', places: 2, minimum: null, guests_allowed: true, fair_places: false }
  await ada.call(changeAttendanceSettings, { params, body: { ...limited, mode: 'limited' } })
  const game = (await ada.call(listScheduledGames, { params })).reply[0]!
  const open = async (who: Person, shape: 'phone' | 'desktop' = 'phone') => {
    const screen = await suite.open(who.id, { shape, token: who.token })
    await screen.page.goto(`/my-sports-groups/${groupId}/chat`)
    await screen.page.getByRole('log').waitFor()
    return screen
  }
  return { ada, ben, cleo, groupId, params, game, open }
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

test('a rainy Thursday: an announcement, a poll and a moved game reach a phone that was without a signal', async () => {
  const { ada, ben, params, game, open } = await club()
  const adas = await open(ada, 'desktop')
  const bens = await open(ben)
  await postAnnouncement(adas.page, 'The pitch is under water')
  await pinned(bens.page).getByText('The pitch is under water').waitFor()
  await bens.context.setOffline(true)
  await bens.page.getByRole('textbox', { name: 'Write a message' }).fill('Eight is fine by me')
  await bens.page.getByRole('button', { name: 'Send', exact: true }).click()
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
  await postAnnouncement(adas.page, 'We play at eight')
  await pinned(bens.page).getByText('We play at eight').waitFor()
})

test('the chat says who is out and who has the place, that a date is moved, and that it is cancelled', async () => {
  const { ada, ben, cleo, params, game, open } = await club()
  const { page } = await open(ada)
  const gameParams = { ...params, gameId: game.id }
  const answer = (who: Person, choice: 'going' | 'not_going') =>
    who.call(answerScheduledGame, { params: gameParams, body: { answer: choice } })
  for (const who of [ada, ben, cleo]) await answer(who, 'going')
  await answer(ben, 'not_going')
  const log = page.getByRole('log')
  await log.getByText(/^Ben Okafor is out\. Cleo Okafor has the place on \w+day\.$/).waitFor()

  const body = { date: game.date, start_time: '20:00', end_time: '22:00' }
  await ada.call(moveScheduledGame, { params: gameParams, body })
  await log.getByText(/^\w+day is moved to 20:00\.$/).waitFor()
  await ada.call(cancelScheduledGame, { params: gameParams, body: { reason: '' } })
  await log.getByText(/^\w+day is cancelled\.$/).waitFor()
})

test('an announcement stays on top for everyone until the next one, and until it is taken down', async () => {
  const { ada, ben, open } = await club()
  const adas = await open(ada, 'desktop')
  const bens = await open(ben)
  const post = (text: string) => postAnnouncement(adas.page, text)
  expect(await bens.page.getByRole('button', { name: 'Post more than a message' }).count()).toBe(0)
  await post('See https://pitch.example')
  await adas.page.getByText('Links work after your first day in this group.').first().waitFor()
  // closed by mistake, and opened again
  await adas.page.keyboard.press('Escape')
  await openForm(adas.page, 'Announcement')
  const words = adas.page.getByLabel('What everyone should know')
  expect(await words.inputValue()).toBe('See https://pitch.example')
  await words.fill('Dark shirts. The light bibs are in the wash')
  await adas.page.getByRole('button', { name: 'Post', exact: true }).click()
  await pinned(bens.page).getByText('Ada Okafor: The light bibs are in the wash').waitFor()
  await bens.page.getByRole('log').getByText('Announcement', { exact: true }).waitFor()
  await adas.page.getByRole('dialog').waitFor({ state: 'detached' })

  await post('Gate 3 is closed')
  await pinned(bens.page).getByText('Gate 3 is closed').waitFor()
  await expect.poll(() => pinned(bens.page).count()).toBe(1)
  await bens.page.getByRole('button', { name: 'Open' }).click()
  await bens.page.getByRole('dialog').getByText('Gate 3 is closed').waitFor()
  expect(await bens.page.getByRole('button', { name: 'Take it down' }).count()).toBe(0)
  await bens.page.getByRole('button', { name: 'Close' }).click()

  await pinned(adas.page).getByText('Gate 3 is closed').waitFor()
  await adas.page.getByRole('button', { name: 'Open' }).click()
  await adas.page.getByRole('button', { name: 'Take it down' }).click()
  await adas.page.getByText('Its text is deleted for everyone.').waitFor()
  await adas.page.getByRole('button', { name: 'Take it down' }).click()
  await pinned(bens.page).waitFor({ state: 'detached' })
  await bens.page.getByText('Message removed by Ada Okafor').waitFor()
})

test('a poll is asked by an organiser, votes show on every phone, wait for a signal, and end when it is closed', async () => {
  const { ada, ben, open } = await club()
  const adas = await open(ada, 'desktop')
  const bens = await open(ben)
  await openForm(adas.page, 'Poll')
  const dialog = adas.page.getByRole('dialog')
  await dialog.getByLabel('Question').fill('Drinks after Tuesday?')
  await dialog.getByLabel('Answer 1', { exact: true }).fill('Lock Keeper')
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await dialog.getByText('Give at least two answers.').waitFor()
  await adas.page.keyboard.press('Escape')
  await openForm(adas.page, 'Poll')
  expect(await dialog.getByLabel('Question').inputValue()).toBe('Drinks after Tuesday?')
  await dialog.getByLabel('Answer 2', { exact: true }).fill('Home, school night')
  await dialog.getByRole('button', { name: 'Add an answer' }).click()
  await dialog.getByLabel('Answer 3', { exact: true }).fill('Anywhere else')
  await dialog.getByRole('button', { name: 'Ask' }).click()

  const drinks = (page: Page) => pollOn(page, 'Drinks after Tuesday?')
  const answer = (page: Page, name: RegExp, pressed?: boolean) =>
    drinks(page).getByRole('button', { name, ...(pressed !== undefined && { pressed }) })
  await answer(bens.page, /^Lock Keeper/).click()
  await answer(bens.page, /^Lock Keeper 1 vote/, true).waitFor()
  await answer(adas.page, /^Lock Keeper 1 vote/, false).waitFor()
  await answer(adas.page, /^Home/).click()
  await drinks(bens.page).getByText('2 votes').first().waitFor()

  await bens.context.setOffline(true)
  await answer(bens.page, /^Home/).click()
  await answer(bens.page, /^Home, school night 2 votes/, true).waitFor()
  await drinks(bens.page).getByText('Waiting to send').waitFor()
  await bens.context.setOffline(false)
  await answer(adas.page, /^Home, school night 2 votes/, true).waitFor()
  await drinks(bens.page).getByText('Waiting to send').waitFor({ state: 'detached' })

  expect(await drinks(bens.page).getByRole('button', { name: 'Close now' }).count()).toBe(0)
  await drinks(adas.page).getByRole('button', { name: 'Close now' }).click()
  await drinks(bens.page).getByText('2 votes · closed').waitFor()
  await expect.poll(() => drinks(bens.page).getByRole('button').count()).toBe(0)
  await drinks(bens.page).getByText('Home, school night').waitFor()

  const row = bens.page.locator('[data-message]').filter({ has: drinks(bens.page) })
  await row.getByRole('button', { name: 'Message actions' }).click()
  await bens.page.getByRole('menuitem', { name: 'Who voted' }).click()
  const votes = bens.page.getByRole('dialog', { name: 'Votes' })
  await votes.getByRole('listitem').filter({ hasText: 'Ada Okafor' }).waitFor()
  await votes.getByRole('listitem').filter({ hasText: 'You' }).waitFor()
})

test('a message from far back is found by a word of it, and a press leads to it in the log', async () => {
  const { ada, ben, groupId, params, open } = await club()
  const text = 'The spare key is under the blue stone, behind the second goal'
  await ben.call(sendChatMessage, { params, body: { text } })
  await insertMessages(suite.server, groupId, ben, 110)
  await ada.call(readChat, { params, body: { number: 111 } })
  const { page, context } = await open(ada)
  await page.getByText('Message 110', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Search messages' }).click()
  const words = page.getByLabel('Words in a message')
  await words.fill('umbrella')
  await page.getByText('No message has “umbrella”').waitFor()
  await context.setOffline(true)
  await words.fill('STONE')
  await page.getByText("The search didn't work.").waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  // with the signal the search goes on by itself
  await context.setOffline(false)
  await page.getByRole('button', { name: /blue stone, behind/ }).click()
  const found = page.getByRole('log').getByText('The spare key is under the blue stone')
  await found.waitFor()
  await expect
    .poll(() => found.evaluate((text) => text.closest('[data-message]') === document.activeElement))
    .toBe(true)
})

test('a group is muted from its chat, for all devices of the person', async () => {
  const { ben, groupId, open } = await club()
  const { page } = await open(ben)
  const isMuted = async () => {
    const { groups } = (await ben.call(getNotificationSettings, {})).reply
    return groups.find(({ id }) => id === groupId)?.is_muted
  }
  await page.getByRole('button', { name: 'Mute this group', exact: true }).click()
  await expect.poll(isMuted).toBe(true)
  await page.getByText('Canal Side Kickabout · muted').waitFor()
  const desk = await open(ben, 'desktop')
  await desk.page.getByText('Canal Side Kickabout · muted').waitFor()
  await desk.page.getByRole('button', { name: 'Unmute', exact: true }).click()
  await expect.poll(isMuted).toBe(false)
})

test('on a laptop the chat stands beside the page of its group, and stays on its own when the window is narrow', async () => {
  const { ada, open } = await club()
  const { page } = await open(ada, 'desktop')
  const panel = page.getByRole('region', { name: 'Group Chat' })
  const group = page.getByRole('heading', { name: 'Canal Side Kickabout', level: 1 })
  await group.waitFor()
  await page.getByRole('button', { name: "I'm in" }).first().click()
  await panel.getByRole('textbox', { name: 'Write a message' }).fill('Kept while the window changes')
  await page.setViewportSize({ width: 800, height: 700 })
  await group.waitFor({ state: 'detached' })
  await panel.getByRole('link', { name: 'Back to group' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await group.waitFor()
  expect(await panel.getByRole('textbox').inputValue()).toBe('Kept while the window changes')
  await panel.getByRole('link', { name: 'Close the chat' }).click()
  await panel.waitFor({ state: 'detached' })
  await group.waitFor()
})
