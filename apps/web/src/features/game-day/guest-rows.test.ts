import { expect, test } from 'vitest'
import { checkRows, emptyRow, neighbourOf, withoutSent } from './guest-rows.ts'

const row = (key: string, values: object) => ({ ...emptyRow(key), ...values })

test('a name is enough', () => {
  const checked = checkRows([row('a', { name: 'Mateo Silva' })])
  expect(checked).toMatchObject({ ok: true, body: [{ name: 'Mateo Silva', email: '', phone: '' }] })
})

test.each([
  ['name', { name: '  ' }],
  ['name', { name: 'evil.example' }],
  ['email', { name: 'Mateo', email: 'mateo at home' }],
  ['phone', { name: 'Mateo', phone: 'call me' }],
] as const)('a bad %s is said under its own field', (field, values) => {
  const checked = checkRows([row('good', { name: 'Noor' }), row('bad', values)])
  expect(checked.ok).toBe(false)
  if (checked.ok) return
  expect(Object.keys(checked.errors)).toEqual(['bad'])
  expect(checked.errors.bad?.[field]).toMatch(/\w/)
})

test('blanks around an address are no mistake', () => {
  expect(checkRows([row('a', { name: 'Mateo', email: ' mateo@example.org ' })]).ok).toBe(true)
})

test('whoever was written down while others were sent stays, and else one empty row does', () => {
  const [noor, mateo] = [row('a', { name: 'Noor' }), row('b', { name: 'Mateo' })]
  expect(withoutSent([noor, mateo], [noor], 'c')).toEqual([mateo])
  expect(withoutSent([row('a', { name: 'Hana' })], [noor], 'c')).toEqual([row('a', { name: 'Hana' })])
  expect(withoutSent([noor, mateo], [noor, mateo], 'c')).toEqual([row('c', {})])
})

test('of too many at once is said what no row is to blame for', () => {
  const many = Array.from({ length: 51 }, (_, nr) => row(`${nr}`, { name: 'Noor' }))
  expect(checkRows(many)).toMatchObject({ ok: false, errors: {}, formError: 'At most 50 players at once.' })
  expect(checkRows(many.slice(1)).ok).toBe(true)
})

test('a row that goes gives the focus to the one that comes up into its place, and the last to the one before', () => {
  const rows = ['a', 'b', 'c'].map((key) => row(key, {}))
  expect([0, 1, 2].map((index) => neighbourOf(rows, index))).toEqual(['b', 'c', 'b'])
})
