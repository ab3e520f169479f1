import { expect, test } from 'vitest'
import { person } from '../apps/server/src/testing/people.ts'
import { tick } from './support/acts.ts'
import { linkTo } from './support/letters.ts'
import { story } from './support/story.ts'

const evening = story()
const AT_THE_PITCH = { latitude: 51.535, longitude: -0.0575, accuracy: 10 }

test('a stranger signs up, founds a group, and lets in the first who asks', async () => {
  const { page } = await evening.open('Ada', { shape: 'phone', at: AT_THE_PITCH })

  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.getByRole('link', { name: 'User' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Phone number').fill('+44 20 7946 0000')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill('seven bibs and a whistle')
  await page.getByLabel('Confirm password').fill('seven bibs and a whistle')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your e-mail. The link works for 48 hours.' }).waitFor()

  await page.goto(await linkTo(evening.server, 'ada@example.org'))
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven bibs and a whistle')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Signed in successfully!').first().waitFor()
  await page.waitForURL('**/home')

  await page.goto('/sports/select')
  await page.getByRole('link', { name: /Football/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Canal Side Kickabout')
  await page.getByLabel('Description').fill('Five a side by the canal, all levels.')
  await page.getByLabel('Venue name').fill('Weaver Street')
  await page.getByLabel('Venue address').fill('1 Weaver Street, London')
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.poll(() => page.getByLabel('Latitude').inputValue()).toBe('51.53500')
  await tick(page.getByLabel('Tuesday'))
  await page.getByLabel('Start time').fill('19:00')
  await page.getByLabel('End time').fill('21:00')
  await page.getByRole('button', { name: 'Create Group' }).click()
  await page.waitForURL('**/my-sports-groups/*')
  await page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()

  const dan = await evening.open('Dan', {
    shape: 'phone',
    token: (await person(evening.server, 'Dan')).token,
  })
  await dan.page.goto('/sports/groups')
  await dan.page.getByRole('button', { name: 'Join Canal Side Kickabout' }).click()
  await dan.page.getByText('Join request submitted successfully!').first().waitFor()
  await dan.page.getByText('Pending').waitFor()

  await page.goto(`${page.url()}/members`)
  await page.getByRole('button', { name: 'Approve Dan Okafor' }).click()
  await page.getByText('Member approved').first().waitFor()
  await page.getByText('2 members').waitFor()
  await expect.poll(() => page.getByText('Pending registrations').count()).toBe(0)

  await dan.page.reload()
  await dan.page.getByText('Member', { exact: true }).waitFor()
  await dan.page.goto('/my-sports-groups')
  await dan.page.getByRole('link', { name: 'Canal Side Kickabout' }).click()
  await dan.page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()

  // a link that lets in at once: whoever opens it is in with one press, and the old one only asks
  await page.getByRole('link', { name: 'Add New Member' }).click()
  const link = page.getByRole('textbox', { name: 'Link to join' })
  const first = await link.inputValue()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  await tick(page.getByRole('switch', { name: 'People with this link join at once' }))
  await page.getByText('is in with one press').waitFor()

  const cleo = await evening.open('Cleo', {
    shape: 'desktop',
    token: (await person(evening.server, 'Cleo')).token,
  })
  await cleo.page.goto(pathOf(first))
  await cleo.page.getByText('With this link you are in at once.').waitFor()
  await cleo.page.getByRole('button', { name: 'Join now' }).click()
  await cleo.page.getByRole('link', { name: 'You are in: go to the group' }).click()
  await cleo.page.getByRole('heading', { level: 1, name: 'Canal Side Kickabout' }).waitFor()

  await page.getByRole('button', { name: 'Renew the link' }).click()
  await page.getByRole('button', { name: 'Renew', exact: true }).click()
  await page.getByText('New link. The old one no longer works.').first().waitFor()
  await expect.poll(() => link.inputValue()).not.toBe(first)

  const eve = await evening.open('Eve', {
    shape: 'phone',
    token: (await person(evening.server, 'Eve')).token,
  })
  await eve.page.goto(pathOf(first))
  await eve.page.getByText('This link no longer works.').waitFor()
  await eve.page.getByRole('button', { name: 'Ask to join' }).click()
  await eve.page.getByText('Request Pending').waitFor()

  await page.goto('/home')
  await page.getByRole('link', { name: '1 request to join' }).waitFor()
  await page.getByRole('link', { name: /Canal Side Kickabout.*person asks to join/ }).click()
  await page.getByRole('button', { name: 'Approve Eve Okafor' }).click()
  await page.getByText('4 members').waitFor()
})

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link)
  return pathname + search
}
