import { joinGroup } from '@turnout/contract/groups'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { person } from '../apps/server/src/testing/people.ts'
import { chunkOf } from './support/chunks.ts'
import { nextStep, openStep } from './support/group-form.ts'
import { hasFocus } from './support/keys.ts'
import { linkTo } from './support/mails.ts'
import { story } from './support/story.ts'
import { tick } from './support/tick.ts'

const suite = story()
const AT_THE_PITCH = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }
const PASSWORD = 'seven bibs and a whistle'
const TEN = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Hana', 'Ivo', 'Jun', 'Kofi', 'Lea']

test('a stranger signs up on a phone and founds a group, which people join by link and by asking, until they are ten', async () => {
  const ada = await suite.open('Ada', { shape: 'phone', at: AT_THE_PITCH })
  await signUp(ada.page)
  const groupId = await createNewGroup(ada.page)
  await setOwnRules(ada.page, groupId)
  const members = `/my-sports-groups/${groupId}/members`
  const askToJoin = async (name: string, invite?: string) =>
    (await person(suite.server, name)).call(joinGroup, { params: { groupId }, query: { invite } })

  // Dan finds it in the list
  const { token } = await person(suite.server, 'Dan')
  const { page: dan } = await suite.open('Dan', { shape: 'desktop', token })
  await dan.goto('/sports/groups')
  await dan.getByRole('button', { name: 'Join Canal Side Kickabout' }).click()
  await dan.getByText('Join request submitted successfully!').first().waitFor()
  await dan.getByText('Pending').waitFor()
  for (const name of ['Ben', 'Hana', 'Tom']) await askToJoin(name)

  await ada.page.goto(members)
  await ada.page.getByText('Pending registrations').waitFor()
  for (const name of ['Dan', 'Ben', 'Hana']) await approve(ada.page, name)
  await ada.page.getByRole('button', { name: 'Reject Tom Okafor' }).click()
  await ada.page.getByText('Member rejected').first().waitFor()
  await ada.page.getByText('4 members').waitFor()
  await expect.poll(() => ada.page.getByText('Pending registrations').count()).toBe(0)

  await dan.reload()
  await dan.getByText('Member', { exact: true }).waitFor()
  await dan.goto('/my-sports-groups')
  await dan.getByRole('link', { name: 'Canal Side Kickabout' }).click()
  await groupIsShown(dan)

  // a link that asks, and then lets in at once
  await ada.page.getByRole('link', { name: 'Add New Member' }).click()
  const link = ada.page.getByRole('textbox', { name: 'Link to join' })
  const first = await link.inputValue()
  await ada.page.getByRole('img', { name: /QR code/ }).waitFor()
  for (const name of ['Eve', 'Ivo']) await askToJoin(name, tokenIn(first))
  await tick(ada.page.getByRole('switch', { name: 'People with this link join at once' }))
  await ada.page.getByText('join with one tap').waitFor()
  for (const name of ['Cleo', 'Jun', 'Kofi']) await askToJoin(name, tokenIn(first))

  // the old link is worth nothing any more, and still asks
  await ada.page.getByRole('button', { name: 'Renew the link' }).click()
  await ada.page.getByRole('button', { name: 'Renew', exact: true }).click()
  await ada.page.getByText('New link. The old one no longer works.').first().waitFor()
  await expect.poll(() => link.inputValue()).not.toBe(first)
  await askToJoin('Lea', tokenIn(first))

  await ada.page.goto('/home')
  await ada.page.getByRole('link', { name: '3 requests to join' }).waitFor()
  await ada.page.getByRole('link', { name: /Canal Side Kickabout.*people ask to join/ }).click()
  await ada.page.getByRole('button', { name: 'Approve all 3' }).click()
  await ada.page.getByText('3 members approved').first().waitFor()
  await ada.page.getByText('10 members').waitFor()

  // eight to a page, and each of the ten once
  const rows = ada.page.getByRole('region', { name: 'Current members' }).getByRole('listitem')
  const names = async () => (await rows.allInnerTexts()).map((row) => /(\w+) Okafor/.exec(row)?.[1])
  await expect.poll(() => rows.count()).toBe(8)
  const firstPage = await names()
  await ada.page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  expect([...firstPage, ...(await names())].sort()).toEqual(TEN)
})

