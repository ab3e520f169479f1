import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Bella Catering', 'Bella Catering', 'Bella Catering'],
  ['Pelé', '', 'Pelé'],
])('%s and %s are one person: %s', (first, last, name) => expect(fullName(first, last)).toBe(name))
