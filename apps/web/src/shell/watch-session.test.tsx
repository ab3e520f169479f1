import { expect, test, vi } from 'vitest'
import { queryClient } from '../platform/api/queries.ts'
import { identity } from '../platform/session/identity.ts'
import { TOKEN_KEY } from '../platform/session/storage.ts'
import { stopAfterTest } from '../platform/testing/stop-after-test.ts'
import { createAppRouter } from '../router.ts'
import { watchSession } from './watch-session.ts'

function watchAt(href: string) {
  const [navigate, invalidate] = [vi.fn(async () => undefined), vi.fn(async () => undefined)]
  stopAfterTest(identity)
  stopAfterTest(queryClient.getQueryCache())
  watchSession({ ...createAppRouter(href), navigate, invalidate })
  return { navigate, invalidate }
}

test.each(['/board/secret', '/watch/secret', '/reset-password?token=secret'])(
  'the end of a session leaves %s where it is: nobody asked there who looks',
  (href) => {
    identity.signIn('token')
    const { navigate, invalidate } = watchAt(href)
    identity.signOut()
    expect(navigate).not.toHaveBeenCalled()
    expect(invalidate).toHaveBeenCalledOnce()
  },
)

test('the end of a session takes somebody who was never known off their own page', () => {
  identity.signIn('token')
  const { navigate } = watchAt('/home')
  identity.signOut()
  expect(navigate).toHaveBeenCalledWith({ to: '/', replace: true })
})

const signInElsewhere = () => {
  localStorage.setItem(TOKEN_KEY, 'token')
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'token', storageArea: localStorage }))
}

test('who signs in in another tab is asked for nothing more on the sign-in page of this one', () => {
  const { invalidate } = watchAt('/signin')
  signInElsewhere()
  expect(invalidate).toHaveBeenCalledOnce()
})

test('who signs in in this tab stays until what they wanted is on its way', () => {
  const { invalidate } = watchAt('/signin')
  identity.signIn('token')
  expect(invalidate).not.toHaveBeenCalled()
})
