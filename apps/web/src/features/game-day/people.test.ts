import { expect, test } from 'vitest'
import { arrivedPeople, headCountText, placeText, shortNameIn, toPeople } from './people.ts'
import { guest, player } from './testing.ts'

test('guests and members are listed by arrival, and people who are missing come last', () => {
  const people = toPeople(
    [player('Tom', 1), player('Ben', 3), player('Ada', null)],
    [guest('Mateo', 2)],
    'Ben',
  )
  expect(people.map(({ id }) => id)).toEqual(['Tom', 'Mateo', 'Ben', 'Ada'])
  expect(people.map(({ place }) => place)).toEqual([1, 2, 3, null])
  expect(people.filter(({ isYou }) => isYou).map(({ id }) => id)).toEqual(['Ben'])
})

test('[R-2] arrival numbers stay when another person is taken off the list', () => {
  const here = arrivedPeople(toPeople([player('Tom', 1), player('Ben', 4), player('Cleo', 9)], [], null))
  expect(here.map(({ place }) => place)).toEqual([1, 4, 9])
})

test.each([
  ['people who are still expected', [player('Tom', 1), player('Ben', null)], '1 here, 1 expected'],
  [
    'people who are late',
    [player('Tom', 1), player('Ben', null, { status: 'delayed' })],
    '1 here, 1 delayed',
  ],
  ['no one missing', [player('Tom', 1), player('Ben', 2)], '2 here'],
] as const)('the head count with %s', (_, players, text) => {
  expect(headCountText(toPeople(players, [], null))).toBe(text)
})

test('[J-1] a person who has gone home is neither here nor missing', () => {
  const players = [
    player('Tom', 1, { answer: 'going' }),
    player('Ben', 2, { answer: 'going', has_gone: true }),
  ]
  expect(headCountText(toPeople(players, [], null))).toBe('Going 2 · here 1 · missing 0')
  expect(headCountText(toPeople([player('Tom', 1), player('Ben', 2, { has_gone: true })], [], null))).toBe(
    '1 here',
  )
})

test('[D-10] after the game the head count includes people who went home before its end', () => {
  const players = [player('Tom', 1, { answer: 'going' }), player('Ben', 2, { has_gone: true })]
  expect(headCountText(toPeople(players, [], null), true)).toBe('Going 1 · came 2 · missing 0')
  expect(headCountText(toPeople([player('Tom', 1), player('Ben', null)], [], null), true)).toBe(
    '1 came, 1 expected',
  )
})

test('with answers the head count shows how many are in, are here, and are in but not here', () => {
  const players = [
    player('Tom', 1, { answer: 'going' }),
    player('Ben', 2, { answer: null }),
    player('Cleo', null, { answer: 'going', coming_guests: 2 }),
    player('Finn', null, { answer: null }),
    player('Gus', null, { answer: 'not_going', status: 'absent' }),
  ]
  expect(headCountText(toPeople(players, [], null))).toBe('Going 4 · here 2 · missing 3')
  expect(headCountText(toPeople(players, [guest('Lina', 3)], null))).toBe('Going 4 · here 3 · missing 2')
})

test('before the first answer the head count is the same as without answers', () => {
  const players = [player('Tom', 1, { answer: null }), player('Ben', null, { answer: null })]
  expect(headCountText(toPeople(players, [], null))).toBe('1 here, 1 expected')
})

test.each([
  [1, 'first'],
  [10, 'tenth'],
  [11, '11th'],
  [22, '22nd'],
])('arrival %i is called %s', (place, word) => {
  expect(placeText(place)).toBe(word)
})

test('members and guests are shown by first name, or by full name when two share it', () => {
  const people = toPeople(
    [player('Tom', 1), player('Ana', null)],
    [guest('Guest A', 2), guest('Guest B', 3), guest('Tom Brook', 4)],
    null,
  )
  expect(people.map(({ name }) => shortNameIn(people, name)).sort()).toEqual([
    'Ana',
    'Guest A',
    'Guest B',
    'Tom Brook',
    'Tom Okafor',
  ])
})
