import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.each([
  ['month', '2026-06-09', '2026-06-01'],
  ['season', '2026-06-09', '2025-08-01'],
  ['season', '2026-08-01', '2026-08-01'],
  ['season', '2026-07-31', '2025-08-01'],
  ['year', '2026-12-31', '2026-01-01'],
  ['all', '2026-06-09', undefined],
] as const)('this %s on %s began on %s', (name, today, from) => {
  expect(seasonOf(name, today).from).toBe(from)
})
