import { checkInToEvent } from '@turnout/contract/event-check-in'
import { getEvent } from '@turnout/contract/events'
import { expect, test } from 'vitest'
import { answer } from '../apps/server/src/features/events/testing.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { eventTonight } from './support/club.ts'
import { story } from './support/story.ts'

const suite = story()

test('at the door of an event people come by the circle, by the code and by a tap of the host, who takes one back', async () => {
  const { ben, eventId, atTheDoor } = await eventTonight(suite.server)
  const [cleo, dan, eve] = [
    await person(suite.server, 'Cleo'),
    await person(suite.server, 'Dan'),
    await person(suite.server, 'Eve'),
  ]
  await answer(cleo, eventId, { answer: 'going', guests: ['Gil'] })
  for (const who of [dan, eve]) await answer(who, eventId)

  const { page: host } = await suite.open('Ben', { shape: 'phone', token: ben.token })
  // no position: the code is the way in
  const { page: hidden } = await suite.open('Dan', { shape: 'phone', token: dan.token })
  for (const page of [host, hidden]) await page.goto(`/events/${eventId}`)
  await host.getByText('0 of 4 here').waitFor()

  const params = { eventId }
  await cleo.call(checkInToEvent, { params, body: atTheDoor })

  await host.getByRole('button', { name: 'Show the venue code' }).click()
  const plates = host.getByRole('img', { name: /^Venue code \d/ })
  const code = (await plates.getAttribute('aria-label'))?.replaceAll(/\D/g, '') ?? ''
  await hidden.getByRole('button', { name: 'Type the code' }).click()
  const sheet = hidden.getByRole('dialog')
  await sheet.getByLabel('Venue code').fill(code === '000000' ? '000001' : '000000')
  await sheet.getByRole('button', { name: 'Check in' }).click()
  await sheet.getByText(/code/i).last().waitFor()
  await sheet.getByLabel('Venue code').fill(code)
  await sheet.getByRole('button', { name: 'Check in' }).click()
  await hidden.getByText("You're here").waitFor()

  await host.reload()
  await host.getByText('2 of 4 here').waitFor()
  await host.getByRole('button', { name: 'Check in Eve Okafor' }).click()
  await host.getByText('3 of 4 here').waitFor()
  await host.getByRole('button', { name: 'Check in Gil' }).click()
  await host.getByText('4 of 4 here').waitFor()
  const arrivalOfEve = async () => (await eve.call(getEvent, { params })).reply.arrived_at
  expect(await arrivalOfEve()).not.toBeNull()

  await host.getByRole('button', { name: 'More for Eve Okafor' }).click()
  await host.getByRole('menuitem', { name: 'Take back the check-in' }).click()
  await host.getByText('3 of 4 here').waitFor()
  await host.getByRole('button', { name: 'Check in Eve Okafor' }).waitFor()
  expect(await arrivalOfEve()).toBeNull()
})
