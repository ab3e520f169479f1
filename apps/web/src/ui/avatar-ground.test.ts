import { expect, test } from 'vitest'
import { groundOf, initialsOf } from './avatar-ground.ts'

test.each`
  name                    | initials
  ${'Ada Lind'}           | ${'AL'}
  ${'  ben van der osei'} | ${'BO'}
  ${'Cleo'}               | ${'CL'}
  ${'İpek Özgür'}         | ${'İÖ'}
  ${''}                   | ${'?'}
`('$name wears the initials $initials', ({ name, initials }) => {
  expect(initialsOf(name)).toBe(initials)
})

test('one person stands on the same ground everywhere, and people share all twelve', () => {
  expect(groundOf('Ada Lind')).toBe(groundOf(' ada lind '))
  const grounds = new Set(Array.from({ length: 400 }, (_, each) => groundOf(`Player ${each}`)))
  expect(grounds.size).toBe(12)
})
