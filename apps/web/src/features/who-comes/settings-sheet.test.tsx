import { type CurrentSettings, getAttendanceSettings } from '@turnout/contract/attendance-settings'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { press } from '../../platform/testing/with-toasts.tsx'
import { AskOffer } from './ask-offer.tsx'
import { SettingsSheet } from './settings-sheet.tsx'

const params = { groupId: 'canal' }
const { queryKey } = read(getAttendanceSettings, { params })
/** The settings of a group that has not chosen yet. */
const OFF: CurrentSettings = {
  ...{ mode: 'off', places: null, minimum: null, guests_allowed: true, fair_places: false },
  ...{ cost: null, strangers_may_find: false, is_chosen: false },
}
const { is_chosen, ...body } = OFF

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  sent = stubServer({
    'PUT /sport-groups/canal/attendance-settings': (values) => ({ ...(values as object), is_chosen: true }),
    'GET /sport-groups/canal/attendance-settings': () => ({ ...OFF, is_chosen: true }),
  })
  queryClient.setQueryData(queryKey, OFF)
})
const bodies = () => sent.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)

test('an organiser of an older group is offered to ask who comes, with yes chosen, and not again after "Not now"', async () => {
  await render(<AskOffer {...params} />, { wrapper: Providers })
  const offer = page.getByRole('region', { name: 'Do you ask who comes?' })
  await press('Ask who comes')
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: /^Yes In or out/ })).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await press('Not now')
  await expect.element(offer).not.toBeInTheDocument()
  expect(bodies()).toEqual([body])
})

test('an organiser sets that the group asks who comes and what a game costs', async () => {
  queryClient.setQueryData(queryKey, { ...OFF, is_chosen: true })
  await render(<SettingsSheet {...params} onClose={() => {}} />, { wrapper: Providers })
  await tick(page.getByRole('radio', { name: /^Yes In or out/ }))
  await page.getByLabelText('Cost per person').fill('5')
  await page.getByLabelText('Currency').selectOptions('USD')
  await press('Save')
  const cost = { amount: 500, currency: 'USD' }
  await expect.poll(bodies).toEqual([{ ...body, mode: 'who_comes', cost }])
})

test('on a narrow phone the name of a currency has the whole width', async () => {
  await page.viewport(360, 740)
  queryClient.setQueryData(queryKey, { ...OFF, is_chosen: true, mode: 'who_comes' })
  await render(<SettingsSheet {...params} onClose={() => {}} />, { wrapper: Providers })
  const width = (part: Locator) => part.element().getBoundingClientRect().width
  const currency = page.getByLabelText('Currency')
  await expect.element(currency).toBeVisible()
  expect(width(currency)).toBeCloseTo(width(page.getByRole('button', { name: 'Save' })), 0)
})
