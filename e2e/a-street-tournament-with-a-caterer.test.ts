import { test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { published } from '../apps/server/src/features/events/testing.ts'
import { BAKERY, publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const CUP = 'Weaver Street Cup'
const DAY_MS = 24 * 60 * 60 * 1000
const inTenDays = () => new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)

test('a host of a street tournament asks a caterer, who stands on the page of the event until the host takes it back', async () => {
  const dan = await publishedVendor(suite.server)
  const ben = await person(suite.server, 'Ben')
  const eventId = await published(ben, { date: inTenDays() })
  const { page: host } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  const { page: caterer } = await suite.open('Dan', { shape: 'desktop', token: dan.token })

  await host.goto('/vendors')
  await host.getByRole('link', { name: BAKERY.business_name }).click()
  await host.getByLabel('What do you need?').fill('Dinner for 40 after the final.')
  await host.getByLabel('For one of your events').selectOption(CUP)
  await host.getByRole('button', { name: 'Send enquiry' }).click()
  await host.getByRole('heading', { name: `Sent to ${BAKERY.business_name}` }).waitFor()
  await host.getByRole('link', { name: 'See your enquiry' }).click()
  await host.getByRole('link', { name: CUP }).waitFor()

  await caterer.goto('/vendors/me')
  await caterer.getByRole('link', { name: 'Enquiries' }).click()
  const row = caterer.getByRole('link', { name: /Ben Okafor.*Unread/ })
  await row.getByText('Dinner for 40 after the final.').waitFor()
  await row.click()
  await caterer.getByRole('log', { name: 'Messages' }).getByText('Dinner for 40 after the final.').waitFor()
  await caterer.getByRole('textbox', { name: 'Write a message' }).fill('Sounds good. Is there water?')
  await caterer.getByRole('button', { name: 'Send', exact: true }).click()
  await caterer.getByRole('log').getByText('Sounds good. Is there water?').waitFor()
  await caterer.getByText('Ben Okafor does not see your email.').waitFor()
  await caterer.getByRole('button', { name: 'Share my address' }).click()
  await caterer.getByRole('alertdialog').getByRole('button', { name: 'Share my address' }).click()
  await caterer.getByText('Ben Okafor sees your email.').waitFor()

  await host.reload()
  await host.getByRole('log').getByText('Sounds good. Is there water?').waitFor()
  await host.getByRole('link', { name: BAKERY.business_email }).waitFor()

  await host.getByRole('button', { name: 'Add to the event' }).click()
  await host.getByText(`${BAKERY.business_name} has not added it yet.`).waitFor()
  await caterer.reload()
  await caterer.getByText('Ben Okafor has added it to the event.').waitFor()
  await caterer.getByRole('button', { name: 'Add to the event' }).click()
  await caterer.getByRole('button', { name: 'Take it back' }).waitFor()
  const { page: visitor } = await suite.open('a visitor', { shape: 'phone' })
  await visitor.goto(`/events/${eventId}`)
  await visitor.getByRole('heading', { name: 'Vendors here' }).waitFor()
  await visitor.getByRole('link', { name: BAKERY.business_name }).waitFor()

  await host.getByRole('button', { name: 'Take it back' }).click()
  await host.getByRole('button', { name: 'Add to the event' }).waitFor()
  await visitor.reload()
  await visitor.getByRole('heading', { name: CUP }).waitFor()
  await visitor.getByRole('link', { name: BAKERY.business_name }).waitFor({ state: 'detached' })
})

test('a visitor writes an enquiry, signs in on the way and finds what was written', async () => {
  const dan = await publishedVendor(suite.server)
  const mia = await registeredPerson(suite.server, 'Mia')
  const { page } = await suite.open('a visitor', { shape: 'phone' })
  await page.goto(`/vendors/${dan.id}`)
  await page.getByLabel('What do you need?').fill('Two trays of pies.')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await fillInSignIn(page, mia.email)
  await page.getByRole('heading', { name: `Ask ${BAKERY.business_name}` }).waitFor()
  await page.getByText('Two trays of pies.').waitFor()
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('link', { name: 'See your enquiry' }).click()
  await page.getByRole('log', { name: 'Messages' }).getByText('Two trays of pies.').waitFor()
})
