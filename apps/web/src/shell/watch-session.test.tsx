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
  'the end of a sign-in session does not leave %s, which needs no sign-in',
  (href) => {
    identity.signIn('token')
    const { navigate, invalidate } = watchAt(href)
    identity.signOut()
    expect(navigate).not.toHaveBeenCalled()
    expect(invalidate).toHaveBeenCalledOnce()
  },
)

test('the end of a session also leaves the page of a person whose name never loaded', () => {
  identity.signIn('token')
  const { navigate } = watchAt('/home')
  identity.signOut()
  expect(navigate).toHaveBeenCalledWith({ to: '/', replace: true })
})

const signInElsewhere = () => {
  localStorage.setItem(TOKEN_KEY, 'token')
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'token', storageArea: localStorage }))
}

test('signing in in another tab also leaves the sign-in page of this one', () => {
  const { invalidate } = watchAt('/signin')
  signInElsewhere()
  expect(invalidate).toHaveBeenCalledOnce()
})

test('signing in in this tab does not navigate before the sign-in page does', () => {
  const { invalidate } = watchAt('/signin')
  identity.signIn('token')
  expect(invalidate).not.toHaveBeenCalled()
})
