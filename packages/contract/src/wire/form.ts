import type * as z from 'zod'

/**
 * A multipart form knows only text. These turn its text into what the JSON body would have said;
 * JSON bodies are never coerced, because their schemas see no text where a number belongs.
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

/** The fields of a form as the endpoint's body schema wants them: numbers, booleans and JSON parsed where text is not what it takes. */
export function fromForm(schema: z.ZodType, fields: Record<string, string>): Record<string, unknown> {
  const shape = isObject(schema) ? schema.shape : {}
  const entries = Object.entries(fields).map(([name, text]) => {
    const field = shape[name]
    if (!field || acceptsText(field) || field.safeParse(text).success) return [name, text]
    return [name, text === '' && field.safeParse(undefined).success ? undefined : parseJson(text)]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
