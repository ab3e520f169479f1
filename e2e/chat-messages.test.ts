import { listChatMessages, readChat, sendChatMessage } from '@turnout/contract/chat'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Person } from '../apps/server/src/testing/people.ts'
import { insertMessages } from './support/chat.ts'
import { clubTomorrow } from './support/club.ts'
import { hasFocus } from './support/keys.ts'
import { story } from './support/story.ts'

const suite = story()
const SLOW = { timeout: 45_000, interval: 50 }
const TEN_MINUTES_MS = 10 * 60 * 1000

/** Ada's group with Ben and Cleo in it. */
async function club() {
  const { ada, groupId, people } = await clubTomorrow(suite.server, ['Ben', 'Cleo'])
  const [ben, cleo] = people as [Person, Person]
  const params = { groupId }
  const say = (who: Person, text: string) => who.call(sendChatMessage, { params, body: { text } })
  const messages = async () => (await ada.call(listChatMessages, { params })).reply.messages
  const open = async (name: string, who: Person, shape: 'phone' | 'desktop' = 'phone') => {
    const { page } = await suite.open(name, { shape, token: who.token })
    await page.goto(`/my-sports-groups/${groupId}/chat`)
    await page.getByRole('log').waitFor()
    return page
  }
  return { ada, ben, cleo, params, say, messages, open }
}

const rowOf = (page: Page, text: string) =>
  page
    .locator('[data-message]')
    .filter({ has: page.getByText(text, { exact: true }) })
    // an answer that quotes it stands after it
    .first()
const field = (page: Page) => page.getByRole('textbox')
const menu = (page: Page) => page.getByRole('menu')

async function openMenu(page: Page, text: string): Promise<void> {
  await rowOf(page, text).getByRole('button', { name: 'Message actions' }).click()
  await menu(page).waitFor()
}

async function choose(page: Page, text: string, item: string): Promise<void> {
  await openMenu(page, text)
  await menu(page).getByRole('menuitem', { name: item }).click()
  await menu(page).waitFor({ state: 'detached' })
}

const itemsOf = async (page: Page, text: string): Promise<string[]> => {
  await openMenu(page, text)
  const items = await menu(page).getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  return items
}

async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

test('an answer shows what it answers, and leads back to it however far back that is', async () => {
  const { ada, ben, params, say, messages, open } = await club()
  await say(ben, 'Who has the pump?')
  const page = await open('Ada', ada)
  await choose(page, 'Who has the pump?', 'Reply')
  await page.getByText('Replying to Ben Okafor').waitFor()
  expect(await hasFocus(field(page))).toBe(true)
  await send(page, 'I have it')
  await page.getByText('Replying to Ben Okafor').waitFor({ state: 'detached' })
  await expect.poll(async () => (await messages()).at(-1)?.reply_to?.text, SLOW).toBe('Who has the pump?')
  await rowOf(page, 'I have it').getByText('Who has the pump?').waitFor()
  await send(page, 'And the bibs')
  await expect.poll(async () => (await messages()).at(-1)?.reply_to, SLOW).toBeNull()

  await insertMessages(suite.server, params.groupId, ben, 120)
  const [first] = (await ada.call(listChatMessages, { params, query: { before: 2 } })).reply.messages
  await ada.call(sendChatMessage, { params, body: { text: 'Thanks', reply_to: first?.id ?? null } })
  await ada.call(readChat, { params, body: { number: 200 } })
  await page.reload()
  await page.getByText('Thanks', { exact: true }).waitFor()
  const question = page.locator(`[data-message="${first?.id}"]`)
  expect(await question.count()).toBe(0)
  await rowOf(page, 'Thanks').getByRole('button', { name: 'Who has the pump?' }).click()
  await expect.poll(() => hasFocus(question), SLOW).toBe(true)
  expect(await question.innerText()).toContain('Who has the pump?')
})

test('an own message is changed within ten minutes, marked as edited, and what was being written stays', async () => {
  const { ada, ben, say, messages, open } = await club()
  await say(ben, 'At eihgt')
  await say(ada, 'Fine')
  const page = await open('Ben', ben)
  const adas = await open('Ada', ada)
  await field(page).fill('Half a thought')
  await choose(page, 'At eihgt', 'Edit')
  expect(await field(page).inputValue()).toBe('At eihgt')
  await field(page).fill('At eight')
  await page.getByRole('button', { name: 'Save' }).click()
  await rowOf(adas, 'At eight').getByText('(edited)').waitFor()
  await rowOf(page, 'At eight').getByText('(edited)').waitFor()
  expect(await field(page).inputValue()).toBe('Half a thought')
  expect((await messages()).map(({ text }) => text)).toEqual(['At eight', 'Fine'])

  expect(await itemsOf(page, 'Fine')).toEqual(['Reply', 'Copy text', 'Report'])
  expect(await itemsOf(page, 'At eight')).toEqual(['Reply', 'Copy text', 'Edit', 'Remove'])
  expect(await itemsOf(adas, 'At eight')).toEqual(['Reply', 'Copy text', 'Report', 'Remove'])
  await choose(page, 'At eight', 'Edit')
  await field(page).fill('At nine')
  suite.server.pass(TEN_MINUTES_MS)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A message can be edited for ten minutes. Send another one.').waitFor()
  expect(await field(page).inputValue()).toBe('At nine')
  await page.getByRole('button', { name: 'Stop editing' }).click()
  expect(await field(page).inputValue()).toBe('Half a thought')
  expect((await messages())[0]?.text).toBe('At eight')
})

