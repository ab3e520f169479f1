import { expect, test } from 'vitest'
import { checkRows, emptyRow, neighbourOf, withoutSent } from './guest-rows.ts'

const row = (key: string, values: object) => ({ ...emptyRow(key), ...values })

test('a guest needs only a name', () => {
  const checked = checkRows([row('a', { name: 'Mateo Silva' })])
  expect(checked).toMatchObject({ ok: true, body: [{ name: 'Mateo Silva', email: '', phone: '' }] })
})

test.each([
  ['name', { name: '  ' }],
  ['name', { name: 'evil.example' }],
  ['email', { name: 'Mateo', email: 'mateo at home' }],
  ['phone', { name: 'Mateo', phone: 'call me' }],
] as const)('an invalid %s is reported under its field', (field, values) => {
  const checked = checkRows([row('good', { name: 'Noor' }), row('bad', values)])
  expect(checked.ok).toBe(false)
  if (checked.ok) return
  expect(Object.keys(checked.errors)).toEqual(['bad'])
  expect(checked.errors.bad?.[field]).toMatch(/\w/)
})

test('spaces around an email address are allowed', () => {
  expect(checkRows([row('a', { name: 'Mateo', email: ' mateo@example.org ' })]).ok).toBe(true)
})

test('rows typed while others were sent stay; without any, one empty row stays', () => {
  const [noor, mateo] = [row('a', { name: 'Noor' }), row('b', { name: 'Mateo' })]
  expect(withoutSent([noor, mateo], [noor], 'c')).toEqual([mateo])
  expect(withoutSent([row('a', { name: 'Hana' })], [noor], 'c')).toEqual([row('a', { name: 'Hana' })])
  expect(withoutSent([noor, mateo], [noor, mateo], 'c')).toEqual([row('c', {})])
})

test('too many guests at once are an error of the form, not of a row', () => {
  const many = Array.from({ length: 51 }, (_, nr) => row(`${nr}`, { name: 'Noor' }))
  expect(checkRows(many)).toMatchObject({ ok: false, errors: {}, formError: 'At most 50 players at once.' })
  expect(checkRows(many.slice(1)).ok).toBe(true)
})

test('a removed row gives the focus to the next row, and the last row to the one before', () => {
  const rows = ['a', 'b', 'c'].map((key) => row(key, {}))
  expect([0, 1, 2].map((index) => neighbourOf(rows, index))).toEqual(['b', 'c', 'b'])
})
