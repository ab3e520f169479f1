import { promised } from '@turnout/contract/promised'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'

type Json = Record<string, unknown>

/** The same contract, as the built web has it. */
vi.resetModules()
vi.doMock('zod', () => import('./reply-reader.ts'))
const { promised: read } = await import('@turnout/contract/promised')

const plain = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** Whatever the contract lets a server say. */
function saidBy(schema: Json, all: Json = (schema.$defs ?? {}) as Json): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, properties, items, additionalProperties: rest } = schema
  if (typeof $ref === 'string') return saidBy(all[$ref.split('/').at(-1) ?? ''] as Json, all)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const either = (anyOf ?? oneOf) as Json[] | undefined
  if (either) return fc.oneof(...either.map((one) => saidBy(one, all)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => saidBy({ ...schema, type: one }, all)))
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, saidBy(field as Json, all)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as string[] })
  }
  if (type === 'object') return fc.dictionary(fc.uuid(), saidBy((rest ?? {}) as Json, all), { maxKeys: 3 })
  const { minItems: minLength = 0, maxItems: maxLength = 3 } = schema as {
    minItems?: number
    maxItems?: number
  }
  if (type === 'array') return fc.array(saidBy(items as Json, all), { minLength, maxLength })
  if (type === 'integer')
    return fc.integer({ min: Number(schema.minimum ?? 1), max: Number(schema.maximum ?? 99) })
  if (type === 'number') return fc.double({ min: -80, max: 80, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (schema.format === 'uuid') return fc.uuid({ version: 4 })
  if (schema.format === 'date-time') return fc.constant('2026-06-09T18:00:00.000Z')
  return typeof schema.pattern === 'string' ? fc.stringMatching(new RegExp(schema.pattern)) : fc.string()
}

const replies = promised.map(
  (endpoint, index) => [endpoint.name, endpoint.reply, read[index]?.reply] as const,
)

test('the reader stands in zod’s place in this test', () => {
  expect(replies.length).toBeGreaterThan(40)
  expect(read[0]?.reply).not.toBeInstanceOf(z.ZodType)
})

test.each(replies)('the answer of %s is read as the contract reads it', (_, whole, light) => {
  const said = saidBy(plain(whole))
  fc.assert(
    fc.property(said, (answer) => {
      const checked = whole.safeParse(answer)
      fc.pre(checked.success)
      expect(light?.parse(answer)).toEqual(checked.data)
      // a phone keeps what it has read, and asks on the next day whether it still has this form
      expect(light?.safeEncode(checked.data).success).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each(replies)('an answer of %s that is something else is refused', (_, whole, light) => {
  for (const answer of [7, 'no', undefined, { unheard: true }]) {
    if (whole.safeParse(answer).success) continue
    expect(() => light?.parse(answer)).toThrow('did not answer as promised')
    expect(light?.safeEncode(answer as never).success).toBe(false)
  }
})