test('what a person was writing, and what it answers, is there after a reload', async () => {
  const { ben, cleo, say, messages, open } = await club()
  await say(cleo, 'Who has the bibs?')
  const page = await open('Ben', ben)
  await choose(page, 'Who has the bibs?', 'Reply')
  await field(page).fill('I do')
  await page.reload()
  await page.getByText('Replying to Cleo Okafor').waitFor()
  expect(await field(page).inputValue()).toBe('I do')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect
    .poll(async () => (await messages()).map(({ text, reply_to }) => [text, reply_to?.text]), SLOW)
    .toEqual([
      ['Who has the bibs?', undefined],
      ['I do', 'Who has the bibs?'],
    ])
  await page.getByText('Replying to').waitFor({ state: 'detached' })
})

test('a removal is asked about, and leaves a line; an answer to it loses the words', async () => {
  const { ada, ben, params, say, messages, open } = await club()
  const { id } = (await say(ben, 'The code is 1234')).reply
  await ada.call(sendChatMessage, { params, body: { text: 'Not in here', reply_to: id } })
  const page = await open('Ada', ada, 'desktop')
  await choose(page, 'The code is 1234', 'Remove')
  const question = page.getByRole('alertdialog', { name: 'Remove the message of Ben Okafor?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await question.waitFor({ state: 'detached' })
  expect((await messages())[0]?.text).toBe('The code is 1234')

  await choose(page, 'The code is 1234', 'Remove')
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Message removed by Ada Okafor').waitFor()
  await expect.poll(() => page.getByText('The code is 1234').count(), SLOW).toBe(0)
  await expect.poll(() => hasFocus(page.getByRole('log')), SLOW).toBe(true)
  expect((await messages())[0]?.text).toBeNull()
})

test('by keys: up and down go from message to message, and Enter opens the menu', async () => {
  const { ada, ben, say, open } = await club()
  await say(ben, 'First')
  await say(ben, 'Second')
  const page = await open('Ada', ada, 'desktop')
  const buttonOf = (text: string) => rowOf(page, text).getByRole('button', { name: 'Message actions' })
  await rowOf(page, 'Second').waitFor()
  await field(page).focus()
  // past what an organiser posts besides messages
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await hasFocus(buttonOf('Second'))).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await hasFocus(buttonOf('First'))).toBe(true)
  await page.keyboard.press('Enter')
  const reaction = (name: string) => menu(page).getByRole('menuitemradio', { name })
  await expect.poll(() => hasFocus(reaction('Thumbs up')), SLOW).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await hasFocus(reaction('Heart'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await hasFocus(menu(page).getByRole('menuitem', { name: 'Reply' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Replying to Ben Okafor').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Replying to Ben Okafor').waitFor({ state: 'detached' })
})

test('one reaction a person: counted, named, changed, taken back, and kept for the signal', async () => {
  const { ada, ben, say, messages, open } = await club()
  await say(ben, 'We won')
  const adas = await open('Ada', ada)
  const bens = await open('Ben', ben, 'desktop')
  const chosen = async () => (await messages())[0]?.reactions.map(({ reaction }) => reaction)
  const react = async (page: Page, name: string) => {
    await openMenu(page, 'We won')
    await menu(page).getByRole('menuitemradio', { name }).click()
    await menu(page).waitFor({ state: 'detached' })
  }
  await react(adas, 'Ball')
  const pressed = (page: Page, name: string) => page.getByRole('button', { name, pressed: true })
  await pressed(adas, 'Ball, 1: you').waitFor()
  await bens.getByRole('button', { name: 'Ball, 1: Ada Okafor', pressed: false }).click()
  await pressed(bens, 'Ball, 2: Ada Okafor and you').waitFor()
  await adas.getByRole('button', { name: 'Ball, 2: you and Ben Okafor' }).waitFor()
  await react(bens, 'Laugh')
  await adas.getByRole('button', { name: 'Laugh, 1: Ben Okafor' }).waitFor()
  await pressed(adas, 'Ball, 1: you').waitFor()
  await expect.poll(chosen, SLOW).toEqual(['laugh', 'ball'])

  await adas.context().setOffline(true)
  await pressed(adas, 'Ball, 1: you').click()
  await adas.getByRole('button', { name: /^Ball/ }).waitFor({ state: 'detached' })
  await react(adas, 'Heart')
  await pressed(adas, 'Heart, 1: you').waitFor()
  expect(await chosen()).toEqual(['laugh', 'ball'])
  await adas.context().setOffline(false)
  await bens.getByRole('button', { name: 'Heart, 1: Ada Okafor' }).waitFor()
  await expect.poll(chosen, SLOW).toEqual(['heart', 'laugh'])
  await pressed(adas, 'Heart, 1: you').waitFor()

  await choose(adas, 'We won', 'Who reacted')
  const sheet = adas.getByRole('dialog', { name: 'Reactions' })
  await sheet.getByRole('listitem').filter({ hasText: 'Ben Okafor' }).waitFor()
  await sheet.getByRole('listitem').filter({ hasText: 'You' }).waitFor()
})

test('a name is picked after an @, by keys and by touch, and stands out in the message', async () => {
  const { ada, ben, cleo, messages, open } = await club()
  const page = await open('Ada', ada, 'desktop')
  const option = (on: Page, name: string) => on.getByRole('option', { name })
  await field(page).pressSequentially('Hi @ok')
  await option(page, 'Cleo Okafor').waitFor()
  // the name of who writes is not among them
  expect(await option(page, 'Ada Okafor').count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Cleo Okafor', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  expect(await field(page).inputValue()).toBe('Hi @Cleo Okafor ')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await field(page).pressSequentially('bring the bibs, ask @b')
  await option(page, 'Ben Okafor').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  const bens = await open('Ben', ben)
  const mention = bens.locator('b', { hasText: '@Cleo Okafor' })
  await mention.waitFor()
  await expect.poll(async () => (await messages())[0]?.mentions.map(({ id }) => id), SLOW).toEqual([cleo.id])
  expect((await messages())[0]?.text).toBe('Hi @Cleo Okafor bring the bibs, ask @b')

  await field(bens).pressSequentially('@a')
  await option(bens, 'Ada Okafor').tap()
  expect(await field(bens).inputValue()).toBe('@Ada Okafor ')
  expect(await hasFocus(field(bens))).toBe(true)
  await bens.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(async () => (await messages())[1]?.mentions.map(({ id }) => id), SLOW).toEqual([ada.id])

  await choose(bens, '@Ada Okafor', 'Edit')
  await field(bens).fill('@Cleo Okafor')
  await bens.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await messages())[1]?.mentions.map(({ id }) => id), SLOW).toEqual([cleo.id])
})

test('a message is reported with a reason; an admin dismisses the report, or removes the message', async () => {
  const { ada, ben, cleo, say, messages, open } = await club()
  await say(ben, 'Buy my boots')
  await say(ben, 'You are all bad at this')
  const page = await open('Cleo', cleo)
  const sheet = page.getByRole('dialog', { name: 'Report message' })
  const report = async (text: string, reason: string) => {
    await choose(page, text, 'Report')
    await sheet.getByText(reason).click()
    await sheet.getByRole('button', { name: 'Report', exact: true }).click()
  }
  await report('Buy my boots', 'Something else')
  await sheet.getByText('Say what is wrong with this message.').waitFor()
  await sheet.getByRole('textbox').fill('He asks every week')
  await sheet.getByRole('button', { name: 'Report', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  await report('You are all bad at this', 'Insults or threats')
  await sheet.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: /reported message/ }).count()).toBe(0)

  const adas = await open('Ada', ada)
  await adas.getByRole('button', { name: '2 reported messages Open' }).click()
  const list = adas.getByRole('dialog', { name: 'Reported messages' })
  await list.getByText('Something else · Cleo Okafor · ‘He asks every week’').waitFor()
  const first = list.getByRole('listitem').filter({ hasText: 'Buy my boots' }).first()
  await first.getByRole('button', { name: /^Dismiss/ }).click()
  await first.waitFor({ state: 'detached' })
  await list.getByRole('button', { name: 'Remove message of Ben Okafor' }).click()
  const question = adas.getByRole('alertdialog', { name: 'Remove the message of Ben Okafor?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await list.getByText('Nothing is reported.').waitFor()
  await page.getByText('Message removed by Ada Okafor').waitFor()
  expect((await messages()).map(({ text }) => text)).toEqual(['Buy my boots', null])
})

test('a message that is held with a finger opens its menu', async () => {
  const { ada, ben, say, open } = await club()
  await say(ben, 'Hold me')
  const page = await open('Ada', ada)
  const box = (await page.getByText('Hold me', { exact: true }).boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const points = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
  await menu(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await menu(page).getByRole('menuitem', { name: 'Reply' }).click()
  await page.getByText('Replying to Ben Okafor').waitFor()
})
