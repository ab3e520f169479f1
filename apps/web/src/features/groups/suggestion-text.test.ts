import { expect, test } from 'vitest'
import { distanceText, suggestionText } from './suggestion-text.ts'

const place = { id: '', name: 'Weaver Street Cages', address: '14 Weaver Street, London' }
const where = { latitude: 51.53917, longitude: -0.05761 }

test.each([
  [1, 'Weaver Street Cages, where 1 group plays'],
  [2, 'Weaver Street Cages, where 2 groups play'],
])(
  'a venue is described by its address and by the number of groups that play there (%i)',
  (groups, detail) => {
    expect(suggestionText({ ...place, ...where, source: 'venue', groups }, null)).toEqual({
      title: '14 Weaver Street, London',
      detail,
    })
  },
)

test('another place is described by its name, and by its distance if that is known', () => {
  const photon = { ...place, source: 'photon' } as const
  expect(suggestionText(photon, where).detail).toBe('14 Weaver Street, London')
  expect(suggestionText({ ...photon, ...where }, { ...where, latitude: 51.51 })).toEqual({
    title: 'Weaver Street Cages',
    detail: '14 Weaver Street, London · 3.2 km',
  })
})

test.each([
  [4, '0 m'],
  [347, '350 m'],
  [9_940, '9.9 km'],
  [57_400, '57 km'],
])('%i metres are written as %s', (metres, words) => {
  expect(distanceText(metres)).toBe(words)
})
