import type * as z from 'zod'

/**
 * A multipart form has only text. These functions turn it into the value that the JSON body would have. JSON
 * bodies are never coerced: their schemas refuse text where a number belongs.
 */
const isObject = (shape: unknown): shape is { shape: Record<string, z.ZodType> } =>
  typeof shape === 'object' && shape !== null && 'shape' in shape

const acceptsText = (schema: z.ZodType): boolean =>
  schema.safeParse('').success || schema.safeParse('x'.repeat(5)).success

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * The fields of a form in the types of the endpoint's body schema: numbers, booleans and JSON are parsed
 * where the field takes no text.
 */
export function fromForm(schema: z.ZodType, fields: Record<string, string>): Record<string, unknown> {
  const shape = isObject(schema) ? schema.shape : {}
  const entries = Object.entries(fields).map(([name, text]) => {
    const field = shape[name]
    if (!field || acceptsText(field) || field.safeParse(text).success) return [name, text]
    return [name, text === '' && field.safeParse(undefined).success ? undefined : parseJson(text)]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
