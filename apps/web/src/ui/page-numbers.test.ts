import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each`
  page  | pages | shown
  ${2}  | ${3}  | ${[1, 2, 3]}
  ${1}  | ${5}  | ${[1, 2, 3, 4, 5]}
  ${1}  | ${7}  | ${[1, 2, null, 7]}
  ${1}  | ${18} | ${[1, 2, null, 18]}
  ${9}  | ${18} | ${[1, null, 8, 9, 10, null, 18]}
  ${18} | ${18} | ${[1, null, 17, 18]}
`('page $page of $pages shows $shown', ({ page, pages, shown }) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})
