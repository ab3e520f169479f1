import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeGuests } from './guests.ts'

const guest = (id: string, name: string) => ({ id, name })
const EMMA = guest('1', 'Emma')
const OLU = guest('2', 'Olu')
const create = (name: string) => guest(`new ${name}`, name)

test.each([
  ['left out: they stay', undefined, [EMMA, OLU], [], []],
  ['the same names in another order', ['Olu', 'Emma'], [OLU, EMMA], [], []],
  ['one less', ['Olu'], [OLU], [], [EMMA]],
  ['one more', ['Emma', 'Olu', 'Kim'], [EMMA, OLU, create('Kim')], [create('Kim')], []],
  ['two of one name are two', ['Emma', 'Emma'], [EMMA, create('Emma')], [create('Emma')], [OLU]],
  ['no one', [], [], [], [EMMA, OLU]],
])('[Z-11] guests by name, %s', (_, names, guests, added, removed) => {
  expect(changeGuests([EMMA, OLU], names, create)).toEqual({ guests, added, removed })
})

test('[Z-11] the guests have the given names, and each known guest stays or goes', () => {
  const name = fc.constantFrom('Emma', 'Olu', 'Kim')
  fc.assert(
    fc.property(fc.array(name, { maxLength: 4 }), fc.array(name, { maxLength: 4 }), (before, names) => {
      const known = before.map((known, index) => guest(String(index), known))
      const { guests, added, removed } = changeGuests(known, names, create)
      expect(guests.map((one) => one.name)).toEqual(names)
      expect([...guests, ...removed].filter((one) => known.includes(one)).length).toBe(known.length)
      expect(guests.filter((one) => !known.includes(one))).toEqual(added)
    }),
  )
})
