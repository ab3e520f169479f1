import { listEventVendors } from '@turnout/contract/enquiries'
import { createEvent, publishEvent } from '@turnout/contract/events'
import { expect, test } from 'vitest'
import { registeredPerson } from '../apps/server/src/features/accounts/testing.ts'
import { STREET_CUP } from '../apps/server/src/features/events/testing.ts'
import { BAKERY, publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import { fillInSignIn } from './support/newcomer.ts'
import { story } from './support/story.ts'

const suite = story()

const CUP = 'Weaver Street Cup'
const DAY_MS = 24 * 60 * 60 * 1000
const inTenDays = () => new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)

test('a host of a street tournament asks a caterer, signing in on the way; both add it to the event, until the host takes it back', async () => {
  const dan = await publishedVendor(suite.server)
  const ben = await registeredPerson(suite.server, 'Ben')
  const event = { params: { eventId: await publishedAs(ben) } }
  const { page: host } = await suite.open('Ben', { shape: 'phone' })
  const { page: caterer } = await suite.open('Dan', { shape: 'desktop', token: dan.token })

  await host.goto('/vendors')
  await host.getByRole('link', { name: BAKERY.business_name }).click()
  await host.getByLabel('What do you need?').fill('Dinner for 40 after the final.')
  await host.getByRole('button', { name: 'Send enquiry' }).click()
  await fillInSignIn(host, ben.email)
  await host.getByRole('heading', { name: `Ask ${BAKERY.business_name}` }).waitFor()
  // what was written is still there
  await host.getByText('Dinner for 40 after the final.').waitFor()
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
  await caterer.getByRole('button', { name: 'Share my address' }).click()
  await caterer.getByRole('alertdialog').getByRole('button', { name: 'Share my address' }).click()
  await caterer.getByText('Ben Okafor sees your email.').waitFor()

  await host.reload()
  await host.getByRole('log').getByText('Sounds good. Is there water?').waitFor()
  await host.getByRole('link', { name: BAKERY.business_email }).waitFor()

  const vendorsThere = async () =>
    (await suite.server.call(listEventVendors, event)).reply.map(({ business_name }) => business_name)
  await host.getByRole('button', { name: 'Add to the event' }).click()
  await host.getByText(`${BAKERY.business_name} has not added it yet.`).waitFor()
  await caterer.reload()
  await caterer.getByText('Ben Okafor has added it to the event.').waitFor()
  expect(await vendorsThere()).toEqual([])
  await caterer.getByRole('button', { name: 'Add to the event' }).click()
  await caterer.getByRole('button', { name: 'Take it back' }).waitFor()
  expect(await vendorsThere()).toEqual([BAKERY.business_name])
  await host.getByRole('button', { name: 'Take it back' }).click()
  await host.getByRole('button', { name: 'Add to the event' }).waitFor()
  expect(await vendorsThere()).toEqual([])
})

/** The cup of who is signed in, to be played in ten days. */
async function publishedAs(host: { token: string }): Promise<string> {
  const { reply } = await suite.server.call(createEvent, { body: { ...STREET_CUP, date: inTenDays() } }, host)
  await suite.server.call(publishEvent, { params: { eventId: reply.id } }, host)
  return reply.id
}
