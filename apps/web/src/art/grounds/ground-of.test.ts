import { expect, test } from 'vitest'
import { groundName } from './ground-of.ts'

test.each`
  sport                 | ground
  ${'Football'}         | ${'football'}
  ${'soccer'}           | ${'football'}
  ${'five-a-side'}      | ${'football'}
  ${'Beach Volleyball'} | ${'volleyball'}
  ${'field-hockey'}     | ${'hockey'}
  ${'Ultimate Frisbee'} | ${'other'}
  ${'Table Tennis'}     | ${'other'}
  ${'constructor'}      | ${'other'}
  ${''}                 | ${'other'}
`('$sport is played on the $ground ground', ({ sport, ground }) => {
  expect(groundName(sport)).toBe(ground)
})
