import { endpoints } from '@turnout/contract/endpoints'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod'

type Json = Record<string, unknown>

/** The contract as the built web has it. */
vi.resetModules()
vi.doMock('zod', () => import('./reply-reader.ts'))
const { endpoints: lightContract } = await import('@turnout/contract/endpoints')
afterAll(() => {
  vi.doUnmock('zod')
  vi.resetModules() // the next files need the whole contract
})

const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** Every value that a schema of the contract allows. */
function arbitraryOf(schema: Json, definitions: Json = (schema.$defs ?? {}) as Json): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, properties, items, additionalProperties: additional } = schema
  if (typeof $ref === 'string')
    return arbitraryOf(definitions[$ref.split('/').at(-1) ?? ''] as Json, definitions)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const alternatives = (anyOf ?? oneOf) as Json[] | undefined
  if (alternatives) return fc.oneof(...alternatives.map((option) => arbitraryOf(option, definitions)))
  if (Array.isArray(type))
    return fc.oneof(...type.map((option) => arbitraryOf({ ...schema, type: option }, definitions)))
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, arbitraryOf(field as Json, definitions)] as const,
    )
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as string[] })
  }
  if (type === 'object')
    return fc.dictionary(fc.uuid(), arbitraryOf((additional ?? {}) as Json, definitions), { maxKeys: 3 })
  const { minItems: minLength = 0, maxItems: maxLength = 3 } = schema as {
    minItems?: number
    maxItems?: number
  }
  if (type === 'array') return fc.array(arbitraryOf(items as Json, definitions), { minLength, maxLength })
  if (type === 'integer')
    return fc.integer({ min: Number(schema.minimum ?? 1), max: Number(schema.maximum ?? 99) })
  if (type === 'number') return fc.double({ min: -80, max: 80, noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (schema.format === 'uuid') return fc.uuid({ version: 4 })
  if (schema.format === 'date-time') return fc.constant('2026-06-09T18:00:00.000Z')
  return typeof schema.pattern === 'string' ? fc.stringMatching(new RegExp(schema.pattern)) : fc.string()
}

const replies = endpoints.map(
  (endpoint, index) => [endpoint.name, endpoint.reply, lightContract[index]?.reply] as const,
)

test('this test uses the reader in place of zod', () => {
  expect(replies.length).toBeGreaterThan(40)
  expect(lightContract[0]?.reply).not.toBeInstanceOf(z.ZodType)
})

test.each(replies)('the answer of %s is read as the contract reads it', (_, full, light) => {
  const arbitrary = arbitraryOf(toJsonSchema(full))
  fc.assert(
    fc.property(arbitrary, (answer) => {
      const checked = full.safeParse(answer)
      fc.pre(checked.success)
      expect(light?.parse(answer)).toEqual(checked.data)
      // a phone stores what it has parsed, and checks on the next day whether it still has this form
      expect(light?.safeEncode(checked.data).success).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each(replies)('an answer of %s in another form is refused', (_, full, light) => {
  for (const answer of [7, 'no', undefined, { unheard: true }]) {
    if (full.safeParse(answer).success) continue
    expect(() => light?.parse(answer)).toThrow('did not answer as promised')
    expect(light?.safeEncode(answer as never).success).toBe(false)
  }
})

test('a chat message of an unknown newer kind has no text, and the list is still read', () => {
  const { reply } = lightContract.find(({ name }) => name === 'listChatMessages')!
  const message = {
    ...{ id: 'm', number: 1, version: 1, kind: 'system', author: null, text: null, removed: null },
    ...{ sent_at: '2026-06-09T18:00:00.000Z', edited_at: null, reply_to: null, mentions: [], reactions: [] },
    ...{ poll: null, system: { type: 'pitch_watered' } },
  }
  const page = {
    ...{ read_number: 0, unread_count: 0, messages: [message], has_more: false, version: 1, era: 'first' },
    ...{ last_number: 1, pinned: null },
  }
  expect(reply.parse(page)).toMatchObject({ messages: [{ id: 'm', system: null }] })
})
