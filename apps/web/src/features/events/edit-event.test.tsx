import { type Event, getEvent } from '@turnout/contract/events'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { getItem } from '../../platform/session/storage.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { EditEvent } from './edit-event.tsx'
import { exampleEvent } from './testing.ts'

const ID = '0190a0a0-0000-7000-8000-000000000001'
const ADA = '0190a0a0-0000-7000-8000-0000000000ad'
const PATH = `/events/${ID}`

const EVENT: Event = {
  ...exampleEvent('Brass on the bridge', { price: '', state: 'draft' }),
  id: ID,
  // these two are text on the wire; null is the same in both forms
  starts_at: null,
  ends_at: null,
  end_time: '22:30',
  time_zone: 'Europe/London',
  venue_address: '1 Weaver Street, London',
  is_over: false,
  description: 'Eleven horns.',
  guests_allowed: true,
  drawn_cover: 0,
  host: { type: 'person', id: ADA, name: 'Ada Byrne', image_url: null },
  moved_from: null,
  reason: null,
  cancelled_at: null,
  my_answer: null,
  familiar_people: [],
  can_manage: true,
  arrived_at: null,
  host_counts: null,
}

/** A change that Ben, another host, has saved meanwhile. */
const BENS: Partial<Event> = { description: 'Twelve horns.' }

let stored = EVENT
const answerUpdate = vi.fn(async () => {})
let sent: ReturnType<typeof stubServer> = []
const changes = () => sent.filter(({ route }) => route === `PUT ${PATH}`).map(({ body }) => body)

beforeEach(() => {
  stored = EVENT
  answerUpdate.mockImplementation(async () => {})
  sent = stubServer({
    [`GET ${PATH}`]: () => stored,
    [`PUT ${PATH}`]: async (body) => {
      await answerUpdate()
      stored = { ...stored, ...BENS, ...(body as Partial<Event>) }
      return stored
    },
  })
  identity.signIn('token')
  queryClient.setQueryData(read(getEvent, { params: { eventId: ID } }).queryKey, EVENT)
})

const renderForm = async () => {
  const page = await render(<EditEvent eventId={ID} />, { wrapper: Providers })
  return {
    page,
    title: page.getByRole('textbox', { name: 'Title' }),
    description: page.getByRole('textbox', { name: /^Description/ }),
    saveDraft: () => page.getByRole('button', { name: 'Save draft' }).first().click(),
  }
}

test('a position that arrives late keeps what was typed after the request', async () => {
  let found: PositionCallback = () => {}
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) => {
    found = done
  })
  const { page, title } = await renderForm()
  await page.getByRole('button', { name: 'Use where I am' }).click()
  await expect.poll(() => vi.mocked(navigator.geolocation.getCurrentPosition).mock.calls.length).toBe(1)
  await title.fill('Brass and strings')
  found({ coords: { latitude: 51.5, longitude: -0.1, accuracy: 10 }, timestamp: 0 } as GeolocationPosition)
  await expect.poll(() => getItem(`draft.event.${ID}`)).toContain('51.5')
  await expect.element(title).toHaveValue('Brass and strings')
})

test('only changed fields are sent, and a change that another host has saved meanwhile is shown', async () => {
  const { title, description, saveDraft } = await renderForm()
  await title.fill('Brass and strings')
  await saveDraft()
  await expect.poll(changes).toEqual([{ title: 'Brass and strings' }])
  await expect.element(description).toHaveValue('Twelve horns.')
  await title.fill('Brass')
  await saveDraft()
  await expect.poll(changes).toEqual([{ title: 'Brass and strings' }, { title: 'Brass' }])
})

test('text typed while a draft is being saved, or later, is there when the form opens again', async () => {
  let answer = () => {}
  answerUpdate.mockImplementation(() => new Promise<void>((done) => (answer = done)))
  const first = await renderForm()
  await first.title.fill('Brass and strings')
  await first.saveDraft()
  await expect.poll(changes).toHaveLength(1)
  await first.title.fill('Brass, strings and drums')
  answer()
  await expect.element(first.description).toHaveValue('Twelve horns.')
  await expect.element(first.title).toHaveValue('Brass, strings and drums')
  await first.page.unmount()
  const second = await renderForm()
  await expect.element(second.title).toHaveValue('Brass, strings and drums')
  await second.description.fill('Thirteen horns.')
  await second.page.unmount()
  const third = await renderForm()
  await expect.element(third.description).toHaveValue('Thirteen horns.')
})

test('a number of places above the limit is not saved as another number', async () => {
  queryClient.setQueryData(read(getEvent, { params: { eventId: ID } }).queryKey, { ...EVENT, places: 20 })
  const { page } = await renderForm()
  const places = page.getByRole('spinbutton', { name: 'Places' })
  await places.fill('')
  // the third digit makes 150, which is allowed
  await userEvent.keyboard('1500')
  await page.getByRole('button', { name: 'Publish' }).first().click()
  await expect.element(page.getByText('From 2 to 1000.')).toBeVisible()
  await expect.element(places).toHaveFocus()
  expect(changes()).toEqual([])
})
