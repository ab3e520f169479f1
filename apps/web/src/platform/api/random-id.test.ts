import { expect, test } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

test('an id is a UUID of version 4 like no other, also where the browser has no randomUUID', () => {
  const ids = Array.from({ length: 1_000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
})
