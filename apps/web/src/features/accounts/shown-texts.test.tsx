import { getMe } from '@turnout/contract/me'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { refusedOnce, stubServer } from '../../platform/testing/stub-server.ts'
import { CATALOGUE } from '../../platform/testing/text-catalogue.ts'
import { press, pressTwice, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { ProfilePage } from './profile-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpUserPage } from './sign-up-user-page.tsx'
import { BEN } from './testing.ts'

beforeEach(() => toaster.clear())

const fillIn = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabelText(label, { exact: true }).fill(text)
}

const PASSWORD = 'seven bibs and a whistle'
const EVE = {
  'First name': 'Eve',
  'Last name': 'Okafor',
  Email: 'eve@example.org',
  'Phone number': '+44 20 7946 0000',
  'Date of birth': '1990-05-17',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
}

/** First a refusal and then a success on the same page. */
const STEPS = {
  signIn: ['Sign in failed. Please try again.', 'Signed in successfully!'],
  signUp: ['Registration failed. Please try again.'],
  save: ['Failed to update profile.', 'Profile updated successfully!'],
  photo: ['Failed to upload image.', 'Profile image uploaded!'],
  password: ['Failed to update password.', 'Password updated successfully!'],
  leave: ['Failed to deactivate account.', 'Account deactivated.'],
} as const

test('a refused sign-in without a sentence shows our own text, and the next one its success', async () => {
  stubServer({
    'POST /auth/login': refusedOnce(() => ({ access_token: 'token', token_type: 'bearer', expires_in: 60 })),
  })
  await renderWithToasts(<SignInPage />)
  await fillIn({ Email: 'eve@example.org', Password: PASSWORD })
  for (const text of STEPS.signIn) {
    await press('Sign in')
    await says(text)
  }
})

test('a refused sign-up says so, with the sentence of the server if there is one', async () => {
  const detail = 'Too many sign-ups from this network'
  stubServer({
    'POST /auth/register': refusedOnce(() =>
      Response.json({ type: 'problems/too-many', detail }, { status: 409 }),
    ),
  })
  await renderWithToasts(<SignUpUserPage />)
  await fillIn(EVE)
  for (const text of [...STEPS.signUp, `Registration failed: ${detail}`]) {
    await press('Sign up')
    await says(text)
  }
})

test('an empty sign-up marks each of its seven fields with its sentence', async () => {
  const { container } = await renderWithToasts(<SignUpUserPage />)
  await press('Sign up')
  const sentences = [
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Phone number is required.',
    'Enter your date of birth.',
    'Password is required.',
    'Confirm your password.',
  ]
  for (const sentence of sentences) await says(sentence)
  expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(sentences.length)
})

const DONE = { message: '' }
const PHOTO = new File(['not read here'], 'ben.gif', { type: 'image/gif' })
const changePassword = async () => {
  const password = 'eleven bibs'
  await fillIn({ 'Current password': PASSWORD, 'New password': password, 'Confirm new password': password })
  await press('Change password')
}
const leave = () => pressTwice('Deactivate account')

test.each([
  ['PUT /users/me', BEN, () => press('Save'), STEPS.save],
  [
    'POST /users/upload-profile-image',
    { url: '/big.webp', small_url: '/small.webp' },
    () => page.getByLabelText('Choose a photo').upload(PHOTO),
    STEPS.photo,
  ],
  ['POST /users/change-password', DONE, changePassword, STEPS.password],
  ['DELETE /users/me', DONE, leave, STEPS.leave],
] as const)(
  '%s: the profile says what is refused, and what succeeds then',
  async (route, reply, act, texts) => {
    identity.signIn('token')
    stubServer({
      'GET /users/me': () => BEN,
      'GET /users/me/sessions': () => [],
      'PUT /users/me': () => BEN,
      [route]: refusedOnce(() => reply),
    })
    queryClient.setQueryData(read(getMe, {}).queryKey, BEN)
    await renderWithToasts(<ProfilePage />)
    for (const text of texts) {
      await act()
      await says(text)
    }
  },
)

test('every text of the catalogue for accounts and the profile is among them', () => {
  const elsewhere = [
    // in the tests of the vendor sign-up
    'Vendor registration successful! You can now log in.',
    // in the tests of the activation page
    'The activation link is invalid or expired.',
  ]
  const shown = [...Object.values(STEPS).flat(), 'Registration failed: {detail}', ...elsewhere]
  expect(new Set(shown)).toEqual(new Set([...CATALOGUE.accounts, ...CATALOGUE.profile]))
})
