import { getMe, type Me } from '@turnout/contract/me'
import { getPaidList, type PaidLine } from '@turnout/contract/paid-list'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { PaymentLine } from './my-answer.tsx'
import { PaidSheet } from './paid-sheet.tsx'
import { aScheduledGame, MONDAY } from './testing.ts'

const BEN = crypto.randomUUID()
const GAME = crypto.randomUUID()
const PATH = `/sport-groups/canal/scheduled-games/${GAME}/paid-list`
const params = { groupId: 'canal', gameId: GAME }
const COST = { amount: 500, currency: 'EUR' }
const LINE: PaidLine = {
  ...{ user_id: BEN, name: 'Ben Okafor', is_guest: false, profile_image_url: null },
  ...{ guest_count: 1, amount: 1000, due: 1000, is_paid: false },
}
const listOf = (line: PaidLine, can_manage: boolean) =>
  getPaidList.reply.encode({
    ...{ game_id: GAME, date: '2026-06-16', cost: COST, can_manage, previous: null },
    lines: [line],
  })

beforeEach(() => void vi.useFakeTimers({ now: MONDAY, toFake: ['Date'] }))

test('[H-32] an organiser marks who has paid, the guest included, and the sums change', async () => {
  let isPaid = false
  const list = () => listOf({ ...LINE, due: isPaid ? 0 : 1000, is_paid: isPaid }, true)
  const sent = stubServer({
    [`GET ${PATH}`]: list,
    [`PUT ${PATH}/${BEN}`]: (body) => {
      isPaid = (body as { paid: boolean }).paid
      return list()
    },
  })
  await render(<PaidSheet {...params} canManage onClose={() => {}} />, { wrapper: Providers })
  const sheet = page.getByRole('dialog', { name: 'Who has paid' })
  await expect.element(sheet.getByText('0 of 1 paid · €0.00 of €10.00')).toBeVisible()
  await sheet.getByText('€10.00 · with 1 guest').click()
  await expect.element(sheet.getByText('1 of 1 paid · €10.00 of €10.00')).toBeVisible()
  await expect.element(sheet.getByRole('switch')).toBeChecked()
  expect(sent).toContainEqual({ route: `PUT ${PATH}/${BEN}`, body: { paid: true } })
})

test('[H-32] an organiser sees what is still due when a guest was added after the payment', async () => {
  stubServer({ [`GET ${PATH}`]: () => listOf({ ...LINE, due: 500 }, true) })
  await render(<PaidSheet {...params} canManage onClose={() => {}} />, { wrapper: Providers })
  await expect.element(page.getByText('€10.00 · with 1 guest · €5.00 still due')).toBeVisible()
  await expect.element(page.getByText('0 of 1 paid · €5.00 of €10.00')).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeChecked()
})

test('[H-32] a member reads what they owe with their guest, then that it is paid, and sees no list', async () => {
  identity.signIn('token')
  stubServer({})
  queryClient.setQueryData(read(getMe, {}).queryKey, { id: BEN } as Me)
  const { queryKey } = read(getPaidList, { params })
  queryClient.setQueryData(queryKey, listOf(LINE, false))
  await render(<PaymentLine game={aScheduledGame({ id: GAME })} cost={COST} />, { wrapper: Providers })
  await expect.element(page.getByText('You owe €10.00 for Tuesday')).toBeVisible()
  queryClient.setQueryData(queryKey, listOf({ ...LINE, due: 0, is_paid: true }, false))
  await expect.element(page.getByText('€10.00 · paid')).toBeVisible()
  queryClient.setQueryData(queryKey, listOf({ ...LINE, due: 500 }, false))
  await expect.element(page.getByText('You owe €5.00 for Tuesday')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
