import { manualCheckIn } from '@turnout/contract/game-day'
import { listSports } from '@turnout/contract/sports'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { call } from '../platform/api/call.ts'
import { outbox } from '../platform/outbox/outbox.ts'
import { Providers } from '../platform/testing/providers.tsx'
import { stubServer } from '../platform/testing/stub-server.ts'
import { Icon } from '../ui/icons.tsx'
import { OfflineNotice } from './offline-notice.tsx'

beforeEach(() => void stubServer({}))

test('a server whose disk is full shows as an outage until it answers again', async () => {
  let isFull = true
  const statusOf = (url: string) => (url === '/readyz' ? 503 : 507)
  vi.stubGlobal('fetch', async (url: string) => new Response('{}', { status: isFull ? statusOf(url) : 200 }))
  const { getByText } = await render(<OfflineNotice />, { wrapper: Providers })
  await call(listSports, {}).catch(() => undefined)
  const notice = getByText("Turnout can't answer right now. What you see may be old.")
  await expect.element(notice).toBeVisible()
  await expect.element(getByText('No signal')).not.toBeInTheDocument()
  isFull = false
  await expect.element(notice).not.toBeInTheDocument()
})

test('a server that gives no answer shows as an outage at once, not only after a failed probe', async () => {
  let answer = (_: Response) => {}
  const ready = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', (url: string) => (url === '/readyz' ? ready : new Response('{}', { status: 503 })))
  const { getByText } = await render(<OfflineNotice />, { wrapper: Providers })
  await call(listSports, {}).catch(() => undefined)
  const notice = getByText("Turnout can't answer right now.")
  await expect.element(notice).toBeVisible()
  answer(new Response('{}'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('a command that a slow server has not answered does not show as a missing signal', async () => {
  const { container, getByText } = await render(<OfflineNotice />, { wrapper: Providers })
  const input = { params: { groupId: 'canal-side' }, body: [{ name: 'Hana' }] }
  void outbox().enqueue({ endpoint: manualCheckIn.name, input, key: 'a-key', madeAt: Date.now() })
  await expect.element(getByText('Not sent yet')).toBeVisible()
  await expect.element(getByText("1 press waits in line. We'll send everything in order.")).toBeVisible()
  await expect.element(getByText('No signal')).not.toBeInTheDocument()
  const sign = (await render(<Icon name="no-signal" />)).container.innerHTML
  const shape = /\bd="[^"]+"/.exec(sign)?.[0] ?? sign
  expect(container.innerHTML).toContain('<svg')
  expect(container.innerHTML).not.toContain(shape)
})
