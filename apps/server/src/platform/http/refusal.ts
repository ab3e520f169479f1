import type { CommonProblem, ProblemCode } from '@turnout/contract/problem'

export interface FieldError {
  field: string
  message: string
}

/** An expected refusal: it rolls back its transaction and is never logged as a fault. */
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

/** Refuses with the problems of one endpoint. A function shared by endpoints declares the ones that it needs. */
export type Refuse<R extends ProblemCode = never> = (
  code: R | CommonProblem,
  details?: Record<string, string | number>,
) => never

export const refuseFor =
  <const R extends ProblemCode>(_route: { problems: readonly R[] }): Refuse<R> =>
  (code, details) => {
    throw new Refusal(code, details)
  }

/** For the problems that every endpoint shares; others come from the `refuse` of the endpoint. */
export const refuse = refuseFor({ problems: [] })
