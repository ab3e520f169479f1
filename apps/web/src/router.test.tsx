import { expect, test } from 'vitest'
import { identity } from './platform/session/identity.ts'
import { createAppRouter } from './router.ts'

test.each(['/signup', '/signup/user', '/signup/vendor'])(
  'a person who is signed in is led home from %s',
  async (href) => {
    identity.signIn('token')
    const router = createAppRouter('/faq')
    void router.navigate({ href })
    await expect.poll(() => router.location().pathname).toBe('/home')
  },
)
