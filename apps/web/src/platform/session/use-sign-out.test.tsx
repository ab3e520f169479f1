import { checkIn } from '@turnout/contract/game-day'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { outbox } from '../outbox/outbox.ts'
import { createRouter } from '../router/router.ts'
import { RouterProvider } from '../router/router-hooks.tsx'
import { stubServer } from '../testing/stub-server.ts'
import { identity } from './identity.ts'
import { getItem, setItem, TOKEN } from './storage.ts'
import { useSignOut } from './use-sign-out.ts'

const Leave = () => (
  <button type="button" onClick={useSignOut()}>
    Log out of all this
  </button>
)

/** The code of the landing page loads, or never does: there is no signal. */
async function open({ comes = true } = {}) {
  const load = () => comes || new Promise<boolean>(() => {})
  const router = createRouter({ redirect: () => null, load, reload: () => false, at: '/home' })
  const screen = await render(
    <RouterProvider router={router}>
      <Leave />
    </RouterProvider>,
  )
  return { screen, leave: screen.getByRole('button', { name: 'Log out of all this' }) }
}

let sent: ReturnType<typeof stubServer>
beforeEach(() => {
  identity.signIn('token')
  // no request is answered
  sent = stubServer({})
  onTestFinished(() => outbox().clear())
})

test('before a waiting command is lost its owner is asked once, and may stay', async () => {
  const input = { params: { groupId: 'group' }, body: {} }
  void outbox().enqueue({ endpoint: checkIn.name, input, key: 'key', madeAt: Date.now() })
  await expect.poll(() => outbox().pending()).toHaveLength(1)
  const { screen, leave } = await open()
  const question = screen.getByRole('alertdialog', { name: 'Log out now?' })
  const element = leave.element() as HTMLElement
  // pressed twice before the question shows
  element.click()
  element.click()
  const loss = "1 change hasn't been sent yet. If you log out now, it's lost."
  await expect.element(question.getByText(loss)).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect([outbox().pending().length, getItem(TOKEN)]).toEqual([1, 'token'])
  await leave.click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => [outbox().pending().length, getItem(TOKEN)]).toEqual([0, null])
  expect(sent.at(-1)?.route).toBe('POST /auth/logout')
})

test('signing out works without a signal: the phone clears its data before the next page loads', async () => {
  setItem('draft.group', 'Five a side')
  const { leave } = await open({ comes: false })
  await leave.click()
  await expect.poll(() => [getItem(TOKEN), getItem('draft.group')]).toEqual([null, null])
})
