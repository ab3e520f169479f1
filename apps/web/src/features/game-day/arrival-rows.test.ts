import type { GameDayPlayer } from '@turnout/contract/game-day'
import { expect, test } from 'vitest'
import { arrivalRows, named, rowsToCheckIn } from './arrival-rows.ts'
import { toPeople } from './people.ts'
import { guest, player } from './testing.ts'

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id)

test('people to check in are on top by name, and a check-in moves no row', () => {
  const before = toPeople(
    [player('Tom', 1), player('Finn', null), player('Ada', null), player('Ben', null)],
    [guest('Mateo', 2)],
    null,
  )
  const kept = new Map(rowsToCheckIn(before))
  expect(idsOf(arrivalRows(before, kept).rows)).toEqual(['Ada', 'Ben', 'Finn', 'Tom', 'Mateo'])
  expect(arrivalRows(before, kept)).toMatchObject({ firstHereId: 'Tom', isOutOfOrder: false })

  const after = toPeople(
    [player('Tom', 1), player('Finn', 3), player('Ada', null), player('Ben', 4)],
    [guest('Mateo', 2), guest('Zoe', 5)],
    null,
  )
  expect(idsOf(arrivalRows(after, kept).rows)).toEqual(['Ada', 'Ben', 'Finn', 'Tom', 'Mateo', 'Zoe'])
  expect(arrivalRows(after, kept).isOutOfOrder).toBe(true)

  const sorted = arrivalRows(after, new Map(rowsToCheckIn(after)))
  expect(idsOf(sorted.rows)).toEqual(['Ada', 'Tom', 'Mateo', 'Finn', 'Ben', 'Zoe'])
  expect(sorted).toMatchObject({ firstHereId: 'Tom', isOutOfOrder: false })
})

test('people who are in come first, then those without an answer, then those who are out; an answer moves no row', () => {
  const said = (name: string, answer: GameDayPlayer['answer'], number: number | null = null) =>
    player(name, number, { answer })
  const before = toPeople(
    [said('Ada', 'not_going'), said('Ben', null), said('Cleo', 'waiting'), said('Tom', 'going')],
    [],
    null,
  )
  const kept = new Map(rowsToCheckIn(before))
  expect(idsOf(arrivalRows(before, kept).rows)).toEqual(['Tom', 'Cleo', 'Ben', 'Ada'])

  const after = toPeople(
    [said('Ada', 'going', 1), said('Ben', 'going'), said('Cleo', 'going'), said('Tom', 'not_going')],
    [],
    null,
  )
  expect(idsOf(arrivalRows(after, kept).rows)).toEqual(['Tom', 'Cleo', 'Ben', 'Ada'])
  const sorted = arrivalRows(after, new Map(rowsToCheckIn(after)))
  expect(idsOf(sorted.rows)).toEqual(['Ben', 'Cleo', 'Tom', 'Ada'])
})

test('when people have arrived in the order of the list, there is nothing to sort', () => {
  const before = toPeople([player('Ada', null), player('Ben', null), player('Cleo', null)], [], null)
  const kept = new Map(rowsToCheckIn(before))
  const some = toPeople([player('Ada', null), player('Ben', 1), player('Cleo', 2)], [guest('Zoe', 3)], null)
  expect(arrivalRows(some, kept)).toMatchObject({ firstHereId: 'Ben', isOutOfOrder: false })
  const all = toPeople([player('Ada', 1), player('Ben', 2), player('Cleo', 3)], [guest('Zoe', 4)], null)
  expect(arrivalRows(all, kept)).toMatchObject({ firstHereId: null, isOutOfOrder: false })
  const mixed = toPeople([player('Ada', 2), player('Ben', 1), player('Cleo', null)], [], null)
  expect(arrivalRows(mixed, kept)).toMatchObject({ firstHereId: null, isOutOfOrder: true })
})

test('when all have arrived, the list has no heading for those who are here', () => {
  const people = toPeople([player('Tom', 1), player('Ben', 2)], [], null)
  expect(arrivalRows(people, new Map()).firstHereId).toBe(null)
})

test.each([
  ['any part of a name', 'hanl', ['Tom Hanley']],
  ['a name in capitals with spaces around it', ' TOM ', ['Tom Hanley']],
  ['a name typed without accents', 'zoe', ['Zoë']],
  ['no one', 'x', []],
])('the search finds %s', (_, search, found) => {
  const people = toPeople([player('Tom Hanley', 1), player('Zoë', null)], [], null)
  expect(idsOf(named(people, search))).toEqual(found)
})
