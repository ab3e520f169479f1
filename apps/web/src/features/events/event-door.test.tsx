import { type Event, getEvent } from '@turnout/contract/events'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { EventView } from './event-view.tsx'
import { wholeEvent } from './testing.ts'

const STARTS_AT = Date.parse('2026-06-20T19:30:00Z')
const HOUR_MS = 60 * 60 * 1000
const ID = '0190a0a0-0000-7000-8000-0000000000e0'
const CUP = wholeEvent('Weaver Street Cup', { id: ID, places: 60, going_count: 2 })
const wire = (changes: Partial<Event>) => getEvent.reply.encode({ ...CUP, ...changes })

beforeEach(() => {
  vi.useFakeTimers({ now: STARTS_AT - HOUR_MS / 2, toFake: ['Date'] })
  identity.signIn('token')
})

test('only the code of the host checks a person in to an event', async () => {
  const detail = 'This is not the code of this minute.'
  const sent = stubServer({
    [`POST /events/${ID}/check-in`]: (body) =>
      (body as { code: string }).code === '042137'
        ? wire({ arrived_at: STARTS_AT })
        : refusal(422, 'wrong-venue-code', detail),
  })
  const view = (event: Event) => <EventView event={event} suggested={undefined} />
  const screen = await render(view(CUP), { wrapper: Providers })
  await screen.getByRole('button', { name: 'Type the code' }).click()
  const sheet = page.getByRole('dialog')
  const send = async (code: string) => {
    await sheet.getByLabelText('Venue code').fill(code)
    await sheet.getByRole('button', { name: 'Check in' }).click()
  }
  await send('000000')
  await expect.element(sheet.getByText(detail)).toBeVisible()
  await send('042137')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(sent.filter(({ body }) => body).map(({ body }) => body)).toEqual([
    { code: '000000' },
    { code: '042137' },
  ])
  await screen.rerender(view({ ...CUP, arrived_at: STARTS_AT }))
  await expect.element(screen.getByText("You're here")).toBeVisible()
})

test('a host checks in a person and a guest with one tap each, and takes one check-in back', async () => {
  const reply = { profile_image_url: null, answer: 'going', position: null } as const
  const people = ['Eve Okafor', 'Gil'].map((name, n) => ({
    ...reply,
    ...{ id: `0190a0a0-0000-7000-8000-00000000000${n}`, name, guest_of: n ? 'Cleo Diaz' : null },
    answered_at: '2026-06-20T18:00:00.000Z',
    arrived_at: null as string | null,
  }))
  const arrive = (n: number, arrived_at: string | null) => () => {
    Object.assign(people[n] ?? {}, { arrived_at })
    return wire({ can_manage: true })
  }
  const at = (n: number) => `/events/${ID}/replies/${people[n]?.id}/check-in`
  stubServer({
    [`GET /events/${ID}/replies`]: () =>
      Response.json(people, { headers: { 'x-total-count': String(people.length) } }),
    [`GET /events/${ID}/venue-code`]: () => ({
      ...{ code: '042137', path: `/events/${ID}?code=042137` },
      ...{ renews_at: '2026-06-20T19:00:30.000Z', server_time: '2026-06-20T19:00:00.000Z' },
    }),
    [`PUT ${at(0)}`]: arrive(0, '2026-06-20T19:10:00.000Z'),
    [`PUT ${at(1)}`]: arrive(1, '2026-06-20T19:11:00.000Z'),
    [`DELETE ${at(0)}`]: arrive(0, null),
  })
  const host_counts = { out: 0, guests: 1, arrived: 1 }
  const event = { ...CUP, can_manage: true, host_counts }
  const screen = await render(<EventView event={event} suggested={undefined} />, { wrapper: Providers })
  await expect.element(screen.getByText('1 of 2 here')).toBeVisible()
  await screen.getByRole('button', { name: 'Show the venue code' }).click()
  await expect.element(page.getByRole('img', { name: 'Venue code 0 4 2 1 3 7' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const button = (name: string) => screen.getByRole('button', { name: `Check in ${name}` })
  for (const name of ['Eve Okafor', 'Gil']) {
    await button(name).click()
    await expect.element(button(name)).not.toBeInTheDocument()
  }
  await expect.element(screen.getByText('Here 20:11')).toBeVisible()
  await screen.getByRole('button', { name: 'More for Eve Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Take back the check-in' }).click()
  await expect.element(button('Eve Okafor')).toBeVisible()
  await expect.element(button('Gil')).not.toBeInTheDocument()
})