/** A file that comes late: whoever presses before it is there is answered when it is. */
async function holdBack(page: Page, file: string): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, (route) => released.then(() => route.fallback()))
  return { release: () => release() }
}

async function signUp(page: Page): Promise<void> {
  const schema = await holdBack(page, chunkOf('features/accounts/registration-schema.ts'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('link', { name: 'User' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  schema.release()
  await page.getByRole('heading', { name: 'Check your email. The link works for 48 hours.' }).waitFor()

  await page.goto(await linkTo(suite.server, 'ada@example.org'))
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
  // the browser that signed up is signed in
  await page.getByRole('link', { name: 'Go home' }).click()
  await page.waitForURL('**/home')
}

/** Answers the id of what was founded. */
async function createNewGroup(page: Page): Promise<string> {
  await page.goto('/sports/select')
  await page.getByRole('link', { name: /Football/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Canal Side Kickabout')
  await page.getByLabel('Description').fill('Five a side by the canal, all levels.')
  await nextStep(page, 'the pitch')
  await page.getByLabel('Venue name').fill('Weaver Street')
  await page.getByLabel('Venue address').fill('1 Weaver Street, London')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toBe('51.53500')
  await nextStep(page, 'days and times')
  await tick(page.getByLabel('Tuesday'))
  await page.getByLabel('Start time').fill('19:00')
  await page.getByLabel('End time').fill('21:00')
  await nextStep(page, 'the teams')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.waitForURL('**/my-sports-groups/*')
  await groupIsShown(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** One by one, and kept by the draft of a form that was left half way. */
async function setOwnRules(page: Page, groupId: string): Promise<void> {
  await page.goto('/sports/create?type=football')
  await openStep(page, 'The teams')
  const preset = page.getByLabel('Match rules')
  const minutes = page.getByRole('spinbutton', { name: 'Match minutes' })
  const firstTo = page.getByRole('spinbutton', { name: 'First to' })
  await page.getByText('Set them one by one').click()
  await minutes.fill('12')
  await expect.poll(() => chosenIn(preset)).toBe('Own rules')
  await page.reload()
  await openStep(page, 'The teams')
  await page.getByText('Matches of 12 minutes.').waitFor()
  await expect.poll(() => minutes.inputValue()).toBe('12')

  await page.goto(`/my-sports-groups/${groupId}`)
  await page.getByRole('link', { name: 'Update Group' }).click()
  await preset.selectOption({ label: 'Cap of three' })
  await page.getByText('Set them one by one').click()
  const cap = page.getByLabel('The winner goes off')
  await expect.poll(() => chosenIn(cap)).toBe('After 3 wins in a row')
  await page.getByLabel('What wins a match').selectOption({ label: 'A number of goals' })
  await firstTo.fill('60')
  await firstTo.blur()
  await page.getByText('From 1 to 50.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => hasFocus(firstTo)).toBe(true)
  expect(await firstTo.inputValue()).toBe('60')
  await firstTo.fill('5')
  await page.getByLabel('A draw with goals').selectOption({ label: 'Sends off the challenger' })
  await page.getByRole('button', { name: '10 more: Match seconds' }).click()
  await page.getByText('First to 5 wins.').waitFor()
  await expect.poll(() => chosenIn(preset)).toBe('Own rules')
  await page.getByRole('button', { name: 'Save' }).click()

  await groupIsShown(page)
  await page.getByText('Matches of 7 minutes 10 seconds').waitFor()
  await page.getByText(/^First to 5 wins\. A draw with goals sends off the challenger/).waitFor()
  await page
    .getByText(/After 3 wins in a row/)
    .first()
    .waitFor()
}

const chosenIn = (select: Locator) =>
  select.evaluate((box: HTMLSelectElement) => box.selectedOptions[0]?.textContent)

const groupIsShown = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()

async function approve(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Approve ${name} Okafor` })
  await button.click()
  // it stays for four seconds, and the list may take longer
  await page.getByText('Member approved').first().waitFor()
  await button.waitFor({ state: 'detached' })
}

const tokenIn = (link: string) => new URL(link).searchParams.get('invite') ?? undefined
