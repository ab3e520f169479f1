import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPassword, emailKey } from './account.ts'

const check = (password: string, own: string[] = []) => {
  const checked = checkPassword(password, own)
  return checked.ok ? 'good' : checked.refusal
}

describe('passwords', () => {
  test.each`
    password            | answer
    ${'a'.repeat(7)}    | ${'password-too-short'}
    ${'a'.repeat(8)}    | ${'good'}
    ${'a'.repeat(128)}  | ${'good'}
    ${'a'.repeat(129)}  | ${'password-too-long'}
    ${'⚽'.repeat(7)}   | ${'password-too-short'}
    ${'🥅'.repeat(8)}   | ${'good'}
    ${'🥅'.repeat(128)} | ${'good'}
    ${'        '}       | ${'good'}
  `('[A-1] $password.length halves of letters: $answer', ({ password, answer }) => {
    expect(check(password)).toBe(answer)
  })

  test.each`
    password         | answer
    ${'adaokafor'}   | ${'password-is-own-word'}
    ${'AdaOkafor'}   | ${'password-is-own-word'}
    ${'adaokafor99'} | ${'good'}
  `('[A-1] $password, when the email begins with adaokafor: $answer', ({ password, answer }) => {
    expect(check(password, ['adaokafor', 'Ada', ''])).toBe(answer)
  })

  test('[A-1] an accepted password stays exactly as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 }), (password) => {
        const checked = checkPassword(password, [])
        if (checked.ok) expect(checked.value).toBe(password)
      }),
    )
  })
})

describe('email addresses', () => {
  test.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    ['  ben@example.org ', 'ben@example.org'],
    ['JOSE\u0301@example.org', 'josé@example.org'],
  ])('[A-2] %s is the account of %s', (address, key) => {
    expect(emailKey(address)).toBe(key)
  })

  test('[A-2] the key of a key is the same key', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(emailKey(emailKey(address))).toBe(emailKey(address))
      }),
    )
  })
})
