import type { ProblemCode } from '@turnout/contract/problem'

export interface FieldError {
  field: string
  message: string
}

/** An expected no: it has a name and a sentence, rolls its transaction back and is never logged as a fault. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ProblemCode
  readonly details: Record<string, string | number>
  readonly errors: readonly FieldError[]

  constructor(
    code: ProblemCode,
    details: Record<string, string | number> = {},
    errors: readonly FieldError[] = [],
  ) {
    super(code)
    this.code = code
    this.details = details
    this.errors = errors
  }
}

export function refuse(code: ProblemCode, details?: Record<string, string | number>): never {
  throw new Refusal(code, details)
}
