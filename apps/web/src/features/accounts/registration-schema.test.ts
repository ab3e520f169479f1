import { expect, test } from 'vitest'
import { UserForm, VendorForm } from './registration-schema.ts'
import { dayOfBirth } from './sign-up-user-page.tsx'

const ADA = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.org',
  phone_number: '+44 7700 900123',
  date_of_birth: '1994-03-17',
  password: 'nine lives on the left wing',
  confirm_password: 'nine lives on the left wing',
  interests: ['Technology'],
}

/** The first error of each field. */
function errorsOf(form: object): Record<string, string> {
  const { error } = UserForm.safeParse(form)
  const issues = [...(error?.issues ?? [])].reverse()
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

test('a complete form has no errors', () => {
  expect(errorsOf(ADA)).toEqual({})
})

test('everything is required but the interests', () => {
  const blank = Object.fromEntries(Object.keys(ADA).map((field) => [field, '']))
  expect(errorsOf({ ...blank, interests: [] })).toEqual({
    first_name: 'First name is required.',
    last_name: 'Last name is required.',
    email: 'Email is required.',
    phone_number: 'Phone number is required.',
    date_of_birth: 'Enter your date of birth.',
    password: 'Password is required.',
    confirm_password: 'Confirm your password.',
  })
})

test.each`
  field                 | input               | sentence
  ${'password'}         | ${'1234567'}        | ${'Password must be at least 8 characters long'}
  ${'confirm_password'} | ${'something else'} | ${'Passwords do not match'}
  ${'first_name'}       | ${'evil.example'}   | ${'First name cannot hold a link or an email address. Leave a space after a dot.'}
  ${'last_name'}        | ${'O\u200bbi'}      | ${'Last name has characters that cannot be shown. Type it instead of pasting it.'}
  ${'email'}            | ${'ada at example'} | ${'This is not an email address.'}
  ${'date_of_birth'}    | ${'2994-03-17'}     | ${'This date of birth is in the future or too long ago.'}
`('$field "$input": $sentence', ({ field, input, sentence }) => {
  expect(errorsOf({ ...ADA, [field]: input })).toMatchObject({ [field]: sentence })
})

test('passwords that differ are an error even while other fields are wrong', () => {
  expect(errorsOf({ ...ADA, email: '', confirm_password: 'other' })).toMatchObject({
    email: 'Email is required.',
    confirm_password: 'Passwords do not match',
  })
})

test('everything is required of a business', () => {
  const business = {
    business_name: '',
    business_type: '',
    description: '',
    business_phone: '',
    business_email: '',
  }
  const { date_of_birth: _, ...account } = ADA
  const { error } = VendorForm.safeParse({ ...account, ...business })
  expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
    new Set([
      'Business name is required.',
      'Choose what your business does.',
      'Description is required.',
      'Business phone is required.',
      'Business email is required.',
    ]),
  )
})

test('the bib takes the day of the birthday once there is one', () => {
  expect(dayOfBirth('1994-03-17')).toBe(17)
  expect(dayOfBirth('')).toBeNull()
})
