/** One refusal: its HTTP status and its sentence. `{name}` in a sentence is filled in where the call is refused. */
export interface Problem {
  status: number
  detail: string
  /** An extra member of the problem document. */
  member?: 'sign_in'
}

/** `'409 This game has no cup.'` by its name, or a whole problem if it has more. */
export type Refusals = Record<string, `${number} ${string}` | Problem>

type ProblemIn<R> = R extends `${infer S extends number} ${infer D}`
  ? { readonly status: S; readonly detail: D }
  : R

/** The refusals of a catalogue, each with its status as a number and its sentence, both known to the compiler. */
export const problemsIn = <const T extends Refusals>(refusals: T) =>
  Object.fromEntries(
    Object.entries(refusals).map(([code, refusal]) => [
      code,
      typeof refusal === 'string'
        ? { status: Number(refusal.slice(0, 3)), detail: refusal.slice(4) }
        : refusal,
    ]),
  ) as { readonly [C in keyof T]: ProblemIn<T[C]> }
