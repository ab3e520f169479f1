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

test('the old address of the vendor sign-up redirects to the new one', async () => {
  const router = createAppRouter('/faq')
  void router.navigate({ href: '/vendor-signup' })
  await expect.poll(() => router.location().pathname).toBe('/signup/vendor')
})

test.each(['/answer/canal/tuesday?answer=in', '/my-sports-groups/canal/game-day?code=123456'])(
  'a visitor signs in first on the way to %s, and comes back to all of it',
  async (href) => {
    const router = createAppRouter('/faq')
    void router.navigate({ href })
    await expect.poll(() => router.location().pathname).toBe('/signin')
    expect(router.location().search.next).toBe(href)
    identity.signIn('token')
    void router.invalidate()
    await expect.poll(() => router.location().href).toBe(href)
  },
)
