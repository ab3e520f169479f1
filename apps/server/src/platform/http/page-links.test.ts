import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

test.each`
  url                                  | total | links
  ${'/api/v1/sport-groups'}            | ${0}  | ${'</api/v1/sport-groups?page=1>; rel="last"'}
  ${'/api/v1/sport-groups?search=a+b'} | ${41} | ${'</api/v1/sport-groups?search=a+b&page=2>; rel="next", </api/v1/sport-groups?search=a+b&page=3>; rel="last"'}
  ${'/x?page=2&page_size=10'}          | ${20} | ${'</x?page=1&page_size=10>; rel="first", </x?page=1&page_size=10>; rel="prev", </x?page=2&page_size=10>; rel="last"'}
`('with $total rows, $url has links to its neighbours', ({ url, total, links }) => {
  expect(pageLinks(url, total)).toBe(links)
})
