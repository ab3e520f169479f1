import { expect, test } from 'vitest'
import { ChangePasswordForm, ProfileForm, ResetPasswordForm } from './profile-schema.ts'

const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

const ADA = { first_name: 'Ada', last_name: 'Okafor', phone_number: '', bio: '' }

test('a profile needs a first and a last name, and nothing else', () => {
  expect(ProfileForm.safeParse(ADA).success).toBe(true)
  expect(messagesOf(ProfileForm.safeParse({ ...ADA, first_name: ' ', last_name: '' }))).toEqual({
    first_name: 'First name is required.',
    last_name: 'Last name is required.',
  })
  expect(messagesOf(ProfileForm.safeParse({ ...ADA, phone_number: 'call me' }))).toEqual({
    phone_number: 'This is not a phone number.',
  })
})

test('a new password has eight characters, counted as people count them', () => {
  const input = { old_password: 'x', new_password: '⚽⚽⚽⚽⚽⚽⚽', confirm_password: '⚽⚽⚽⚽⚽⚽⚽' }
  expect(messagesOf(ChangePasswordForm.safeParse(input))).toEqual({
    new_password: 'Password must be at least 8 characters long.',
  })
})

test('both new passwords have to be the same, which is checked even when other fields are wrong', () => {
  const input = { old_password: '', new_password: 'eleven bibs', confirm_password: 'twelve bibs' }
  expect(messagesOf(ChangePasswordForm.safeParse(input))).toEqual({
    old_password: 'Password is required.',
    confirm_password: 'New passwords do not match.',
  })
  expect(messagesOf(ResetPasswordForm.safeParse({ password: 'short', confirm_password: '' }))).toEqual({
    password: 'Password must be at least 8 characters long.',
    confirm_password: 'New passwords do not match.',
  })
})
