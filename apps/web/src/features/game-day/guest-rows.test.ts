import { expect, test } from 'vitest'
import { checkRows, emptyRow, withoutSent } from './guest-rows.ts'

const row = (key: string, said: object) => ({ ...emptyRow(key), ...said })

test('a name is enough', () => {
  const checked = checkRows([row('a', { name: 'Mateo Silva' })])
  expect(checked).toMatchObject({ ok: true, body: [{ name: 'Mateo Silva', email: '', phone: '' }] })
})

test.each([
  ['name', { name: '  ' }],
  ['email', { name: 'Mateo', email: 'mateo at home' }],
  ['phone', { name: 'Mateo', phone: 'call me' }],
] as const)('a bad %s is said under its own field', (field, said) => {
  const checked = checkRows([row('good', { name: 'Noor' }), row('bad', said)])
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
