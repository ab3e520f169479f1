import { expect, test } from 'vitest'
import { avatarColour, initialsOf } from './avatar-colour.ts'

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

test('a person has the same colour everywhere, and all twelve are used', () => {
  expect(avatarColour('Ada Lind')).toBe(avatarColour(' ada lind '))
  const colours = new Set(Array.from({ length: 400 }, (_, index) => avatarColour(`Player ${index}`)))
  expect(colours.size).toBe(12)
})
