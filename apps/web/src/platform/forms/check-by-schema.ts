import type * as z from 'zod'
import type { Check, FieldErrors } from './lazy-check.ts'

const isBlank = (value: unknown) => value === '' || value === null || value === undefined

/** The first error of each wrong field; a blank field may have a sentence for that. */
function sentencesOf(
  { error }: z.ZodSafeParseResult<unknown>,
  input: object,
  missing: (field: string) => string | undefined = () => undefined,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0])
    errors[field] ??= (isBlank(input[field as keyof typeof input]) && missing(field)) || message
  }
  return errors
}

/** For a form whose values differ from what is sent; its errors are those of what is sent. */
export const checkAsSent =
  <V>(
    schema: z.ZodType,
    toSent: (values: V) => object,
    missing: (field: string) => string | undefined,
  ): Check<V, V> =>
  (values) => {
    const sent = toSent(values)
    const parsed = schema.safeParse(sent)
    return parsed.success
      ? { output: values }
      : { errors: sentencesOf(parsed, sent, missing) as FieldErrors<V> }
  }

export const checkBySchema =
  <S extends z.ZodType>(schema: S): Check<z.input<S>, z.output<S>> =>
  (values) => {
    const parsed = schema.safeParse(values)
    return parsed.success
      ? { output: parsed.data }
      : { errors: sentencesOf(parsed, values as object) as FieldErrors<z.input<S>> }
  }
