import { getEvent } from '@turnout/contract/events'
import { expect, test } from 'vitest'
import { person } from '../apps/server/src/testing/people.ts'
import { clubTomorrow, eventTonight } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

test('the menu of the creator says that they hand the group over or delete it, not that they leave', async () => {
  const { ada, groupId } = await clubTomorrow(suite.server, ['Ben'])
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto(`/my-sports-groups/${groupId}/members`)
  await page.getByRole('button', { name: /^More for Ada/ }).click()
  await page.getByText('The creator cannot leave. Hand the group over or delete it.').first().waitFor()
  expect(await page.getByText('Leave the group instead').count()).toBe(0)
})

test('a group form that did not load leads back to the group', async () => {
  const { ada, groupId } = await clubTomorrow(suite.server, [])
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token, expects: /Failed to load/ })
  const groupCall = `**/api/v1/sport-groups/${groupId}`
  await page.route(groupCall, (route) => route.abort())
  await page.goto(`/my-sports-groups/${groupId}/edit`)
  await page.getByText('Failed to load sport group data.').waitFor()
  await page.unroute(groupCall)
  await page.getByRole('link', { name: 'Back to the group' }).click()
  await page.waitForURL(`**/my-sports-groups/${groupId}`)
  await page.getByRole('heading', { name: 'Canal Side Kickabout' }).waitFor()
})

test('a number outside of its bounds stays as it was typed, is marked, and is not sent', async () => {
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'desktop', token: ada.token })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/sport-groups')) sent.push(request.url())
  })
  await page.goto('/sports/create?type=football')
  const teams = page.getByRole('spinbutton', { name: 'Max teams' })
  await teams.fill('1')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.getByText('From 2 to 16.').waitFor()
  expect(await teams.inputValue()).toBe('1')
  expect(await teams.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('an event is not saved with other places than those that are typed', async () => {
  const { ben, eventId } = await eventTonight(suite.server, { places: 20 })
  const { page } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  await page.goto(`/events/${eventId}/edit`)
  const places = page.getByRole('spinbutton', { name: 'Places' })
  await places.fill('')
  // 150 fits on the way
  await places.pressSequentially('1500')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('From 2 to 1000.').waitFor()
  expect(await places.evaluate((field) => field === document.activeElement)).toBe(true)
  const { reply } = await ben.call(getEvent, { params: { eventId } })
  expect(reply.places).toBe(20)
})

test.each(['/signup', '/signup/user', '/signup/vendor'])(
  'a person who is signed in is led home from %s',
  async (path) => {
    const ada = await person(suite.server, 'Ada')
    const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
    await page.goto(path)
    await page.waitForURL('**/home')
  },
)

test('the landing page offers a person who is signed in their home and no sign-up', async () => {
  const ada = await person(suite.server, 'Ada')
  const { page } = await suite.open('Ada', { shape: 'phone', token: ada.token })
  await page.goto('/')
  await page.getByRole('link', { name: 'Go home' }).waitFor()
  expect(await page.getByText('Sign up', { exact: true }).filter({ visible: true }).count()).toBe(0)
})

test('an empty sign-up marks each of its seven fields with its sentence', async () => {
  const { page } = await suite.open('Nadia', { shape: 'phone' })
  await page.goto('/signup/user')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const sentences = [
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Phone number is required.',
    'Enter your date of birth.',
    'Password is required.',
    'Confirm your password.',
  ]
  for (const sentence of sentences) await page.getByText(sentence).waitFor()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(sentences.length)
})
