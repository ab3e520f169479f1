import type { Passkey } from '@turnout/contract/passkeys'
import { PROBLEMS } from '@turnout/contract/problem'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { identity } from '../../platform/session/identity.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'

const PHONE = {
  id: '0190a0a0-0000-7000-8000-0000000000f0',
  name: 'Android phone',
  created_at: '2026-06-01T10:00:00.000Z',
  last_used_at: null,
}
const AT = `/users/me/passkeys/${PHONE.id}`
const PASSWORD = 'seven bibs and a whistle'
const WRONG = PROBLEMS['wrong-password'].detail

let passkeys: (Omit<Passkey, 'created_at' | 'last_used_at'> & object)[]
const isRight = (body: unknown) => (body as { password: string }).password === PASSWORD

function open() {
  const sent = stubServer({
    'GET /users/me/passkeys': () => passkeys,
    'GET /users/me/second-factor': () => ({ is_on: false, recovery_codes_left: 0 }),
    'POST /users/me/passkeys/challenge': (body) =>
      isRight(body)
        ? {
            challenge: 'AAAA',
            host: location.hostname,
            known: [],
            user: { id: 'AAAA', email: 'ada@example.org', name: 'Ada Okafor' },
          }
        : refusal(403, 'wrong-password', WRONG),
    [`PUT ${AT}`]: (body) => {
      const renamed = { ...PHONE, ...(body as object) }
      passkeys = [renamed]
      return renamed
    },
    [`DELETE ${AT}`]: (body) => {
      if (!isRight(body)) return refusal(403, 'wrong-password', WRONG)
      passkeys = []
      return { message: 'The passkey was removed.' }
    },
  })
  return renderWithToasts(<PasskeysPanel />).then(() => sent)
}

beforeEach(() => {
  toaster.clear()
  identity.signIn('token')
  passkeys = []
})

const dialog = page.getByRole('dialog')
const choose = async (name: string) => {
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name }).click()
}
const confirm = async (password: string, button: string) => {
  await dialog.getByLabelText('Your password').fill(password)
  await dialog.getByRole('button', { name: button }).click()
}

test('a passkey can be added only with the right password, and a device without passkeys says so', async () => {
  const create = vi.spyOn(navigator.credentials, 'create')
  create.mockRejectedValue(new DOMException('declined', 'NotAllowedError'))
  const sent = await open()
  await press('Add a passkey')
  await confirm('not my password', 'Continue')
  await expect.element(dialog.getByText(WRONG)).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await confirm(PASSWORD, 'Continue')
  await says("No passkey was added. Your device didn't make one.")
  expect(create).toHaveBeenCalledOnce()
  expect(sent.map(({ route }) => route)).not.toContain('POST /users/me/passkeys')
})

test('a passkey is renamed', async () => {
  passkeys = [PHONE]
  await open()
  await expect.element(page.getByText('Added 1 Jun 2026')).toBeVisible()
  await choose('Rename')
  await dialog.getByLabelText('Name').fill("Ada's phone")
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText("Ada's phone", { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: "More for Ada's phone" })).toBeVisible()
})

test('a passkey shows its last use, and is removed with the password', async () => {
  passkeys = [{ ...PHONE, last_used_at: '2026-06-09T10:00:00.000Z' } as never]
  await open()
  await expect.element(page.getByText('Last used 9 Jun 2026')).toBeVisible()
  await choose('Remove')
  await confirm('not my password', 'Remove')
  await expect.element(dialog.getByText(WRONG)).toBeVisible()
  await confirm(PASSWORD, 'Remove')
  await says('The passkey was removed.')
  await expect.element(page.getByRole('button', { name: /^More for / })).not.toBeInTheDocument()
})
